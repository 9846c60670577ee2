"""Photos of packs whose printed date is damaged, for draw_dates.py."""
