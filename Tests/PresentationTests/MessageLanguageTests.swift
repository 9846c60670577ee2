import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct MessageLanguageTests {
    @Test(arguments: MessageLanguage.allCases)
    func whenAPhraseIsTranslated_shouldHaveTheSamePlaceholders(language: MessageLanguage) throws {
        for phrase in Phrase.allCases {
            let english = try #require(MessageLanguage.english.phrases[phrase], "\(phrase)")
            let text = try #require(language.phrases[phrase], "\(phrase)")

            #expect(Self.placeholders(of: text) == Self.placeholders(of: english), "\(phrase)")
            #expect(!text.isEmpty && !text.contains("\n"), "\(phrase)")
            #expect(text.first?.isWhitespace == english.first?.isWhitespace, "\(phrase)")
        }
    }

    @Test func whenAPhraseHasPlaceholders_shouldFillEachWithItsValue() {
        let english = MessageLanguage.english

        #expect(english.text(.amountOf, "2 packs", "{1}") == "2 packs of {1}")
        #expect(MessageLanguage.german.text(.isAgain, "Datum", "2027") == "Datum ist wieder 2027")
        #expect(english.text(.inDays, "3") == "in 3 days")
        #expect(english.text(.today) == "today")
    }

    @Test(arguments: [
        (
            MessageLanguage.german,
            "gegessen: 1 Packung Milk; 2 Packungen; mindestens haltbar bis 1970-01-11; in 10 Tagen"
        ),
        (.english, "ate 1 pack of Milk; 2 packs; best before 1970-01-11; in 10 days"),
        (.french, "mangé : 1 paquet de Milk; 2 paquets; à consommer de préférence avant 1970-01-11; dans 10 jours"),
        (.spanish, "comido: 1 paquete de Milk; 2 paquetes; consumir preferentemente antes de 1970-01-11; en 10 días"),
    ])
    func whenAnEditIsReported_shouldUseTheLanguage(language: MessageLanguage, line: String) throws {
        let today = CivilDate(clampedDayNumber: 0)
        let before = Item(
            id: "0123", name: "Milk", quantity: 3, expiryDate: today.adding(days: 10), expiryKind: .bestBefore,
            addedDate: Date(timeIntervalSince1970: 0))
        var after = before
        after.quantity = 2
        let entry = JournalEntry(
            userId: "u", date: Date(timeIntervalSince1970: 0), day: today, action: .eaten, amount: 1000,
            steps: [JournalStep(itemId: "0123", before: before, after: after)])

        #expect(EditReport(entry, today: today, household: "Home", language: language).lines == [line])
    }

    @Test func whenAnErrorIsReported_shouldUseTheLanguageAndEnglishForScripts() {
        #expect(ItemEditError.notEnough(1500).message(in: .german).contains("1.5 Packungen"))
        #expect(ScanError.noPhotos.message(in: .french) == "pas de photos dans ce dossier")
        #expect(DataError.diskFull.message(in: .spanish) == "el disco está lleno")
        #expect(ItemReference.Failure.unknown(near: []).message(of: "\u{1B}", in: .german).contains("'\\u{1B}'"))
        #expect(PhotoError.scan(.notFound).message == "no such file")
    }

    private static func placeholders(of text: String) -> [String] {
        text.matches(of: /\{\d?\}/).map { String($0.output) }.sorted()
    }

    @Test(arguments: [
        ("de_DE.UTF-8", MessageLanguage.german), ("fr", .french), ("es_MX@x", .spanish), ("en_GB", .english),
        ("it_IT", .english), ("C.UTF-8", .english), ("", .english), ("deutsch", .english),
    ])
    func whenALocaleIsSet_shouldUseItsLanguageOrEnglish(locale: String, language: MessageLanguage) {
        #expect(MessageLanguage(locale: locale) == language)
    }

    @Test func whenSeveralVariablesAreSet_shouldUseTheFirstThatIsNotEmpty() {
        #expect(MessageLanguage(environment: ["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""]) == .french)
        #expect(MessageLanguage(environment: ["LANG": "de_DE", "LC_ALL": "C"]) == .english)
        #expect(MessageLanguage(environment: [:]) == .english)
    }

    @Test(arguments: [
        (MessageLanguage.german, "Läuft bald ab (1)", "morgen"), (.french, "Bientôt périmés (1)", "demain"),
        (.spanish, "Caducan pronto (1)", "mañana"),
    ])
    func whenAListIsShown_shouldUseTheLanguage(language: MessageLanguage, heading: String, day: String) {
        let today = CivilDate(clampedDayNumber: 20_000)
        let item = Item(
            id: "0123", name: "Milk", expiryDate: today.adding(days: 1), expiryKind: .useBy,
            addedDate: Date(timeIntervalSince1970: 0))
        let style = TerminalStyle(isColored: false, language: language)

        let lines = ItemList.lines(for: [item], style: style, today: today)

        #expect(lines.first == heading)
        #expect(lines.last?.hasSuffix("Milk  \(day)") == true)
    }
}
