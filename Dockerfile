# Dependencies are built in a stage of their own, so that the image holds neither pip's cache nor a compiler.
FROM python:3.13-slim AS build
COPY requirements.lock /tmp/
RUN python -m venv /venv \
 && /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r /tmp/requirements.lock
WORKDIR /onetable
COPY LICENSE LICENSE
COPY rules rules
COPY bot bot
COPY cogs cogs
COPY playground playground
# Compiled now, because the bot's user can write nothing there; readable for it, whatever the checkout's permissions are.
RUN /venv/bin/python -m compileall -q --invalidation-mode unchecked-hash /onetable \
 && chmod -R a=rX /onetable

FROM python:3.13-slim
# Fonts for names in pictures: Pillow's own has English letters only.
RUN apt-get update \
 && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk \
 && rm -rf /var/lib/apt/lists/*
RUN groupadd --system --gid 10001 onetable \
 && useradd --system --no-create-home --gid onetable --uid 10001 onetable \
 && install -d -o onetable -g onetable -m 700 /data
COPY --from=build /venv /venv
COPY --from=build /onetable /onetable
WORKDIR /onetable
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ONETABLE_DATABASE=/data/onetable.db \
    ONETABLE_LOG_FORMAT=json
# As a number, so that an orchestrator can see that it is not root. Only /data and /tmp have to be writable.
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "--health"]
# The token comes from outside: docker run --env-file .env ..., never from a layer.
CMD ["python", "-m", "bot", "--no-playground"]
