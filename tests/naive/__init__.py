"""Slow, obvious engines written from the rules alone, against which the real ones are held."""
