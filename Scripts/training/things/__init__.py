"""Photos of things that are not food, drawn to fit the rules that keep them out of stock."""
