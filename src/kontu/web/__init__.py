"""Pages, REST and WebSocket: decodes strictly, limits, maps a key to a seat, and nothing else."""
