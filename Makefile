# Kontu: everything a developer or a player types. `make help` lists it.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.ONESHELL:
MAKEFLAGS += --no-print-directory

ifeq ($(filter oneshell,$(.FEATURES)),)
  $(error Kontu needs GNU make 3.82 or newer)
endif

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
UV := $(BIN)/uv --quiet
C_TYPES := $(wildcard src/kontu/games/*/*.pxd)
KERNELS := $(C_TYPES) $(wildcard $(C_TYPES:.pxd=.py))
# How many test processes at once.
JOBS ?= auto

export UV_PYTHON_DOWNLOADS := never
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
# A hundred programs are started by the tests; each would read all of the source anew.
export PYTHONDONTWRITEBYTECODE :=

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

# --- the environment ---------------------------------------------------------------------------

env: $(VENV)/installed ## Libraries in .venv, Kontu itself installed from here, kernels compiled

$(VENV)/uv: requirements-uv.lock scripts/find_python
	@echo "Making $(VENV) ..."
	python="$$(bash scripts/find_python)"
	[ -x $(PY) ] && $(PY) -c '' 2>/dev/null || "$$python" -m venv --clear $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements-uv.lock
	touch $@

$(VENV)/synced: requirements.lock $(VENV)/uv
	@echo "Installing the libraries (the first time this downloads them) ..."
	$(UV) pip sync --require-hashes --compile-bytecode requirements.lock
	touch $@

$(VENV)/installed: $(VENV)/synced pyproject.toml setup.py scripts/build_kernels.py $(KERNELS)
	@echo "Installing Kontu and compiling its rules (a minute or more) ..."
	rm -f src/kontu/games/*/*.so
	touch $(VENV)/installing
	KONTU_PAGE=skip $(UV) pip install --no-deps --no-build-isolation --reinstall --editable .
	if [ -z "$$(ls src/kontu/games/*/*.so 2> /dev/null)" ]; then
	  echo "The rules run as plain Python, and slower: no C compiler with the headers of Python was found." >&2
	fi
	mv $(VENV)/installing $@

# A kernel that could be compiled and is not is compiled now.
ifneq ($(words $(filter %.py,$(KERNELS))),$(words $(wildcard src/kontu/games/*/*.so)))
ifneq ($(shell bash scripts/can_compile $(PY)),)
$(VENV)/installed: anew
anew:
endif
endif

lock: env ## Lock files made anew from pyproject.toml and page/package.json
	@compile() { $(UV) pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate "$$@" > /dev/null; }
	compile pyproject.toml --group test --upgrade -o requirements.lock
	grep -A 1000 '^uv==' requirements.lock | awk 'NR > 1 && /^[a-z]/ {exit} {print}' > requirements-uv.lock
	compile pyproject.toml --group test --group bench -c requirements.lock -o requirements-bench.lock
	compile --group fuzz -o requirements-fuzz.lock
	$(PY) scripts/build_page.py lock

# --- the page ----------------------------------------------------------------------------------

page: env ## The page built into the package, if it is not up to date
	@$(PY) scripts/build_page.py

types: env ## The page's types made anew from the server's structs
	@$(PY) scripts/generate_types.py

# --- play --------------------------------------------------------------------------------------

# More for the command line: make play PLAY="--port 9000 --data /some/folder"
PLAY ?=
play: env page ## Start the table and open it in the browser
	@exec $(BIN)/kontu serve --open $(PLAY)

# --- tests -------------------------------------------------------------------------------------

# Each of what is done together leaves a processor idle now and then, which another can use.
TOGETHER := -j3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test: ## Every check and every test
	@$(MAKE) -j2 env chromium
	$(MAKE) $(TOGETHER) check test-page checked
	$(MAKE) test-python
	$(MAKE) $(TOGETHER) test-wheels test-cluster
	$(MAKE) test-builds test-browser
	echo "Every check and every test passed."

test-fast: check test-python ## Everything but the page, the browser and the other builds

check: env
	@$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

test-python: env
	@$(PY) -m pytest -n $(JOBS) --ignore tests/e2e --ignore tests/build --ignore $(CLUSTER_TESTS)

# One cluster serves all of these tests; several at once would be slower.
CLUSTER_TESTS := tests/arena/test_ray.py
test-cluster: env
	@$(PY) -m pytest $(CLUSTER_TESTS)

test-wheels: env page
	@$(PY) -m pytest tests/build

# The rules once more on the kernels as ordinary Python, and on kernels compiled with every index,
# shift and sum checked, where the laws walk through them too. That the builds play alike is law 12,
# which the tests before have held.
RULES_TESTS := tests/contack tests/kontrakt/rules $(wildcard tests/kontrakt/test_*.py)
test-builds: env checked
	@KONTU_KERNEL=interpreted $(PY) -m pytest -n $(JOBS) $(RULES_TESTS)
	if [ -n "$$(bash scripts/can_compile $(PY))" ]; then
	  KONTU_KERNEL=checked $(PY) -m pytest -n $(JOBS) $(RULES_TESTS) tests/laws
	fi

checked: env
	@if [ -n "$$(bash scripts/can_compile $(PY))" ]; then
	  KONTU_CHECKED=1 KONTU_COMPILE=required $(PY) setup.py --quiet build_ext --build-lib build/checked
	fi

test-page: page
	@$(PY) scripts/build_page.py npm run check
	$(PY) scripts/build_page.py npm test

test-browser: page chromium
	@KONTU_CHROMIUM="$$(bash scripts/find_chromium)" $(PY) -m pytest -n $(JOBS) --dist worksteal tests/e2e

chromium:
	@bash scripts/find_chromium > /dev/null

mutate: env ## Break each rule on purpose and see that a test notices
	@$(PY) scripts/mutate.py

# A longer look than the tests take, guided by what each input makes the program do.
SECONDS ?= 600
fuzz: env ## Look for input that makes a reader fail, SECONDS=600 in all
	@$(UV) pip install --require-hashes -r requirements-fuzz.lock
	$(PY) scripts/fuzz.py --seconds $(SECONDS)

bench: env ## How fast the rules are, beside other engines on this machine
	@$(UV) pip install --require-hashes -r requirements-bench.lock
	$(PY) -m bench

clean: ## Remove everything that was made here
	@rm -rf $(VENV) build dist page/node_modules page/dist src/kontu/web/static src/*.egg-info *.egg-info test-results
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -f src/kontu/games/*/*.so src/kontu/games/*/*.c
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help env anew lock page types play test test-fast check test-python test-cluster test-wheels test-builds checked test-page test-browser chromium \
  mutate fuzz bench clean
