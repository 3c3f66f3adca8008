"""What any table game is, without knowing one: seats, actions, refusals, events, outcomes.

This layer is pure: it imports no clock, randomness, network, log or UI library.
"""
