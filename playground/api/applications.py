"""The application: gateway URL, commands, emojis."""

import base64
import binascii
import re

from playground.api.call import Call, Outcome, route
from playground.errors import Json, api_error, invalid_form
from playground.world.model import GLOBAL, Emoji

LARGEST_EMOJI = 256 * 1024
MOST_EMOJIS = 2000
DATA_URI = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


@route("GET", "/gateway", needs_token=False)
async def gateway(call: Call) -> Outcome:
    """Return the gateway URL."""
    return {"url": call.backend.gateway.url}


@route("GET", "/gateway/bot")
async def gateway_bot(call: Call) -> Outcome:
    """Return the gateway URL and the recommended number of shards."""
    start = {"total": 1000, "remaining": 1000 - call.backend.gateway.identifies, "reset_after": 86_400_000}
    return {
        "url": call.backend.gateway.url,
        "shards": max(1, len(call.backend.world.guilds_of_bot) // 1000),
        "session_start_limit": {**start, "max_concurrency": 16},
    }


def _application(call: Call) -> Json:
    application = call.backend.world.application
    return {
        "id": str(application.id),
        "name": application.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": application.requires_code_grant,
        "verify_key": "0" * 64,
        "flags": application.flags,
        "owner": call.backend.payloads.user(call.backend.world.people[application.owner_id]),
        "team": None,
        "hook": True,
        "redirect_uris": [],
        "interactions_endpoint_url": application.interactions_url,
        "role_connections_verification_url": None,
        "type": None,
        "flags_new": str(application.flags),
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {str(kind): {} for kind in application.integration_types},
        "approximate_user_install_count": sum(person.has_app for person in call.backend.world.people.values()),
        "approximate_user_authorization_count": 0,
        "approximate_guild_count": len(call.backend.world.guilds_of_bot),
        "bot": call.backend.payloads.bot_user(),
    }


@route("GET", "/oauth2/applications/@me")
async def about_me(call: Call) -> Outcome:
    """Return the application, as clients request it at login."""
    return _application(call)


@route("GET", "/applications/@me")
async def about_me_too(call: Call) -> Outcome:
    """Return the application by its newer route."""
    return _application(call)


# -- commands ----------------------------------------------------------------------------------


def _scope(call: Call) -> int:
    """Return the guild id or GLOBAL. Raise 50001 for another application's commands."""
    if call.snowflake("application_id") != call.backend.world.application.id:
        raise api_error(50001)
    return call.guild.id if "guild_id" in call.params else GLOBAL


@route("GET", "/applications/{application_id}/commands")
@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
async def commands(call: Call) -> Outcome:
    """Return the registered commands."""
    return call.backend.commands.listed(_scope(call))


@route("PUT", "/applications/{application_id}/commands")
@route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
async def replace_commands(call: Call) -> Outcome:
    """Replace all commands."""
    return call.backend.commands.replace_all(_scope(call), call.body)


@route("POST", "/applications/{application_id}/commands")
@route("POST", "/applications/{application_id}/guilds/{guild_id}/commands")
async def upsert_command(call: Call) -> Outcome:
    """Register one command."""
    command, new = call.backend.commands.upsert(_scope(call), call.body)
    call.status = 201 if new else 200
    return command


@route("GET", "/applications/{application_id}/commands/{command_id}")
@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
async def command(call: Call) -> Outcome:
    """Return one command."""
    return call.backend.commands.get(_scope(call), call.snowflake("command_id"))


@route("PATCH", "/applications/{application_id}/commands/{command_id}")
@route("PATCH", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
async def change_command(call: Call) -> Outcome:
    """Change one command."""
    return call.backend.commands.change(_scope(call), call.snowflake("command_id"), call.body)


@route("DELETE", "/applications/{application_id}/commands/{command_id}")
@route("DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
async def delete_command(call: Call) -> Outcome:
    """Remove one command."""
    call.backend.commands.delete(_scope(call), call.snowflake("command_id"))
    return None


# -- emojis ------------------------------------------------------------------------------------


def _emoji(call: Call) -> Emoji:
    emoji = call.backend.world.emojis.get(call.snowflake("emoji_id"))
    if emoji is None:
        raise api_error(10014)
    return emoji


def _check_name(call: Call, name: object, *, besides: int = 0) -> str:
    if not isinstance(name, str) or not re.fullmatch(r"\w{2,32}", name):
        raise invalid_form("name", "BASE_TYPE_BAD_LENGTH", "Must be 2 to 32 letters, digits or underscores.")
    if any(e.name == name and e.id != besides for e in call.backend.world.emojis.values()):
        raise invalid_form("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    return name


@route("GET", "/applications/{application_id}/emojis")
async def emojis(call: Call) -> Outcome:
    """Return the application's emojis."""
    return {"items": [call.backend.payloads.emoji(e) for e in call.backend.world.emojis.values()]}


@route("POST", "/applications/{application_id}/emojis")
async def create_emoji(call: Call) -> Outcome:
    """Upload an emoji."""
    name = _check_name(call, call.body.get("name"))
    found = DATA_URI.fullmatch(str(call.body.get("image")))
    if found is None:
        raise invalid_form("image", "BASE_TYPE_IMAGE", "Must be a picture as a data URI.")
    try:
        picture = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        raise invalid_form("image", "BASE_TYPE_IMAGE", "Is not base64.") from None
    if len(picture) > LARGEST_EMOJI:
        raise invalid_form("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    world = call.backend.world
    if len(world.emojis) >= MOST_EMOJIS:
        raise api_error(30008)
    emoji = Emoji(world.ids.next(), name, animated=found[1] == "gif")
    world.emojis[emoji.id], world.files[emoji.id] = emoji, picture
    call.backend.events.emoji(emoji)
    call.status = 201
    return call.backend.payloads.emoji(emoji)


@route("GET", "/applications/{application_id}/emojis/{emoji_id}")
async def emoji(call: Call) -> Outcome:
    """Return one emoji."""
    return call.backend.payloads.emoji(_emoji(call))


@route("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
async def rename_emoji(call: Call) -> Outcome:
    """Rename an emoji."""
    renamed = _emoji(call)
    renamed.name = _check_name(call, call.body.get("name"), besides=renamed.id)
    call.backend.events.emoji(renamed)
    return call.backend.payloads.emoji(renamed)


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
async def delete_emoji(call: Call) -> Outcome:
    """Remove an emoji."""
    gone = _emoji(call)
    del call.backend.world.emojis[gone.id]
    call.backend.world.files.pop(gone.id, None)
    call.backend.events.emoji(gone)
    return None
