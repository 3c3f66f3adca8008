"""What makes, checks and breaks Kontu; nothing of it is installed."""
