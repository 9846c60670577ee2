import Foundation
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPresentation

@Suite struct MessageLanguageTests {
    @Test(arguments: MessageLanguage.allCases)
    func whenAPhraseIsSaid_shouldHaveItsTranslationWithAPlaceForTheValue(language: MessageLanguage) {
        for phrase in Phrase.allCases {
            let english = MessageLanguage.english.text(phrase, "{}")
            let text = language.table[phrase]

            #expect(text != nil, "\(phrase)")
            #expect(text?.contains("{}") == english.contains("{}"), "\(phrase)")
        }
    }

    @Test(arguments: [
        ("de_DE.UTF-8", MessageLanguage.german), ("fr", .french), ("es_MX@x", .spanish), ("en_GB", .english),
        ("it_IT", .english), ("C.UTF-8", .english), ("", .english), ("deutsch", .english),
    ])
    func whenALocaleIsSet_shouldSpeakItsLanguageOrEnglish(locale: String, language: MessageLanguage) {
        #expect(MessageLanguage(locale: locale) == language)
    }

    @Test func whenSeveralVariablesAreSet_shouldTakeTheFirstThatHolds() {
        #expect(MessageLanguage(environment: ["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""]) == .french)
        #expect(MessageLanguage(environment: ["LANG": "de_DE", "LC_ALL": "C"]) == .english)
        #expect(MessageLanguage(environment: [:]) == .english)
    }

    @Test(arguments: [
        (MessageLanguage.german, "Läuft bald ab (1)", "morgen"), (.french, "Bientôt périmés (1)", "demain"),
        (.spanish, "Caducan pronto (1)", "mañana"),
    ])
    func whenAListIsShown_shouldSpeakTheLanguage(language: MessageLanguage, heading: String, day: String) {
        let today = CivilDate(clampedDayNumber: 20_000)
        let item = Item(
            id: "0123", name: "Milk", expiryDate: today.adding(days: 1), expiryKind: .useBy,
            addedDate: Date(timeIntervalSince1970: 0))
        let style = TerminalStyle(isColored: false, language: language)

        let lines = ItemList(style: style, today: today, soonDays: 3).lines(for: [item])

        #expect(lines.first == heading)
        #expect(lines.last?.hasSuffix("Milk  \(day)") == true)
    }
}
