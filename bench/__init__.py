"""How fast the rules are, beside other engines on the same machine."""
