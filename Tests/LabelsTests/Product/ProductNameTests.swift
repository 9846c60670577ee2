import KeepItFreshLabels
import Testing

@Suite struct ProductNameTests {
    @Test(arguments: [
        ("Oat Drink\n1 l e", "Oat Drink"), ("STRAWBERRY JAM\nNET WT 12 OZ (340g)", "Strawberry Jam"),
        ("Frische Vollmilch 3,5 % Fett 1 l", "Frische Vollmilch 3,5 % Fett"),
        ("Coca-Cola Zero\n4×330ml", "Coca-Cola Zero"),
        ("JUS D'ORANGE\nPoids net : 1,5 L", "Jus d’Orange"), ("Молоко пастеризованное 930 г", "Молоко пастеризованное"),
        ("品名：ヨーグルト\n内容量 400g", "ヨーグルト"), ("Product name: Rye Crispbread", "Rye Crispbread"),
        ("Zutaten: Milch, Zucker\nErdbeerjoghurt\nLagern bei 8 °C", "Erdbeerjoghurt"),
        ("Jack's Crunchy Cereal", "Jack’s Crunchy Cereal"), ("TRAUBENSAFT | =", "Traubensaft"),
        ("Store in a cool place\nBlack & Green Olives\nBest before: see lid", "Black & Green Olives"),
    ])
    func whenNameIsAmongOtherLines_shouldFindAndCleanIt(text: String, name: String) {
        #expect(ProductParser().parse(TextLine.plain(text))?.name == name)
    }

    @Test(arguments: [
        "~= wy |i", "|| // 7", "xvcv kk", "12.03.2027", "4006381333931", "BEST BEFORE 12.03.27\nL1234 12:45",
        "Ingredients: milk, sugar, salt", "Fett 11,2 g\nEiweiß 3,4 g", "www.example.com/milk",
        "Muster GmbH, Milchstraße 1",
        "Store in a cool place", "Made in Italy", "100 g", "NEW!", "MHD", "", " ", "Kcal 230 Protein 3 g",
        "Tel. 0800 123 456",
        "Enthält Milch", "Trinkmilch@example.com", "Zu verbrauchen bis", "PAP 21", "aaaaaa bbbb",
    ])
    func whenNoLineIsAName_shouldInventNone(text: String) {
        #expect(ProductParser().parse(TextLine.plain(text))?.name == nil)
    }

    @Test func whenReadFromAPhoto_shouldTakeTheLargePrintBesideNoise() {
        let lines = [
            TextLine.read("~= wy |i", top: 0, height: 300, confidence: 0.4),
            .read("GREEN OLIVES", top: 320, height: 80),
            .read("PITTED", top: 402, height: 78),
            .read("Ingredients: olives, water, salt", top: 600, height: 24),
            .read("Keep refrigerated once opened", top: 640, height: 22),
            .read("Produced by Example Foods Ltd", top: 670, height: 22),
            .read("Sunflower oil and vinegar", top: 700, height: 23),
        ]

        #expect(ProductParser().parse(lines)?.name == "Green Olives Pitted")
    }

    @Test func whenOnlySmallPrintWasRead_shouldInventNone() {
        let lines = (0..<8).map { TextLine.read("Sugar and cream with butter", top: $0 * 30, height: 22) }

        #expect(ProductParser().parse(lines) == nil)
    }

    @Test func whenTheNameIsUncertain_shouldInventNone() {
        let lines = [TextLine.read("Ch0co late mi|k", top: 0, height: 90, confidence: 0.5)]

        #expect(ProductParser().parse(lines)?.name == nil)
    }

    @Test(
        arguments: [
            ("Hafer & Co\nOat Drink\n1 l", "Hafer & Co"), ("nutella®\n400 g", "Nutella"), ("Oat Drink\n1 l", nil),
            ("12.03.2027\nOat Drink", nil),
        ] as [(String, String?)])
    func whenBrandIsSetApart_shouldReturnIt(text: String, brand: String?) {
        #expect(ProductParser().parse(TextLine.plain(text))?.brand == brand)
    }
}
