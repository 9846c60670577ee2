"""Styles that packs share."""
from dataclasses import replace

from ..models import Camera, Style

CREAM = Style()
WHITE = Style(ground="#fbfbf8", ink="#202428", accent="#a3262a", date_ground=None, name_font="DejaVuSans-Bold.ttf")
BLUE = Style(ground="#dbe7f2", ink="#14284a", accent="#1d4f91", name_font="LiberationSans-Bold.ttf",
             text_font="LiberationSans-Regular.ttf", layout="stacked")
GREEN = Style(ground="#e3eed9", ink="#1f3314", accent="#3d6b1f", text_font="Lato-Regular.ttf", date_ground=None)
GREEN_STACKED = replace(GREEN, layout="stacked")
SERIF = Style(ground="#f6ead2", ink="#3b2413", accent="#7a3b12", name_font="LiberationSerif-Bold.ttf",
              text_font="LiberationSerif-Regular.ttf", date_font="DejaVuSansMono-Bold.ttf", layout="stacked")
YELLOW = Style(ground="#fbe9a0", ink="#33270a", accent="#8a5a00", name_font="DejaVuSerif-Bold.ttf",
               date_font="LiberationSans-Bold.ttf")
HANGUL = replace(CREAM, date_font="NanumGothicBold.ttf")
THAI = replace(CREAM, date_font="Garuda-Bold.ttf")
DARK = Style(ground="#1c2733", ink="#f3efe4", accent="#f0c869", date_ground=None, date_ink="#ffffff")
PALE = Style(ground="#d6d3cb", ink="#6f6c66", accent="#77736b", date_ground=None, date_ink="#6a6762")

PORTRAIT = Camera(size=(900, 1200))
