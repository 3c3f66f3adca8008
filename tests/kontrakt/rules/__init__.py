"""Each rule, ruling and complaint with a test that carries its id."""
