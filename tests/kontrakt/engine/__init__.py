"""Kontrakt's engine as a program: its builds, its notation, its records, whole matches by every variant."""
