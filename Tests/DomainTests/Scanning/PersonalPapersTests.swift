import KeepItFreshLabels
import Testing

/// Cards that people carry, with the numbers and dates that packs have too: they are no food, and nothing of them is kept.
@Suite struct PersonalPapersTests {
    private func parse(_ lines: [String]) -> ParsedLabel {
        let placed = lines.enumerated().map { row, text in
            let (top, right) = (40 + row * 50, 40 + text.count * 16)
            return TextLine(text: text, box: Quad(left: 40, top: top, right: right, bottom: top + 32))
        }
        let label = ScannedLabel(barcodes: [], lines: placed, size: ScannedLabel.Size(width: 1200, height: 900))
        return LabelParser().parse(label, today: CivilDate(clampedDayNumber: 20_700), locale: nil)
    }

    private static let cards = [
        [
            "EUROPÄISCHE KRANKENVERSICHERUNGSKARTE", "DE", "MUSTERMANN", "ERIKA", "12/08/1964", "Z123456789",
            "109519005 - AOK", "80276001011234567890", "31/12/2027",
        ],
        [
            "EUROPEAN HEALTH INSURANCE CARD", "IE", "MURPHY", "AOIFE", "03/05/1982", "1234567T", "81201 - HSE",
            "80372000001234567890", "30/09/2028",
        ],
        [
            "CARTE EUROPÉENNE D'ASSURANCE MALADIE", "FR", "MARTIN", "CLAIRE", "14/07/1990", "2900775123456",
            "80250000010234567890", "01/03/2027",
        ],
        [
            "TARJETA SANITARIA EUROPEA", "ES", "GARCIA", "LUCIA", "21/11/1979", "80724000012345678901", "15/06/2027",
        ],
        [
            "TESSERA EUROPEA DI ASSICURAZIONE MALATTIA", "ROSSI", "MARIO", "05/02/1975", "RSSMRA75B05H501X",
            "80380000300123456789", "31/12/2028",
        ],
        [
            "DRIVING LICENCE", "UK", "1. MORGAN", "2. SARAH MEREDYTH", "3. 11.03.76 UNITED KINGDOM",
            "4a. 19.01.23 4c. DVLA", "4b. 18.01.33", "5. MORGA753116SM9IJ 35", "9. AM/A/B1/B/f/k/l/n/p/q",
        ],
        [
            "FÜHRERSCHEIN BUNDESREPUBLIK DEUTSCHLAND", "1. Muster", "2. Anna", "3. 28.08.91 Berlin",
            "4a. 22.04.19 4b. 21.04.34", "4c. Landratsamt", "5. B072RRE2I55", "9. AM/B/L",
        ],
        [
            "PERMIS DE CONDUIRE RÉPUBLIQUE FRANÇAISE", "1. MARTIN", "2. Paul", "3. 14.07.1981",
            "4a. 01.03.2024 4b. 01.03.2039", "4c. Préfecture", "5. 24AB12345",
        ],
        [
            "PERMISO DE CONDUCCIÓN", "REINO DE ESPAÑA", "1. GARCIA", "2. LUIS", "4a. 02-03-2021", "4b. 02-03-2031",
            "4c. 28/06",
        ],
        [
            "PATENTE DI GUIDA REPUBBLICA ITALIANA", "1. ROSSI", "2. MARIO", "3. 25/04/84 ROMA",
            "4a. 24/10/2018 4c. MIT-UCO", "4b. 25/04/2028",
        ],
        [
            "CALIFORNIA USA DRIVER LICENSE", "DL I1234568", "EXP 08/31/2029", "LN CARDHOLDER", "FN IMA",
            "DOB 08/31/1977", "CLASS C",
        ],
        [
            "LOYALTY CARD", "Green Market Club", "Jane Doe", "Card number 6340 0412 3456 7890", "valid until 12/2027",
        ],
        [
            "KUNDENKARTE", "Bonusprogramm", "Max Muster", "Kartennummer 2012 3456 7890", "Gültig bis 12/2027",
        ],
        [
            "CARTE DE FIDÉLITÉ", "Claire Martin", "N° 0913 5720 0123 4567", "Valable jusqu'au 31/12/2026",
        ],
        [
            "STUDENT CARD", "University of Example", "Tom Smith", "Student no 123456", "Expires 30/09/2027",
        ],
        [
            "SCHÜLERAUSWEIS", "Gymnasium Musterstadt", "Lena Muster", "geb. 03.04.2011", "gültig bis 31.07.2027",
        ],
        [
            "MONTHLY TRAVEL PASS", "Zone 1-3", "Tom Smith", "Valid until 30/11/2026",
        ],
        [
            "MONATSKARTE", "Verkehrsverbund", "Zone A B", "Max Muster", "gültig bis 30.11.2026",
        ],
        [
            "FITNESS CLUB MEMBERSHIP CARD", "Member no 00481516", "Jane Doe", "Expiry date 31/03/2027",
        ],
        [
            "LIBRARY CARD", "City Library", "Borrower 2304 5678", "Jane Doe", "Expires 12/2027",
        ],
        [
            "GESUNDHEITSKARTE", "Techniker Krankenkasse", "Versicherung 101575519", "Versichertennummer M123456789",
            "Max Muster",
        ],
        [
            "EUROPEJSKA KARTA UBEZPIECZENIA ZDROWOTNEGO", "PL", "3 Nazwisko", "WRÓBEL", "4 Imiona", "PIOTR",
            "5 Data urodzenia", "11.10.1960", "6 Osobisty numer identyfikacyjny", "60101112345", "29.08.2027",
        ],
        [
            "EVROPSKÝ PRŮKAZ ZDRAVOTNÍHO POJIŠTĚNÍ", "CZ", "3 Příjmení", "NOVÁK", "5 Datum narození", "03.02.1988",
            "8 Identifikační číslo průkazu", "80203000010234567890", "31.12.2028",
        ],
        [
            "Mutualité chrétienne", "Carte d'assuré", "CLAIRE MARTIN", "Organisme 418807952", "expire 29/04/2027",
        ],
        ["AJOKORTTI KÖRKORT", "1. VIRTANEN", "2. AINO", "3. 06.04.1981", "4a. 11.01.2024 4b. 10.01.2039", "9. B"],
        ["PRAWO JAZDY", "1. WRÓBEL", "2. PIOTR", "3. 06.04.1981", "4a. 11.01.2024", "4b. 10.01.2039"],
        ["TESSERA SOCIO", "Tennis Club Parma", "Socio MARIO ROSSI", "N. tessera 4471", "Valida fino al 31/12/2027"],
        ["LEGITYMACJA SZKOLNA", "Imię i nazwisko ZOFIA WRÓBEL", "Klasa 7b", "Ważna do 30.09.2027"],
        ["Tarjeta Transporte Público", "ABONO TRANSPORTES", "Abono mensual", "Lucía García", "Zona B1", "26/07/2027"],
        [
            "HEALTH INSURANCE", "Member ID XYZ123456", "Group 00987", "Plan PPO", "Jane Doe", "Effective 01/01/2026",
        ],
    ]

    @Test(arguments: cards)
    func whenItIsACardOfAPerson_shouldBeNoFood(lines: [String]) {
        let parsed = parse(lines)

        #expect(parsed.isPrivate && !parsed.isForStock)
    }

    @Test(arguments: [
        [
            "Salted Crackers", "Ingredients: wheat flour, salt", "Best before 12/08/2027", "Made under licence",
            "200 g e",
        ],
        ["Club Biscuits", "Collect points on your card", "BBE 03 2027", "Ingredients: sugar, cocoa", "8 x 22 g"],
    ])
    func whenAPackUsesSuchAWord_shouldStayFood(lines: [String]) {
        #expect(parse(lines).isForStock)
    }
}
