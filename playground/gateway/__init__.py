"""The gateway: sessions over WebSocket and the events they receive."""
