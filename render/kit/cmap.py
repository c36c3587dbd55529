"""Which characters a font can draw: a reader of the `cmap` table of TrueType and OpenType files.

Source: the OpenType specification, chapter `cmap`, formats 4 and 12.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=64)
def characters(path: Path, index: int = 0) -> frozenset[int]:
    """The code points that the font file (member `index` of a collection) maps to a glyph."""
    with path.open("rb") as file:
        head = file.read(12 + 4 * 64)
        start = struct.unpack_from(">I", head, 12 + 4 * index)[0] if head[:4] == b"ttcf" else 0
        file.seek(start)
        count = struct.unpack(">I H 6x", file.read(12))[1]
        records = file.read(16 * count)
        offset, length = _table(records, b"cmap")
        file.seek(offset)
        return _read(file.read(length))


def _table(records: bytes, tag: bytes) -> tuple[int, int]:
    for at in range(0, len(records), 16):
        if records[at : at + 4] == tag:
            offset, length = struct.unpack_from(">II", records, at + 8)
            return offset, length
    return 0, 0


def _read(table: bytes) -> frozenset[int]:
    found: set[int] = set()
    for number in range(struct.unpack_from(">H", table, 2)[0]):
        platform, encoding, offset = struct.unpack_from(">HHI", table, 4 + 8 * number)
        if (platform, encoding) in {(0, 3), (0, 4), (0, 6), (3, 1), (3, 10)}:
            form = struct.unpack_from(">H", table, offset)[0]
            found |= _format12(table, offset) if form == 12 else set()
            found |= _format4(table, offset) if form == 4 else set()
    return frozenset(found)


def _format12(table: bytes, offset: int) -> set[int]:
    found: set[int] = set()
    for group in range(struct.unpack_from(">I", table, offset + 12)[0]):
        first, last, glyph = struct.unpack_from(">III", table, offset + 16 + 12 * group)
        found.update(range(first + (glyph == 0), last + 1))
    return found


def _format4(table: bytes, offset: int) -> set[int]:
    doubled = struct.unpack_from(">H", table, offset + 6)[0]
    shape = f">{doubled // 2}H"
    ends = struct.unpack_from(shape, table, offset + 14)
    starts = struct.unpack_from(shape, table, offset + 16 + doubled)
    deltas = struct.unpack_from(shape, table, offset + 16 + 2 * doubled)
    at = offset + 16 + 3 * doubled
    ranges = struct.unpack_from(shape, table, at)
    found: set[int] = set()
    for i, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            if ranges[i] == 0:
                glyph = (code + deltas[i]) & 0xFFFF
            else:
                glyph = struct.unpack_from(">H", table, at + 2 * i + ranges[i] + 2 * (code - first))[0]
            if glyph:
                found.add(code)
    return found
