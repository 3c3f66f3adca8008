"""How a Contack match stands in a record."""


class ContackScribe:
    """The scribe of Contack."""
