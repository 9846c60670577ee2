import KeepItFreshLabels
import Testing

@testable import KeepItFreshDomain

@Suite struct KnownBrandsTests {
    private struct Words: KnownWordsProviding {
        let words: Set<String>

        func known(among words: [String], in languages: [String]) async -> [String: KnownWord] {
            Dictionary(uniqueKeysWithValues: words.filter(self.words.contains).map { ($0, KnownWord($0)) })
        }
    }

    private func label(_ text: String, readers: Set<OCREngine>) -> ScannedLabel {
        let words = text.split(separator: " ").map { TextLine.Word(text: String($0), readers: readers) }
        return ScannedLabel(lines: [TextLine(words: words)].compactMap(\.self))
    }

    @Test(arguments: [
        ("Haferhof", true), ("HAFERHOF", true), ("Haferhof Nord", false), ("Hafcrhof", false), ("1", false),
    ])
    func whenOneReaderReadIt_shouldHaveEachWordInACatalogueOrTheHousehold(brand: String, isKnown: Bool) async {
        let brands = KnownBrands([Words(words: ["tee"]), Words(words: ["haferhof"])])

        #expect(await brands.bearOut(brand, on: label(brand, readers: [.sceneText])) == isKnown)
    }

    @Test func whenTwoReadersReadItAlike_shouldBeOne() async {
        let brands = KnownBrands([])

        #expect(await brands.bearOut("Haferhof Nord", on: label("HAFERHOF Nord", readers: [.sceneText, .document])))
        #expect(await !brands.bearOut("Haferhof Nord", on: label("HAFERHOF", readers: [.sceneText, .document])))
    }
}
