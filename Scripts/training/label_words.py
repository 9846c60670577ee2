"""Counts the phrases of each role in the word tables of the date parser (Sources/Labels/Dates/Languages).

    label_words.py

Prints a row for each language, and then the phrases that are keywords of dates and, with their spaces left out as the parser
leaves them, words for something else: one of the two hides the other.
"""
import collections
import pathlib
import re
import unicodedata

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Sources/Labels/Dates/Languages"
KEYWORDS = [
    "bestBefore", "useBy", "expiry", "sellBy", "production", "packed", "frozen", "harvest", "thawed", "lot", "opened", "unopened",
    "shelfLife", "within", "fromProduction", "until"]
UNITS = ["hours", "days", "weeks", "months", "years"]
OTHERS = ["promotion", "ignored", "notice", "elsewhere", "freshFood", "lastingFood", "freezing", "chilling", "market"]
HIDING = {"promotion", "ignored", "notice", "market"}


def tables(path):
    """The phrases of each role in a language's file."""
    text = path.read_text(encoding="utf-8")
    found = {}
    for role, block, line in re.findall(r'\.(\w+): (?:"""(.*?)"""|"([^"\n]*)")', text, re.DOTALL):
        found[role] = [" ".join(phrase.split()) for phrase in (block or line).split(";") if phrase.strip()]
    return found


def folded(phrase):
    return "".join(letter for letter in unicodedata.normalize("NFKD", phrase.lower()) if letter.isalnum())


def main():
    languages = {path.stem: tables(path) for path in sorted(FOLDER.glob("*.swift")) if "LabelLanguage(" in path.read_text()}
    languages.pop("LabelLanguage", None)
    roles = KEYWORDS + UNITS + OTHERS
    print(" " * 18 + " ".join(role[:6].rjust(6) for role in roles))
    for name, found in languages.items():
        print(name[:17].ljust(18) + " ".join(str(len(found.get(role, [])) or ".").rjust(6) for role in roles))
    for name, found in languages.items():
        meanings = collections.defaultdict(set)
        for role, phrases in found.items():
            for phrase in phrases:
                meanings[folded(phrase)].add((role, phrase))
        for both in meanings.values():
            kinds = {role for role, _ in both}
            if kinds & HIDING and kinds & set(KEYWORDS):
                print(name, *sorted(f"{role}: {phrase}" for role, phrase in both), sep="  ")


if __name__ == "__main__":
    main()
