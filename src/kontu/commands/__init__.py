"""The commands of ``kontu``, one a module.

Each imports what it needs when it runs, so that help comes at once.
"""
