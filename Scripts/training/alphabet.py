"""The recogniser's classes: class 0 is CTC's blank, class i is CHARACTERS[i - 1]."""

# Lower case is read as upper case. "¤" means a run of glyphs of any other script; readings leave it out.
CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ./-:,()+& 년월일까지年月日¤"
UNKNOWN = "¤"
BLANK = 0

_INDEX = {character: index + 1 for index, character in enumerate(CHARACTERS)}
# Cyrillic and Greek capitals that look like Latin ones are read as those.
_LOOKALIKES = str.maketrans("АВЕКМНОРСТХУЕΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEKMHOPCTXYEABEZHIKMNOPTYX")


def label(text):
    """The class sequence of a printed text: upper case, look-alikes as Latin, each foreign run one UNKNOWN."""
    classes = []
    for character in text.upper().translate(_LOOKALIKES):
        index = _INDEX.get(character, _INDEX[UNKNOWN])
        if index == _INDEX[UNKNOWN] and classes and classes[-1] == index:
            continue
        classes.append(index)
    return classes


def text_of(classes):
    """The text of a class sequence without blanks."""
    return "".join(CHARACTERS[index - 1] for index in classes)
