"""Pictures checked once: the simulator checks each anew, in a process of its own, for everybody who looks.

A channel with thirty pictures took seconds for every change of the member viewed as.
"""

from collections import OrderedDict

from simcord.preview._media import MediaInfo, MediaWorker

KEPT = 200
"""How many checked pictures are remembered: about 50 MB."""

Checked = OrderedDict[tuple[str, float | None], MediaInfo]
"""What was found, by the hash of the file and the moment in it."""


class Checker(MediaWorker):
    """Checks files as the simulator does, and remembers what it found in `checked`."""

    def __init__(self, checked: Checked) -> None:
        super().__init__()
        self._checked = checked

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what was found in a file with this hash. Raises MediaError for one that may not be shown."""
        found = self._checked.get((key, media_time))
        if found is None:
            found = await super().validate(key, blob, media_time=media_time)
        self._checked[key, media_time] = found
        self._checked.move_to_end((key, media_time))
        while len(self._checked) > KEPT:
            self._checked.popitem(last=False)
        return found
