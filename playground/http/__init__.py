"""The HTTP server: request checks, rate limits, the OpenAPI document."""
