"""The examples for Docker Compose and Kubernetes: they fit together, and fit what the bot reads and serves."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.runner import LAST_RESORT_SECONDS
from bot.settings import Settings
from bot.store.location import PostgresUrl

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed: the examples are not checked")

ROOT = Path(__file__).parents[1]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
KUBERNETES = {one["kind"]: one for one in yaml.safe_load_all((ROOT / "deploy/kubernetes.yaml").read_text("utf-8"))}
PAGES = re.findall(r'web\.get\("(/\w+)"', (ROOT / "bot/ops/health.py").read_text("utf-8"))
PASSWORD = "s3cret"


def settings_of(environment: dict[str, str]) -> Settings:
    """Return the settings that the bot reads from an environment."""
    chosen = {name.removeprefix("ONETABLE_").lower(): value for name, value in environment.items()}
    assert chosen.keys() <= Settings.model_fields.keys()
    return Settings(_env_file=None, **chosen)


def seconds(text: str) -> float:
    assert text.endswith("s")
    return float(text[:-1])


def test_compose_connects_the_bot_with_its_database():
    bot, database = COMPOSE["services"]["bot"], COMPOSE["services"]["database"]
    filled_in = {name: re.sub(r"\$\{\w+:\?[^}]*\}", PASSWORD, value) for name, value in bot["environment"].items()}
    settings, own = settings_of(filled_in), database["environment"]
    url = f"postgresql://{own['POSTGRES_USER']}:{PASSWORD}@database/{own['POSTGRES_DB']}"
    assert settings.database == PostgresUrl(url)
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert own["POSTGRES_USER"] in database["healthcheck"]["test"][1]
    assert bot["ports"] == [f"127.0.0.1:{settings.monitor_port}:{settings.monitor_port}"]
    assert seconds(bot["stop_grace_period"]) > settings.stop_seconds + LAST_RESORT_SECONDS


def test_compose_keeps_what_is_written():
    mounted = {
        volume.partition(":")[0]: volume.partition(":")[2]
        for service in COMPOSE["services"].values()
        for volume in service["volumes"]
    }
    assert mounted.keys() == COMPOSE["volumes"].keys()
    assert set(mounted.values()) == {"/data", "/var/lib/postgresql"}, "where the images keep their data"
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text("utf-8"), "of the bot: compose has none"


@pytest.fixture
def pod() -> dict[str, Any]:
    template: dict[str, Any] = KUBERNETES["StatefulSet"]["spec"]["template"]
    return template["spec"]


def settings_of_pod(pod: dict[str, Any], index: int) -> Settings:
    environment = {"ONETABLE_DATABASE": "postgresql://onetable@postgres/onetable"}  # from the secret
    for variable in pod["containers"][0]["env"]:
        if "valueFrom" in variable:
            assert variable["valueFrom"]["fieldRef"]["fieldPath"] == "metadata.labels['apps.kubernetes.io/pod-index']"
        environment[variable["name"]] = variable.get("value", str(index))
    return settings_of(environment)


def test_on_kubernetes_each_shard_has_a_process_and_one_that_stands_by(pod):
    pods = [settings_of_pod(pod, index) for index in range(KUBERNETES["StatefulSet"]["spec"]["replicas"])]
    held = Counter(shard for settings in pods for shard in settings.shards.shards)
    assert held == dict.fromkeys(range(pods[0].shard_count), 2)


def test_kubernetes_asks_pages_that_the_bot_serves_and_lets_it_stop(pod):
    (bot,), settings = pod["containers"], settings_of_pod(pod, 0)
    (port,) = bot["ports"]
    assert port["containerPort"] == settings.monitor_port
    assert settings.monitor_host == "0.0.0.0"
    for probe, page in (("startupProbe", "/healthz"), ("readinessProbe", "/readyz"), ("livenessProbe", "/healthz")):
        assert bot[probe]["httpGet"] == {"path": page, "port": port["name"]}
        assert page in PAGES
    assert pod["terminationGracePeriodSeconds"] > settings.stop_seconds + LAST_RESORT_SECONDS
    assert {mount["name"] for mount in bot["volumeMounts"]} == {volume["name"] for volume in pod["volumes"]}
    user = str(pod["securityContext"]["runAsUser"])
    assert f"--uid {user} onetable" in (ROOT / "Dockerfile").read_text("utf-8")


def test_kubernetes_selects_its_own_pods():
    pods = KUBERNETES["StatefulSet"]["spec"]["template"]["metadata"]["labels"]
    assert KUBERNETES["StatefulSet"]["spec"]["serviceName"] == KUBERNETES["Service"]["metadata"]["name"]
    for selector in (
        KUBERNETES["StatefulSet"]["spec"]["selector"]["matchLabels"],
        KUBERNETES["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        KUBERNETES["Service"]["spec"]["selector"],
    ):
        assert selector == pods
    assert KUBERNETES["PodDisruptionBudget"]["spec"]["maxUnavailable"] == 1
