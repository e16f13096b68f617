"""Requests as discord.py builds them."""

import io
import json
from collections.abc import Callable, Mapping
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
import pytest
from discord import app_commands, ui
from discord.http import HTTPClient, MultipartParameters, Route, handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params, interaction_response_params

CHANNEL = "/channels/111/messages"
CALLBACK = "/interactions/222/token/callback?with_response=1"
FOLLOW_UP = "/webhooks/333/token?wait=1"
ORIGINAL = "/webhooks/333/token/messages/@original"


class Sent(NamedTuple):
    """One decoded request."""

    method: str
    path: str
    body: object
    file_names: tuple[str, ...] = ()


def sent(method: str, path: str, params: MultipartParameters) -> Sent:
    if not params.files:
        return Sent(method, path, json.loads(json.dumps(params.payload)))
    form = {field["name"]: field["value"] for field in params.multipart or ()}
    return Sent(method, path, json.loads(form["payload_json"]), tuple(file.filename for file in params.files))


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(b"picture"), filename=name, description="A picture")


def board() -> ui.LayoutView:
    """Return a message with every component of Components V2."""
    view = ui.LayoutView(timeout=None)
    person = discord.SelectDefaultValue(id=5, type=discord.SelectDefaultValueType.user)
    view.add_item(
        ui.Container(
            ui.TextDisplay("# The table"),
            ui.Section("One", "Two", accessory=ui.Thumbnail("attachment://card.png", description="A card")),
            ui.Section("Three", accessory=ui.Button(label="Peek", custom_id="peek")),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")),
            ui.File("attachment://rules.txt"),
            ui.ActionRow(
                ui.Button(label="Join", custom_id="join", emoji="🎲"),
                ui.Button(label="Rules", url="https://example.org/rules"),
            ),
            ui.ActionRow(ui.Select(custom_id="pick", options=[discord.SelectOption(label="A", description="a")])),
            accent_colour=discord.Colour.gold(),
        )
    )
    view.add_item(ui.ActionRow(ui.UserSelect(custom_id="who", default_values=[person], id=77)))
    return view


def board_files() -> list[discord.File]:
    return [picture(name) for name in ("card.png", "board.png", "rules.txt")]


def rows() -> ui.View:
    """Return the buttons and selects of a legacy message."""
    view = ui.View(timeout=None)
    for number in range(5):
        view.add_item(ui.Button(label=str(number), custom_id=f"button:{number}", row=0))
    view.add_item(ui.ChannelSelect(custom_id="channel", channel_types=[discord.ChannelType.text], row=1))
    view.add_item(ui.RoleSelect(custom_id="role", min_values=0, max_values=3, row=2))
    view.add_item(ui.MentionableSelect(custom_id="anyone", placeholder="Anyone", row=3))
    return view


def embed() -> discord.Embed:
    made = discord.Embed(title="Title", description="Text", colour=0xFFFFFF, timestamp=discord.utils.utcnow())
    made.add_field(name="Name", value="Value").set_footer(text="Footer", icon_url="attachment://card.png")
    return made.set_author(name="Author", url="https://example.org").set_image(url="https://example.org/a.png")


def labelled(name: str, component: Any) -> Any:
    return ui.Label(text=name, description="What to do", component=component)


def form(*parts: Any) -> dict[str, Any]:
    made = ui.Modal(title="Everything")
    for part in parts:
        made.add_item(part)
    return made.to_dict()


def new_form() -> dict[str, Any]:
    radio = [discord.RadioGroupOption(label=name) for name in "ab"]
    return form(
        ui.TextDisplay("Fill this in"),
        labelled("Word", ui.TextInput(max_length=20, placeholder="?")),
        labelled("Pick", ui.Select(options=[discord.SelectOption(label="A")])),
        labelled("One", ui.RadioGroup(options=radio)),
        labelled("File", ui.FileUpload(required=False, min_values=0, max_values=10)),
    )


def other_form() -> dict[str, Any]:
    return form(
        ui.TextInput(label="Word", default="word", style=discord.TextStyle.long),
        labelled("Many", ui.CheckboxGroup(options=[discord.CheckboxGroupOption(label="a")], max_values=1)),
        labelled("Yes", ui.Checkbox(default=True)),
        labelled("Who", ui.UserSelect(required=False, min_values=0)),
    )


def kept() -> discord.Attachment:
    data: Any = {
        "id": "1300000000000000000",
        "filename": "board.png",
        "size": 7,
        "url": "u",
        "proxy_url": "p",
    }
    state: Any = SimpleNamespace(http=None)  # only needed to download the file
    return discord.Attachment(data=data, state=state)


