"""Words for Omaha, in English; templates translate them."""

from __future__ import annotations

from ...kit.words import N_

TITLE = N_("A round of Omaha")
"""What a deal is called."""
