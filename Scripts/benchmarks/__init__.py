"""The measurements behind Scripts/benchmark."""
