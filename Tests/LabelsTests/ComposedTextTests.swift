import Foundation
import KeepItFreshLabels
import Testing

@Suite struct ComposedTextTests {
    @Test(arguments: [
        "Crème fraîche", "Käse", "Jalapeños", "Smørrebrød", "Żurek", "Šunka", "Tẩm bột", "さば", "パン", "김치", "Ёлка",
        "Ώριμο",
        "آب", "Milk", "", "🧀 Käse", "İnek sütü", "Å",
    ])
    func whenMarksStandAlone_shouldBeOneTextInBytes(text: String) {
        let decomposed = text.decomposedStringWithCanonicalMapping

        #expect(Array(decomposed.composed.utf8) == Array(text.composed.utf8))
        #expect(decomposed.composed == text)
    }

    @Test(arguments: ["Crème fraîche", "Käse", "さば", "김치", "Tẩm bột"])
    func whenItIsComposed_shouldBeInFormC(text: String) {
        let composed = text.decomposedStringWithCanonicalMapping.composed

        #expect(Array(composed.utf8) == Array(text.precomposedStringWithCanonicalMapping.utf8))
    }
}
