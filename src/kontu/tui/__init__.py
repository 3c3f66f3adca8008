"""The table in a terminal: a picture, numbered actions, one line of input a turn.

Works from a pipe and with a screen reader: it only ever writes lines and reads lines.
"""
