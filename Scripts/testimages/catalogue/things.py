"""Photos of what does not belong in a stock of food."""

from ..barcodes import ean13
from ..models import Camera, Pack, Picture
from .styles import BLUE, WHITE

PICTURES = [
    Picture(
        "boarding-pass.jpg",
        "A ticket has a name and a day, and is no food.",
        [
            Pack(
                "Air North",
                "BOARDING PASS",
                "",
                [
                    "Passenger: KOWALSKI/ANNA MS",
                    "Flight AN 4182 from Lyon (LYS) to Dublin (DUB)",
                    "Date 14 MAR 2027  Boarding 09:35",
                    "Gate B14  Seat 22A  Economy",
                    "Gate closes 20 minutes before departure.",
                ],
                [],
                [],
                style=BLUE,
            )
        ],
        subject="paper",
    ),
    Picture(
        "medicine-box.jpg",
        "A box of tablets has a barcode and a date, and is medicine.",
        [
            Pack(
                "Relaxim",
                "Ibuprofen",
                "",
                [
                    "For oral use. Read the package leaflet before use.",
                    "Keep out of the sight and reach of children.",
                    "20 film-coated tablets. Active substance: ibuprofen 400 mg.",
                ],
                ["LOT 4K22", "EXP 08.2027"],
                [ean13("952012340140")],
                expiry="2027-08",
                precision="month",
                kind="expiry",
                lot="4K22",
                style=WHITE,
            )
        ],
        Camera(skew=-0.6),
        subject="medicine",
    ),
]
