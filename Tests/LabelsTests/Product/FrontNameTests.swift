import KIFTestSupport
import KeepItFreshLabels
import Testing

@Suite struct FrontNameTests {
    private static let photo = PixelRect(left: 0, top: 0, right: 900, bottom: 1200)

    private static func product(_ lines: [TextLine]) -> ParsedProduct? {
        ProductParser().parse(lines, photo: photo)
    }

    /// The small print around the name on a front.
    private static let smallPrint: [TextLine] = [
        .front("SANS SUCRES AJOUTÉS", left: 40, top: 830, height: 28),
        .front("NOUVEAU", left: 700, top: 60, height: 24),
        .front("Poids net : 500 g e", left: 40, top: 1120, height: 30),
        .front("Ingrédients : avoine, huile de tournesol, sel.", left: 40, top: 1000, height: 20),
        .front("Conserver au sec et à l'abri de la chaleur", left: 40, top: 1040, height: 20),
        .front("Fabriqué en France par Moulin SA, 75001 Paris", left: 40, top: 1070, height: 20),
    ]

    @Test func whenFrontHasBrandNameAndSmallPrint_shouldGiveTheBrandApart() throws {
        let name: [TextLine] = [
            .front("Moulinette", left: 300, top: 160, height: 70), .front("KNUSPRIGES", top: 420, height: 95),
            .front("HAFERMÜSLI", top: 530, height: 95),
        ]

        let product = try #require(Self.product(name + Self.smallPrint))

        #expect(product.name == "Knuspriges Hafermüsli")
        #expect(product.brand == "Moulinette")
        #expect(product.quantity == "500 g")
        #expect((0.6...1).contains(product.confidence))
    }

    @Test func whenNameIsOverLines_shouldJoinThemInReadingOrderWithOrdinaryCapitals() {
        let name: [TextLine] = [
            .front("KÖRNIGER", top: 420, height: 95), .front("FRISCHKÄSE", top: 530, height: 95),
            .front("mit Joghurt", top: 640, height: 70),
        ]

        #expect(Self.product(name + Self.smallPrint)?.name == "Körniger Frischkäse mit Joghurt")
    }

    @Test(arguments: [
        ("Feta & Honey Filo Rolls", "Tangy feta, sweet honey and soft cheese"),
        ("Romaine Lettuce", "Washed & Ready to Eat"), ("Poulet au curry", "Filets de poulet marinés, crème de coco"),
        ("Lachsfilet", "Ohne Zusatz von Konservierungsstoffen"),
        ("Pecorino Romano", "Formaggio a pasta dura di latte di pecora"),
    ])
    func whenADescriptionOrAClaimFollows_shouldLeaveItOut(name: String, text: String) {
        let lines: [TextLine] = [.front(name, top: 420, height: 80), .front(text, top: 530, height: 34)]

        #expect(Self.product(lines + Self.smallPrint)?.name == name)
    }

    @Test func whenTextOfAWineIsLegal_shouldLeaveItOut() {
        let lines: [TextLine] = [
            .front("Château Belair", left: 250, top: 300, height: 90),
            .front("Saint-Émilion", left: 300, top: 460, height: 70),
            .front("Appellation Saint-Émilion Contrôlée", left: 250, top: 560, height: 30),
            .front("Mis en bouteille au château", left: 300, top: 640, height: 30),
            .front("GRAND VIN DE BORDEAUX", left: 300, top: 200, height: 30),
        ]
        let product = Self.product(lines)
        let words = [product?.brand, product?.name].compactMap { $0 }.joined(separator: " ").folded

        #expect(words.contains("belair"))
        #expect(!words.contains("appellation") && !words.contains("bouteille") && !words.contains("grand vin"))
    }

    @Test func whenLineIsReadTwice_shouldNameItOnce() {
        let name: [TextLine] = [
            .front("Galettes de riz", top: 420, height: 95), .front("Galettes", top: 560, height: 80),
            .front("Galettes de", top: 680, height: 80),
        ]

        #expect(Self.product(name + Self.smallPrint)?.name == "Galettes de riz")
    }

    @Test func whenLinesAreOnlyClaims_shouldGiveNoName() {
        #expect(Self.product([.front("BIO", left: 350, top: 420, height: 120)])?.name == nil)
        #expect(Self.product(Self.smallPrint)?.name == nil)
    }

    @Test func whenPhotoIsOfABack_shouldGiveNoName() {
        let texts = [
            "Zutaten: Vollmilch, Zucker, Erdbeeren 12 %,", "Stärke, Aroma, Salz. Kann Spuren von",
            "Nüssen enthalten. Kühl lagern bei +8 °C.",
            "Nach dem Öffnen rasch verbrauchen.", "Hergestellt von Muster GmbH, Milchstraße 1",
            "Fett 3,2 g Eiweiß 3,4 g Salz 0,1 g",
        ]
        let lines = texts.enumerated().map { TextLine.front($1, left: 30, top: 100 + 60 * $0, height: 26) }

        #expect(Self.product(lines)?.name == nil)
    }

    @Test func whenAnotherReaderFoundText_shouldLeaveTheChoiceToTheLargePrint() {
        let lines: [TextLine] = [
            .front("Tomatensuppe", top: 420, height: 110), .read("Vollmilch und Butter", top: 900, height: 30),
        ]

        #expect(Self.product(lines + Self.smallPrint)?.name == "Tomatensuppe")
    }

    @Test func whenBoxesAreExtreme_shouldStillEnd() async throws {
        let texts = [
            "Oat Drink", "BIO", "", "’d", "5,", "Müsli & Co", "\u{202E}", "aux noix d’", "ＡＢＣ", "500 g", "的 面",
            "® Alpro",
        ]
        try await FuzzBudget.run { seed, random in
            let lines = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                let sides = (0..<4).map { _ in Self.numbers.randomElement(using: &random) ?? 0 }
                let box = Quad(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
                return TextLine(
                    text: texts.randomElement(using: &random) ?? "",
                    confidence: Double.random(in: 0...1, using: &random), box: box,
                    readers: [.sceneText])
            }
            let product = Self.product(lines)

            #expect(product.map { (0...1).contains($0.confidence) } ?? true, "seed \(seed)")
            #expect(product?.name.map { $0.contains(where: \.isLetter) } ?? true, "seed \(seed)")
        }
    }

    private static let numbers = [0, 1, -1, 7, 300, 900, 1 << 30, -(1 << 30), Int(Int32.max), Int(Int32.min)]
}
