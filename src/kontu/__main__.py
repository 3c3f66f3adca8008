"""``python -m kontu`` is ``kontu``."""

from kontu.cli import main

if __name__ == "__main__":
    main()
