"""Where bands of a render, fallen cloth and grown frost are kept, so that nothing is computed twice."""

import os
from pathlib import Path

KEPT = Path(os.environ.get("ROOMS_CACHE") or Path(__file__).parent.parent.parent / ".cache/rooms")
