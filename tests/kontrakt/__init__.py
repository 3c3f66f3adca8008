"""The rules of Kontrakt, one by one, by small positions."""
