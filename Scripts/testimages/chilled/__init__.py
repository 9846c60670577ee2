"""Labels of chilled food, drawn by chance to measure: see Scripts/render-chilled-labels."""
