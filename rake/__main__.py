"""Run `python -m rake`."""

import sys

from .cli.commands import main

sys.exit(main())
