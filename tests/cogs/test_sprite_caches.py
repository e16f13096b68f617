"""Memory: every cache of sprites and pictures is bounded."""

from __future__ import annotations

import importlib

import pytest

MODULES = [
    *(f"bot.pictures.{name}" for name in ("canvas", "colours", "shared_sprites", "sprites", "text")),
    *(f"cogs.{game}.sprites" for game in ("omiga", "one_shot", "only_one", "rokujika")),
    *("cogs.just_one.easels", "cogs.just_one.picture", "cogs.omiga.picture", "cogs.rokujika.chart"),
    *("cogs.tournament.pictures.bracket", "cogs.tournament.pictures.standings"),
]


@pytest.mark.parametrize("name", MODULES)
def test_every_sprite_cache_is_bounded(name: str):
    functions = vars(importlib.import_module(name)).values()
    caches = [function for function in functions if hasattr(function, "cache_parameters")]
    assert caches
    assert all((cache.cache_parameters()["maxsize"] or 9999) <= 4096 for cache in caches)
