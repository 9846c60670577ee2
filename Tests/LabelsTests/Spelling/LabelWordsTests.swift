import Testing

@testable import KeepItFreshLabels

struct LabelWordsTests {
    private let text = LabelWords(
        ScannedLabel(
            barcodes: [],
            lines: [
                TextLine(
                    text: "BIO LOCKEN", confidence: 0.8,
                    words: [.init(text: "BIO", confidence: 0.95), .init(text: "LOCKEN", confidence: 0.76)],
                    alternatives: ["BIO FLOCKEN", "BO FLOCKEN", "BIO GLOCKENSPIEL"]),
                TextLine(
                    text: "diAsiago dor Kellvyg", confidence: 0.9, alternatives: ["di Asiago d'or Kellogg", "Asiago"]),
            ]))

    private func words(_ name: String, brand: String? = nil) -> [String: ReadWord] {
        let words = text.words(of: ParsedProduct(name: name, brand: brand, confidence: 1))
        return Dictionary(uniqueKeysWithValues: words.map { ($0.text, $0) })
    }

    @Test
    func `words of a name are found in the text with what else they may be`() throws {
        let words = words("Bio Locken Käse", brand: "Bio")
        #expect(Set(words.keys) == ["bio", "locken"])
        #expect(try #require(words["bio"]).isBrand)
        let word = try #require(words["locken"])
        #expect(word.confidence == 0.76 && !word.isBrand)
        #expect(word.others.map(\.words) == [["flocken"]])
    }

    @Test(arguments: [
        ("diasiago", [["di", "asiago"]]), ("dor", [["d’", "or"]]), ("kellvyg", [["kellogg"]]),
    ])
    func `another reading may have a space, an apostrophe or two other letters`(
        word: String, expected: [[String]]
    ) throws {
        let found = try #require(words("DiAsiago Dor Kellvyg")[word])
        #expect(found.others.map(\.words) == expected && found.others.allSatisfy { $0.kind == .reading })
    }

    @Test(arguments: [
        ("Bio Locken", ["locken": ["flocken"]], "Bio Flocken"),
        ("LOCKEN 3,5 %", ["locken": ["flocken"]], "FLOCKEN 3,5 %"),
        ("Huile dolive", ["dolive": ["d’", "olive"]], "Huile d’olive"),
        ("Huile Dolive", ["dolive": ["d’", "olive"]], "Huile d’Olive"),
        ("Dolive", ["dolive": ["d’", "olive"]], "D’Olive"),
        ("Naturevalley", ["naturevalley": ["nature", "valley"]], "Nature Valley"),
        ("Pâteà tartiner", ["pâteà": ["pâte", "à"]], "Pâte à tartiner"),
        ("Locken-Locke", ["locken": ["flocken"]], "Flocken-Locke"), ("", ["a": ["b"]], ""),
    ])
    func `words are replaced with the capitals that they had`(name: String, by: [String: [String]], expected: String) {
        #expect(LabelWords.replacing(name, by: by) == expected)
    }

    @Test(arguments: [
        (["Pâte à tartiner", "cacao et noisettes", "huile de tournesol, sucre, lait"], "fr"),
        (["Biscuiți cu cacao", "fără zahăr, târâțe"], "ro"),
        (["Haferflocken zart", "Zutaten: Hafer", "Mindestens haltbar bis"], "de"),
    ])
    func `the languages of a label are those of its words`(lines: [String], language: String) {
        let label = ScannedLabel(barcodes: [], lines: lines.map { TextLine(text: $0) })
        let found = LabelWords(label).languages(upTo: 3)
        #expect(found.codes.first == language && found.sure >= 1)
    }

    @Test
    func `of a label with hardly any words no language is sure`() {
        let label = ScannedLabel(barcodes: [], lines: [TextLine(text: "Kornrath Butter")])
        #expect(LabelWords(label).languages(upTo: 3).sure == 0)
    }
}
