"""The command line: finds the command, and ends with one plain sentence when it cannot."""

import sys
from contextlib import suppress
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from kontu import __version__
from kontu.commands import arena, compare, doctor, play, print, review, rules, serve, simulate, verify  # noqa: A004
from kontu.commands.faults import Fault, WrongUse
from kontu.commands.options import Lang
from kontu.commands.words import say, texts

# What Typer raises for a wrong command line; the name of the class has moved between its versions.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Commands(TyperGroup):
    """The group of all commands; an unknown one is answered with the nearest."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that ``args`` begin with."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise WrongUse(
                say("cli-unknown-command", name=args[0][:40], nearest=_nearest(args[0], self.commands))
            )
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    help=say("cli-help"),
    epilog=say("cli-example"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

COMMANDS = (
    serve.serve,
    play.play,
    simulate.simulate,
    compare.compare,
    arena.arena,
    verify.verify,
    review.review,
    rules.rules,
    print.print_,
    doctor.doctor,
)

for command in COMMANDS:
    # A command that is called as Python calls something has a line at the end of its name.
    name = command.__name__.rstrip("_")
    app.command(name, help=say(f"cli-{name}-help"), epilog=say(f"cli-{name}-example"))(command)


@app.callback(invoke_without_command=True)
def kontu(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("cli-version-help"))] = False,
    lang: Lang = None,
) -> None:
    """Without a command the table is served and the browser opened."""
    if version:
        sys.stdout.write(f"kontu {__version__}\n")
        raise typer.Exit(0)
    if lang is not None:
        from kontu.commands.choices import texts_in

        texts_in(lang)
    if context.invoked_subcommand is None:
        serve.serve(open_browser=True)


def run(arguments: list[str]) -> int:
    """The exit code of the command that ``arguments`` give: 0 done, 1 failed, 2 wrong use.

    Raises:
        KeyboardInterrupt: Ctrl-C stopped a command that does nothing about it.
    """
    from kontu.commands.output import give_up_output, prepare_streams

    prepare_streams()
    try:
        return _run(arguments)
    except BrokenPipeError:
        # Whoever read our output has enough.
        return 1
    except OSError as error:
        return _complain(say("cli-output-unwritable", problem=texts().problem(error)), 1)
    finally:
        give_up_output()


def _run(arguments: list[str]) -> int:
    try:
        code = app(arguments, prog_name="kontu", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Fault as fault:
        return _complain(str(fault), fault.exit_code)
    except UsageError as error:
        return _complain(_usage(error), 2)
    except typer.Abort:
        # What some versions of Typer make of Ctrl-C; others end with its exit code by themselves.
        raise KeyboardInterrupt from None


def _complain(message: str, code: int) -> int:
    # The exit code says it even where nothing can be written.
    with suppress(OSError):
        sys.stderr.write(say("cli-error", message=message) + "\n")
    return code


def _usage(error: Exception) -> str:
    """What is wrong with a command line that Typer refused."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if option is not None and hasattr(error, "possibilities"):
        return say(
            "cli-unknown-option", name=option[:40], nearest=_nearest(option, error.possibilities or ())
        )
    if option is not None:
        return say("cli-option-without-value", name=option[:40])
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar
        return say("cli-missing", name=name or parameter.name)
    return str(getattr(error, "message", error))


def _nearest(name: str, known: Any) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, list(known), n=1, cutoff=0.5)), "")
