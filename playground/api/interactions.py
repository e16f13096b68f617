"""Answers to interactions; the token in the path is what authorises them."""

from playground.api.call import Call, Outcome, route
from playground.interactions import Interaction


@route("POST", "/interactions/{interaction_id}/{token}/callback", needs_token=False)
async def call_back(call: Call) -> Outcome:
    """The first answer."""
    backend = call.backend
    interaction = backend.interactions.find(call.snowflake("interaction_id"), call.params["token"])
    shape = backend.interactions.call_back(interaction, call.body, call.uploads)
    if interaction.original is not None:
        call.settle(interaction.original)
    if interaction.modal is not None:
        call.after.append(lambda: backend.settle(interaction.token))
    call.after.append(interaction.resolve)
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return shape
    return None


def _interaction(call: Call) -> Interaction:
    return call.backend.interactions.by_token(call.snowflake("application_id"), call.params["token"])


@route("POST", "/webhooks/{application_id}/{token}", needs_token=False)
async def follow_up(call: Call) -> Outcome:
    """A further message; for interactions `wait` is always true."""
    message = call.backend.interactions.follow_up(_interaction(call), call.body, call.uploads)
    call.settle(message)
    return call.backend.shapes.message(message)


@route("GET", "/webhooks/{application_id}/{token}/messages/{message_id}", needs_token=False)
async def fetch(call: Call) -> Outcome:
    """The original or a follow-up."""
    message = call.backend.interactions.message(_interaction(call), call.params["message_id"])
    return call.backend.shapes.message(message)


@route("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", needs_token=False)
async def edit(call: Call) -> Outcome:
    """Edit the original or a follow-up."""
    message = call.backend.interactions.message(_interaction(call), call.params["message_id"])
    call.backend.messages.edit(message, call.body, call.uploads)
    call.settle(message)
    return call.backend.shapes.message(message)


@route("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}", needs_token=False)
async def delete(call: Call) -> Outcome:
    """Delete the original or a follow-up."""
    interaction = _interaction(call)
    message = call.backend.interactions.message(interaction, call.params["message_id"])
    call.backend.messages.delete(interaction.channel, [message])
    return None
