"""How a command ends when it cannot do what was asked: one plain sentence and an exit code."""


class Fault(Exception):
    """Ends the program; the text is for the person at the keyboard."""

    exit_code = 1


class WrongUse(Fault):
    """The command was not given what it needs, or something that does not exist."""

    exit_code = 2


class Failed(Fault):
    """The command was right, but it could not be done."""