def reply(kind: int, **carried: Any) -> Sent:
    with interaction_message_response_params(type=kind, **carried) as params:
        return sent("POST", CALLBACK, params)


def answer(kind: int, data: Mapping[str, Any] | None = None) -> Sent:
    return sent("POST", CALLBACK, interaction_response_params(kind, dict(data) if data else None))


def message(method: str, path: str, **carried: Any) -> Sent:
    with handle_message_parameters(**carried) as params:
        return sent(method, path, params)


def reference() -> Any:
    return discord.MessageReference(message_id=9, channel_id=111, guild_id=1).to_message_reference_dict()


def poll() -> discord.Poll:
    made = discord.Poll(question="Which?", duration=timedelta(hours=1))
    return made.add_answer(text="This", emoji="🎲").add_answer(text="That")


DISCORD_PY: dict[str, Callable[[], Sent]] = {
    "channel text": lambda: message("POST", CHANNEL, content="Hello", nonce="12345"),
    "channel embed, rows, file": lambda: message(
        "POST",
        CHANNEL,
        embed=embed(),
        view=rows(),
        file=picture("card.png"),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(5)], roles=False),
        message_reference=reference(),
        stickers=[5],
    ),
    "channel poll": lambda: message("POST", CHANNEL, poll=poll()),
    "channel board": lambda: message("POST", CHANNEL, view=board(), files=board_files()),
    "channel edit": lambda: message("PATCH", CHANNEL + "/9", content=None, embed=None, view=None, attachments=[]),
    "channel edit, board": lambda: message(
        "PATCH", CHANNEL + "/9", view=board(), attachments=[kept(), picture("card.png"), picture("rules.txt")]
    ),
    "follow-up": lambda: message(
        "POST", FOLLOW_UP, view=board(), files=board_files(), flags=discord.MessageFlags(ephemeral=True)
    ),
    "original edit": lambda: message("PATCH", ORIGINAL, content="Done", view=rows()),
    "reply": lambda: reply(4, content="Hi", view=rows(), allowed_mentions=discord.AllowedMentions.none()),
    "reply board": lambda: reply(4, view=board(), files=board_files(), flags=discord.MessageFlags(ephemeral=True)),
    "update": lambda: reply(7, view=board(), attachments=board_files()),
    "update text": lambda: reply(7, content="Done", view=None),
    "defer reply": lambda: answer(5, {"flags": 64}),
    "defer update": lambda: answer(6),
    "autocomplete": lambda: answer(8, {"choices": [app_commands.Choice(name="A", value="a").to_dict()]}),
    "modal": lambda: answer(9, new_form()),
    "modal, other fields": lambda: answer(9, other_form()),
}


async def commands_and_threads(monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Return discord.py's requests to sync commands and to create and edit threads."""
    recorded: list[Sent] = []

    async def record(self: HTTPClient, route: Route, **options: Any) -> list[object]:
        recorded.append(Sent(route.method, route.url.removeprefix(Route.BASE), options.get("json")))
        return []

    monkeypatch.setattr(HTTPClient, "request", record)
    client = discord.Client(intents=discord.Intents.none(), application_id=333)
    tree = app_commands.CommandTree(client)
    game = app_commands.Group(name="spiel-日本", description="Games", guild_only=True)

    @game.command(name="open", description="Open a table")
    @app_commands.choices(kind=[app_commands.Choice(name="Fast", value="fast")])
    @app_commands.describe(kind="Which", seats="How many", rate="How dear", where="Where")
    async def open_table(
        interaction: discord.Interaction,
        kind: str,
        seats: app_commands.Range[int, 2, 8] = 4,
        name: app_commands.Range[str, 1, 80] = "Table",
        rate: float = 1.5,
        where: discord.TextChannel | None = None,
        who: discord.Member | None = None,
    ) -> None:
        await interaction.response.send_message(f"{kind} {seats} {name} {rate} {where} {who}")

    @app_commands.command(name="help", description="How to play")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_installs(guilds=True)
    @app_commands.allowed_contexts(guilds=True)
    async def help_command(interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    @app_commands.context_menu(name="Show Profile")
    async def profile(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(member.mention)

    for command in (game, help_command, profile):
        tree.add_command(command)
    await tree.sync()
    await tree.sync(guild=discord.Object(1))
    await client.http.start_thread_without_message(
        111, name="Table 5", auto_archive_duration=1440, type=11, invitable=True, rate_limit_per_user=None
    )
    await client.http.start_thread_with_message(111, 9, name="Table 5", auto_archive_duration=60)
    await client.http.edit_channel(444, archived=True, locked=True)
    await client.http.add_user_to_thread(444, 5)
    await client.http.delete_messages(111, [8, 9])
    return recorded
