"""Short texts as they stand on papers, things, medicine and goods, each drawn once as plain lines: another hand than the rest."""

from .page import Page

TEXTS = {
    "papers": [
        "CITY LIBRARY|MEMBER CARD|Name: Olivia Hart|Card No. 2290 1184 55|Valid until 31/12/2026",
        (
            "UNITED STATES OF AMERICA|PASSPORT CARD|Surname|DOE|Given Names|JANE MARIE|Passport card no.|"
            "C03005988|Expires On|28 NOV 2028|Date of Birth|01 JAN 1981"
        ),
        "AUSWEIS|Musterstadt Universität|Studierendenausweis|Matrikelnr. 3312090|Gültig bis 31.03.2027|Max Mustermann",
        "N26|MASTERCARD|5244 8801 2345 6789|12/27|JULIA MEIER",
        "ING|NL12 INGB 0001 2345 67|Pasnr 007|Geldig t/m 08/28|J. DE VRIES|Maestro",
        "Revolut|Sarah Connor|09/28|VISA|Debit",
        (
            "DB BAHN|ICE Fahrkarte|Super Sparpreis|Einfache Fahrt|1 Erwachsener|Hamburg Hbf - München Hbf|"
            "Gültig: 12.08.2026|Zangenabdruck|Summe: 49,90 EUR"
        ),
        "easyJet|ORANGE MICHAEL MR|LGW to GVA|EZY8481|Tue 14 Jul|Departs 06:35|Seat 12F|Gate shuts 06:05|Sequence 071",
        "CINEMA PARADISO|Dune Part Two|Screen 4|Row H Seat 11|Fri 8 Mar 20:15|Adult 11.50",
        (
            "SNCF|TGV INOUI|PARIS GARE DE LYON|MARSEILLE ST CHARLES|Départ 08h15 Arrivée 11h22|"
            "Voiture 14 Place 56|1 ADULTE|Prix EUR 62.00|DOSSIER: QWPXFR"
        ),
        "EINTRITTSKARTE|Deutsches Museum|Tageskarte Erwachsene|15,00 EUR|Datum: 03.05.2026|Nr. 0094412",
        "Transport for London|Travelcard|Zones 1-4|Off-Peak Day|Valid 21 JUN 26|£15.90",
        (
            "HM Revenue & Customs|Mr T Jenkins|14 Orchard Close|Tax year 2025 to 2026|Your tax code has changed|"
            "Dear Mr Jenkins|We have worked out your new tax code|If you think it is wrong, call us|"
            "Yours sincerely"
        ),
        (
            "Krankenkasse AOK|Frau Sabine Krause|Ihre Mitgliedsbescheinigung|Sehr geehrte Frau Krause,|"
            "anbei erhalten Sie die gewünschte Bescheinigung|Gültig bis 30.06.2027|Mit freundlichen Grüßen|"
            "Ihr AOK-Team"
        ),
        (
            "EDF|Facture d'électricité|N° client 6 003 221 118|Montant à payer: 84,12 €|"
            "à régler avant le 15/03/2026|Madame Claire Petit|Bonjour,|Votre facture est disponible"
        ),
        (
            "Ayuntamiento de Valencia|Notificación|Expediente 2026/118|Plazo de pago hasta 20/04/2026|"
            "Estimada señora:|Le comunicamos que|Atentamente, El concejal"
        ),
        (
            "Liebe Oma,|vielen Dank für das schöne Paket!|Wir kommen am 24.12.2026 zu Besuch.|"
            "Ich freue mich schon sehr.|Dein Paul"
        ),
        "Dear Santa,|I have been good this year.|Please bring me a bike and a book.|Love, Emma",
        "BANQUE POSTALE|Relevé de compte|Solde au 31/01/2026|1 284,55|IBAN FR76 2004 1010 0505 0001 3M02 606|BIC PSSTFRPP",
        "Permesso di soggiorno|COGNOME ROSSI|NOME LUCIA|VALIDO FINO AL 12/09/2029|LUOGO DI NASCITA TIRANA",
    ],
    "things": [
        (
            "LIDL|Hauptstr. 12|Bananen 1,29|Vollmilch 0,99|Brot 1,79|zu zahlen 4,07|Karte 4,07|MwSt A 7% 0,27|"
            "12.02.26 18:44|Danke für Ihren Einkauf"
        ),
        (
            "WALMART|SUPERCENTER|GV MILK 3.12|EGGS 2.48|SUBTOTAL 5.60|TAX 0.00|TOTAL 5.60|DEBIT TEND 5.60|"
            "ITEMS SOLD 2|01/14/26 16:02"
        ),
        (
            "Restaurant La Piazza|Tisch 7|2 Pizza Salami 19,00|1 Cola 3,20|Rechnung 22,20 EUR|inkl. 19% MwSt|"
            "Es bediente Sie Luigi|05.06.2026 20:11"
        ),
        "STAR FUEL|Pump 4|Unleaded 95|32.4 L|@ 1.479|TOTAL £47.92|VISA CONTACTLESS|23/05/26",
        "2026|JANUARY|S M T W T F S|1 2 3|4 5 6 7 8 9 10|11 12 13 14 15 16 17|18 19 20 21 22 23 24|25 26 27 28 29 30 31",
        "Wandkalender|Dezember 2026|Mo Di Mi Do Fr Sa So|1 2 3 4 5 6|7 8 9 10 11 12 13|14 15 16 17 18 19 20",
        "Agenda 2026|semaine 14|lundi 30 mars|dentiste 10h|mardi 31 mars|mercredi 1 avril",
        "HARRY POTTER|and the Philosopher's Stone|J.K. ROWLING|BLOOMSBURY",
        "Stephen King|IT|Roman|Heyne|über 1 Million verkaufte Exemplare",
        (
            "ISBN 978-0-14-118280-3|UK £7.99|USA $14.00|PENGUIN CLASSICS|"
            "A tale of ambition and love set in nineteenth century Paris"
        ),
        "PINK FLOYD|The Dark Side of the Moon|1 Speak to Me 1:30|2 Breathe 2:43|3 On the Run 3:30|4 Time 6:53|P 1973 EMI",
        "HP LaserJet Pro|Prod. No. CF399A|Serial VNB3K12345|220-240V~ 50/60Hz 3.7A|Made in Philippines|2017-08",
        "Bosch|WAE28425|E-Nr. WAE28425/01|FD 9512 00221|220-240 V 10 A 50 Hz|2300 W max|Made in Germany",
        "SanDisk|Ultra microSDHC|32GB|Class 10|Made in China|SDSQUNS-032G",
        "10:41|Anna|online|See you at 8?|Yes!|typing…|Message",
        "Settings|Wi-Fi Home-5G|Bluetooth On|Airplane mode|Battery 67%|General|Privacy",
        "IKEA|BILLY|Bookcase|80x28x202 cm|302.638.50|Made in Sweden|Design Gillis Lundgren",
        "100% Wool|Hand wash only|Made in Italy|M|EUR 40|RN 12211",
    ],
    "medicine": [
        "ASPIRIN|500 mg|Acetylsalicylic acid|20 tablets|Bayer|EXP 03/2028|LOT BXK22",
        "Nurofen|200 mg coated tablets|Ibuprofen|Targeted pain relief|16 tablets|Exp 11 2027",
        "DOLIPRANE|1000 mg|PARACÉTAMOL|8 comprimés|Adulte et enfant à partir de 50 kg|Sanofi|PER 06-2027",
        "Thomapyrin INTENSIV|20 Tabletten|Bei Migräne und Kopfschmerzen|Verwendbar bis 09 2027|Ch.-B. 118822",
        "Augmentin 625 Duo|Amoxycillin & Potassium Clavulanate|10 Tablets|Mfd. JAN 2025|Exp. DEC 2026|B.No. AU221",
        "Otrivine|Nasal Spray|xylometazoline hydrochloride 0.1%|10 ml|EXP 2027-10",
        "Voltaren Emulgel|1,16 %|Diclofenac|Gel|100 g|Zur Anwendung auf der Haut|EXP 01.2028",
        "Dipirona Monoidratada|500 mg|10 comprimidos|USO ORAL ADULTO|Medley|L 204411|V 02/2027",
    ],
    "food": [
        "Organic Whole Milk|1 gallon|Sell by JAN 14|Vitamin D added|Pasteurized",
        "Cheddar|extra mature|350g|Best before 12 Aug 26|Keep refrigerated",
        "Spaghetti n.5|500 g|durum wheat semolina|da consumarsi preferibilmente entro 11/2028",
        "EXP 12.04.2027|L2234 14:22",
        "Kellogg's|Corn Flakes|The Original|BBE 05 DEC 2026",
        "Magnesium 400 mg|Kapseln|Nahrungsergänzungsmittel|MHD 08/2027",
        "Nivea Creme|400 ml|Aqua, Paraffinum Liquidum, Glycerin|EXP 06/2028",
        "Protein Bar|Peanut Caramel|20 g protein|55 g|best before 03/2027",
        "Ricola|Swiss herb drops|sugar free|45 g|Mindestens haltbar bis 10.2027",
        "Vitamin B12|1000 mcg|Food supplement|60 tablets|Best before end 05/2028",
    ],
}


def plain(seed, text):
    """The lines of a text, the first two the largest."""
    page = Page(seed, seed.choice([(1000, 700), (800, 1000), (1000, 1000)]), seed.choice(["#ffffff", "#eef2f5", "#f5efe0"]))
    for place, line in enumerate(text.split("|")):
        page.line(line, seed.choice([3.5, 4.5, 5.5] if place > 1 else [5, 7, 8]), seed.choice(["sans", "bold"]))
    return page.picture
