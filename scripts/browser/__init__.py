"""What the browser's Python is given in place of compiled libraries."""
