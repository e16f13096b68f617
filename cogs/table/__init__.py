"""Everything around a table: `/play`, lobby, menu, `/table`, undo, watch, replay."""
