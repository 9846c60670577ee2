import FoundationEssentials
import KeepItFreshInMemory
import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

struct CorrectNamesTests {
    private static let french = [
        "pâte", "tartiner", "à", "olive", "huile", "crème", "fraîche", "bouillon", "caramellato", "saveurs", "chèvre",
        "special", "spécial", "compagnie", "vinaigrettes",
    ]
    private static let frenchText = [
        "lait, sucre, huile de tournesol", "ingrédients: beurre et sel", "à conserver au frais",
    ]

    private let names = CorrectNames([
        FixedWords(words: [
            "fr": Set(Self.french), "en": ["special", "utter", "butter", "cream"], "de": ["creme", "röst"],
        ])
    ])

    /// The corrected name of a label whose largest line is `line`, beside other text.
    private func corrected(
        _ name: String, read line: TextLine? = nil, brand: String? = nil, beside others: [String] = frenchText,
        confidence: Double = 0.85, by names: CorrectNames? = nil
    ) async -> ParsedProduct? {
        let own =
            line ?? TextLine(text: [brand, name].compactMap(\.self).joined(separator: " "), confidence: confidence)
        let label = ScannedLabel(barcodes: [], lines: [own] + others.map { TextLine(text: $0) })
        let parsed = ParsedLabel(product: ParsedProduct(name: name, brand: brand, confidence: 0.9))
        return await (names ?? self.names).corrected(parsed, of: label, locale: nil).product
    }

    @Test(arguments: [
        ("Creme fraiche", "Crème fraîche"), ("Bouíllon", "Bouillon"), ("Huile dolive", "Huile d’olive"),
        ("Vinaigretfes", "Vinaigrettes"), ("omates", "Tomates"), ("Pâte à tartiner", "Pâte à tartiner"),
        ("Bοuillon", "Bouillon"), ("Zοbra", "Zobra"), ("inaigrettes", "Vinaigrettes"), ("Chevre", "Chèvre"),
    ])
    func `a word that nobody writes so becomes the known word that it may be`(read: String, name: String) async {
        let corrected = await corrected(read)
        #expect(corrected?.name?.lowercased() == name.lowercased())
    }

    @Test
    func `another reading of the line is taken where it is a word`() async {
        let line = TextLine(
            text: "Chèure Kelloyg", confidence: 0.88, alternatives: ["Chèvre Kelloyg", "Chèure Kellogg"])
        #expect(await corrected("Chèure", read: line, brand: "Kelloyg")?.name == "Chèvre")
        #expect(await corrected("Chèure", read: line, brand: "Kelloyg")?.brand == "Kelloyg")
    }

    @Test
    func `of words with other accents that is taken whose accents another reading has`() async {
        let names = CorrectNames([FixedWords(words: ["fr": ["pâte", "pâté"]])])
        let line = TextLine(text: "Pate", confidence: 0.88, alternatives: ["Päte"])
        #expect(await corrected("Pate", read: line, by: names)?.name == "Pâte")
        #expect(await corrected("Pate", by: names)?.name == "Pate")
    }

    @Test
    func `accents that the language has are not lost`() async {
        let line = TextLine(text: "Salés", confidence: 0.85, alternatives: ["Sales"])
        let names = CorrectNames([FixedWords(words: ["fr": ["sales"], "en": ["sales"]])])
        #expect(await corrected("Salés", read: line, by: names)?.name == "Salés")
    }

    @Test(arguments: [
        // Known in another language, though it is one letter from a known word, and in the program's own words.
        ("Utter", "Utter"), ("Special", "Special"), ("Tomate", "Tomate"),
        // Several words are as likely.
        ("Pare", "Pare"),
    ])
    func `a word stays that is known or may be several others`(read: String, name: String) async {
        #expect(await corrected(read)?.name == name)
    }

    @Test
    func `brands are words of nobody else`() async {
        #expect(await corrected("Huile", brand: "Oliver", confidence: 0.97)?.brand == "Oliver")
        #expect(await corrected("Huile", brand: "Chevre", confidence: 0.97)?.brand == "Chevre")
        #expect(await corrected("Huile", brand: "Vinaigretfer", confidence: 0.85)?.brand == "Vinaigretfer")
    }

    @Test
    func `accents are those of the language that the label is printed in`() async {
        let german = ["Zutaten: Milch, Zucker, Salz", "Mindestens haltbar bis", "ohne Zusatz von Aromen"]
        #expect(await corrected("Creme", beside: german)?.name == "Creme")
        #expect(await corrected("Fraiche", beside: [])?.name == "Fraiche")
        #expect(await corrected("Fraiche")?.name == "Fraîche")
    }

