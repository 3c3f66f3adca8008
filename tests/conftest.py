"""What every test stands on: one chosen build of the kernels, the same examples each time, Chromium."""

import os
import shutil

import pytest
from hypothesis import HealthCheck, settings

from tests import kernels

BUILD = os.environ.get("KONTU_KERNEL", "")

# The same examples every time, so that a red run can be run again; `explore` looks for new ones.
settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "explore", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

if BUILD:
    kernels.choose(BUILD)


def pytest_report_header() -> str:
    """Which build of the kernels is under test."""
    return f"kernels: {BUILD or ('interpreted' if kernels.compiler() is None else 'compiled')}"


def pytest_sessionstart() -> None:
    """Nothing is tested on kernels that are not what the source says."""
    if BUILD == "interpreted":
        return
    build = BUILD or "compiled"
    if wrong := [*kernels.outdated(build), *kernels.missing(build)]:
        remedy = "Run make env and make checked, or test with KONTU_KERNEL=interpreted."
        pytest.exit(f"Not compiled from today's source: {', '.join(wrong)}. {remedy}", returncode=3)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser; without one the test fails and says what to do."""
    names = filter(None, [os.environ.get("KONTU_CHROMIUM"), "chromium-headless-shell", "chromium"])
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail("No Chromium found: run make test-browser, which installs it or says how.")
    return found
