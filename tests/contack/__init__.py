"""Contack's rules, one test a rule, through the public protocol."""
