"""Attachments: uploads, image sizes, and which files an edit keeps."""

import mimetypes
import re
import struct
from dataclasses import dataclass

from playground.errors import Json, invalid_form
from playground.world.model import Attachment, World
from playground.world.payloads import ATTACHMENT_LIMIT


@dataclass(frozen=True)
class Upload:
    """A file of a request, with the number of its form field."""

    number: int
    filename: str
    content: bytes


def pixels(content: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, GIF, WebP or JPEG image, or None."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content[:4] == b"GIF8" and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP" and len(content) >= 30:
        return _webp_pixels(content)
    if content[:2] == b"\xff\xd8":
        return _jpeg_pixels(content)
    return None


def _webp_pixels(content: bytes) -> tuple[int, int] | None:
    form = content[12:16]
    if form == b"VP8X":
        return 1 + int.from_bytes(content[24:27], "little"), 1 + int.from_bytes(content[27:30], "little")
    if form == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)
    if form == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_pixels(content: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def safe_name(filename: str) -> str:
    """Return a file name as Discord stores it, without spaces and path."""
    return re.sub(r"[^\w.\-]", "_", filename.rsplit("/", 1)[-1]) or "file"


def store(world: World, upload: Upload, described: Json | None = None) -> Attachment:
    """Store an upload and return its attachment."""
    if len(upload.content) > ATTACHMENT_LIMIT:
        raise invalid_form(f"files.{upload.number}", "BASE_TYPE_MAX_LENGTH", "File is larger than 10 MiB.")
    name = safe_name(str((described or {}).get("filename") or upload.filename))
    size = pixels(upload.content)
    attachment = Attachment(
        world.ids.next(),
        name,
        len(upload.content),
        content_type=mimetypes.guess_type(name)[0],
        description=(described or {}).get("description"),
        width=size[0] if size else None,
        height=size[1] if size else None,
    )
    world.files[attachment.id] = upload.content
    return attachment


def attach(world: World, body: Json, uploads: list[Upload], present: list[Attachment]) -> list[Attachment]:
    """Return the attachments of a message after a request.

    `attachments` in the body names what stays (by id) and describes what is new (by field number);
    an edit without it keeps all attachments and adds the uploads.
    """
    listed = body.get("attachments")
    by_number = {upload.number: upload for upload in uploads}
    if listed is None:
        return present + [store(world, upload) for upload in uploads]
    kept = {str(attachment.id): attachment for attachment in present}
    result: list[Attachment] = []
    for index, entry in enumerate(listed):
        key = str(entry.get("id", index))
        if key in kept:
            if "description" in entry:
                kept[key].description = entry["description"]
            result.append(kept[key])
        elif key.isdigit() and int(key) in by_number:
            result.append(store(world, by_number.pop(int(key)), entry))
        else:
            raise invalid_form(f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", "Attachment was not found.")
    result += [store(world, upload) for upload in by_number.values()]
    return result
