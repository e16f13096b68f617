"""Interaction responses and follow-ups, authorised by the interaction token in the path."""

from playground.api.call import Call, Outcome, route
from playground.world.interactions import Interaction


@route("POST", "/interactions/{interaction_id}/{token}/callback", needs_token=False)
async def respond(call: Call) -> Outcome:
    """Respond to an interaction."""
    backend = call.backend
    interaction = backend.interactions.find(call.snowflake("interaction_id"), call.params["token"])
    payload = backend.interactions.respond(interaction, call.body, call.uploads)
    if interaction.original is not None:
        call.mark_sent(interaction.original)
    if interaction.modal is not None:
        call.after.append(lambda: backend.mark_sent(interaction.token))
    call.after.append(interaction.mark_responded)
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return payload
    return None


def _interaction(call: Call) -> Interaction:
    return call.backend.interactions.by_token(call.snowflake("application_id"), call.params["token"])


@route("POST", "/webhooks/{application_id}/{token}", needs_token=False)
async def follow_up(call: Call) -> Outcome:
    """Send a follow-up message; for interactions `wait` is always true."""
    message = call.backend.interactions.follow_up(_interaction(call), call.body, call.uploads)
    call.mark_sent(message)
    return call.backend.payloads.message(message)


@route("GET", "/webhooks/{application_id}/{token}/messages/{message_id}", needs_token=False)
async def fetch(call: Call) -> Outcome:
    """Return the original response or a follow-up."""
    message = call.backend.interactions.message(_interaction(call), call.params["message_id"])
    return call.backend.payloads.message(message)


@route("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", needs_token=False)
async def edit(call: Call) -> Outcome:
    """Edit the original response or a follow-up."""
    message = call.backend.interactions.message(_interaction(call), call.params["message_id"])
    call.backend.messages.edit(message, call.body, call.uploads)
    call.mark_sent(message)
    return call.backend.payloads.message(message)


@route("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}", needs_token=False)
async def delete(call: Call) -> Outcome:
    """Delete the original response or a follow-up."""
    interaction = _interaction(call)
    message = call.backend.interactions.message(interaction, call.params["message_id"])
    call.backend.messages.delete(interaction.channel, [message])
    return None