    @Test
    func `a word that was read surely stays`() async {
        #expect(await corrected("Vinaigretfes", confidence: 0.97)?.name == "Vinaigretfes")
        let line = TextLine(text: "Chèure", confidence: 0.97, alternatives: ["Chèvre"])
        #expect(await corrected("Chèure", read: line)?.name == "Chèure")
    }

    @Test
    func `without sources the words of the program are used`() async {
        let line = TextLine(text: "BIO LOCKEN", confidence: 0.8, alternatives: ["BIO FLOCKEN", "BIO SOCKEN"])
        #expect(await corrected("Bio Locken", read: line, by: CorrectNames())?.name == "Bio Flocken")
        // They have no accents, so none comes or goes.
        #expect(await corrected("Creme", by: CorrectNames())?.name == "Creme")
        #expect(await corrected("Crème", by: CorrectNames())?.name == "Crème")
    }

    @Test
    func `a name that was not read stays`() async {
        var product = ParsedProduct(name: "Bouíllon", confidence: 0.9)
        product.source = .catalog
        let label = ScannedLabel(barcodes: [], lines: [TextLine(text: "Bouíllon", confidence: 0.8)])
        let parsed = await names.corrected(ParsedLabel(product: product), of: label, locale: nil)
        #expect(parsed.product == product)
        // Not in the text, so nothing is known of how it was read.
        #expect(await corrected("Bouíllon", read: TextLine(text: "Tarte"))?.name == "Bouíllon")
    }

    @Test
    func `all packs of a photo are corrected`() async {
        let label = ScannedLabel(
            barcodes: [], lines: (["Bouíllon"] + Self.frenchText).map { TextLine(text: $0, confidence: 0.85) })
        var parsed = ParsedLabel()
        parsed.parts = [ParsedLabel(product: ParsedProduct(name: "Bouíllon", confidence: 0.9)), ParsedLabel()]
        let corrected = await names.corrected(parsed, of: label, locale: nil)
        #expect(corrected.parts.map(\.product?.name) == ["Bouillon", nil])
    }
}

/// The words of a household.
extension CorrectNamesTests {
    private func household(_ items: [Item]) async throws -> CorrectNames {
        let day = try #require(CivilDate("2026-11-27"))
        let database = InMemoryDatabase()
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() }).ensureHousehold(
            named: "Home")
        let store = InMemoryItemRepository(database, actingAs: "ann", today: { day })
        for item in items { _ = try await store.upsertItem(item, in: home.id) }
        return CorrectNames(household: HouseholdWords(store, in: home.id))
    }

    private func item(_ name: String, brand: String? = nil, isGiven: Bool) -> Item {
        var item = Item(name: name, brand: brand, addedDate: Date())
        if isGiven { item.fieldsSetByUser = [.name, .brand] } else { item.nameConfidence = 0.9 }
        return item
    }

    @Test
    func `names that persons gave tell how a brand is written`() async throws {
        let names = try await household([item("Müsli", brand: "Kellogg", isGiven: true)])
        #expect(await corrected("Huile", brand: "Kelloyg", by: names)?.brand == "Kellogg")
        #expect(await corrected("Huile", brand: "Kelloyg", confidence: 0.97, by: names)?.brand == "Kelloyg")
    }

    @Test
    func `names that were read are not right because they are stored`() async throws {
        let names = try await household([item("Müsli", brand: "Kellogg", isGiven: false)])
        #expect(await corrected("Huile", brand: "Kelloyg", by: names)?.brand == "Kelloyg")
    }

    @Test(arguments: [("Kellogg", "Kellogg"), ("Kelloyg", nil)])
    func `items get a brand that the household knows`(brand: String, expected: String?) async throws {
        let names = try await household([item("Müsli", brand: "Kellogg", isGiven: true)])
        let parsed = ParsedLabel(product: ParsedProduct(name: "Huile", brand: brand, confidence: 0.9))
        let label = ScannedLabel(lines: [TextLine(text: brand)])
        #expect(await names.items(of: parsed, on: label, addedDate: Date()).map(\.brand) == [expected])
        #expect(await CorrectNames().items(of: parsed, on: label, addedDate: Date()).map(\.brand) == [brand])
    }
}
