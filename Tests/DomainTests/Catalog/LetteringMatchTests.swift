import KIFTestSupport
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

@Suite struct LetteringMatchTests {
    @Test func everyFeature_shouldHaveOneRow() {
        #expect(Set(LetteringRules.rules.map(\.feature)) == Set(LetteringFeatures.Feature.allCases))
        #expect(LetteringRules.rules.count == LetteringFeatures.Feature.allCases.count)
    }

    /// The lettering of a front with a brand and these lines in large letters.
    private func lettering(_ texts: [String]) throws -> PackLettering {
        let lines = texts.enumerated().map { TextLine.front($1, top: 420 + 110 * $0, height: 95) }
        let small: [TextLine] = [
            .front("Moulinette", left: 300, top: 160, height: 70),
            .front("Poids net : 130 g e", left: 40, top: 1120, height: 30),
        ]
        let label = ScannedLabel(lines: lines + small, size: ScannedLabel.Size(width: 900, height: 1200))
        return try #require(LabelParser().lettering(of: label))
    }

    /// A match among products with these names and brands, in a catalogue of 100,000 of which few have a word of theirs.
    private func match(
        _ products: [(name: String, brand: String?, quantity: String?)],
        on texts: [String] = ["GALETTES", "DE RIZ"]
    ) throws -> LetteringMatch? {
        let lettering = try lettering(texts)
        let products = try products.enumerated().map { index, product in
            CatalogProduct(
                gtin: try #require(GTIN(["4006381333931", "96385074", "9520123400552"][index % 3])), name: product.name,
                brand: product.brand, quantity: product.quantity)
        }
        let frequencies = Dictionary(uniqueKeysWithValues: lettering.words.keys.map { ($0, 20) })
        return LetteringMatch(
            lettering, among: LetteringCandidates(products: products, frequencies: frequencies, count: 100_000))
    }

    @Test func whenOneProductHasAllWords_shouldBeThatOne() throws {
        let found = try match([
            ("Galettes de riz", "Moulinette", "130 g"), ("Galettes de maïs", "Moulinette", "130 g"),
            ("Galettes de riz", "Autre", nil),
        ])

        #expect(found?.name == "Galettes de riz" && found?.brand == "Moulinette")
        #expect(found.map { (0.8...1).contains($0.confidence) } == true)
    }

    @Test func whenProductsDifferInWhatThePackDoesNotShow_shouldGiveTheirCommonPart() throws {
        let found = try match(
            [("Galettes de riz au chocolat", "Moulinette", nil), ("Galettes de riz au caramel", "Moulinette", nil)],
            on: ["GALETTES", "DE RIZ", "chocolat", "caramel"])

        #expect(found?.name == "Galettes de riz")
    }

    @Test(
        arguments: [
            [("Galettes de maïs au chocolat", "Moulinette", nil)], [("Galettes de riz", "Autre Marque", nil)],
            [("Riz", "Autre Marque", "1 kg"), ("Riz long", "Encore Une", nil)], [],
        ] as [[(name: String, brand: String?, quantity: String?)]])
    func whenNoProductHasTheLettering_shouldBeNone(
        products: [(name: String, brand: String?, quantity: String?)]
    ) throws {
        #expect(try match(products) == nil)
    }

    @Test func whenAProductIsThereTwice_shouldCountItOnce() throws {
        let found = try match([
            ("Galettes de riz", "Moulinette", "130 g"), ("GALETTES DE RIZ", "MOULINETTE", "500 g"),
        ])

        #expect(found?.name == "Galettes de riz")
    }

    @Test(arguments: [
        ("moulinette", "moulinette", 1), ("moulinelte", "moulinette", 0.97), ("mouilnette", "moulinette", 0.9),
        ("galettesderiz", "galettes", 0.8), ("riz", "ris", 0), ("galettes", "croissants", 0),
    ])
    func whenWordsAreCompared_shouldForgiveReadingErrors(read: String, printed: String, likeness: Double) throws {
        let one = try #require(PackLettering.words(of: read).first)
        let other = try #require(PackLettering.words(of: printed).first)

        #expect(abs(one.likeness(to: other) - likeness) < 0.1, "\(one.likeness(to: other))")
    }
}
