import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshPresentation

@Suite struct MessageLanguageTests {
    @Test(arguments: [
        (0.974, "97 %"), (1e300, "9200000000000000000 %"), (-.infinity, "-9200000000000000000 %"), (.nan, "0 %"),
    ])
    func whenAShareIsNone_shouldStillBeSaid(share: Double, words: String) {
        #expect(percentage(share) == words)
    }

    @Test func whenAPhraseHasValues_shouldPutEachInItsPlace() {
        #expect(Message("\("2 packs") of \("{1}")").english == "2 packs of {1}")
        #expect(Message("\("Datum") is \("2027") again").text(in: .german) == "Datum ist wieder 2027")
        #expect(MessageLanguage.english.words("{name} {9} {} \(3)") == "{name} {9} {} 3")
        #expect(
            Message.list([Message("today"), .verbatim("x"), Message("tomorrow")]).text(in: .german)
                == "heute, x, morgen")
        #expect(Message("a text that nobody translated").text(in: .german) == "a text that nobody translated")
    }

    @Test func whenANumberDecides_shouldUseTheFormOfTheLanguage() {
        func days(_ count: Int) -> Message { Message(count, one: "in \(count) day", other: "in \(count) days") }

        #expect([0, 1, 2].map { days($0).english } == ["in 0 days", "in 1 day", "in 2 days"])
        #expect([0, 1, 2].map { days($0).text(in: .german) } == ["in 0 Tagen", "in 1 Tag", "in 2 Tagen"])
        #expect([0, 1, 2].map { days($0).text(in: .french) } == ["dans 0 jour", "dans 1 jour", "dans 2 jours"])
    }

    @Test func whenWordsHaveTwoMeanings_shouldTellThemApartByTheirContext() {
        #expect(Message("thawed \("x")").text(in: .german) == "aufgetaut: x")
        #expect(Message("thawed \("x")", context: "state").text(in: .german) == "aufgetaut x")
    }

    @Test(arguments: [
        (
            MessageLanguage.german,
            "gegessen: 1 Packung Milk; 2 Packungen; mindestens haltbar bis So 11. Jan.; in 10 Tagen"
        ),
        (.english, "ate 1 pack of Milk; 2 packs; best before 1970-01-11; in 10 days"),
        (.french, "mangé : 1 paquet de Milk; 2 paquets; à consommer de préférence avant dim. 11 janv.; dans 10 jours"),
        (.spanish, "comido: 1 paquete de Milk; 2 paquetes; consumir preferentemente antes de dom 11 ene; en 10 días"),
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
        #expect(ItemEditError.notEnough(1500).words().message.text(in: .german).contains("1.5 Packungen"))
        #expect(ScanError.noPhotos.words.message.text(in: .french) == "pas de photos dans ce dossier")
        #expect(DataError.diskFull.words.message.text(in: .spanish) == "el disco está lleno")
        #expect(ItemReference.Failure.unknown(near: []).message(of: "\u{1B}").text(in: .german).contains("'\\u{1B}'"))
        #expect(PhotoError.scan(.notFound).words.message.english == "no such file")
    }

    @Test(arguments: [
        ("de_DE.UTF-8", MessageLanguage.german), ("fr", .french), ("es_MX@x", .spanish), ("it_IT", .english),
        ("C.UTF-8", .english), ("POSIX", .english), ("", .english), ("deutsch", .english), ("../de", .english),
    ])
    func whenALocaleIsSet_shouldUseItsLanguageOrEnglish(locale: String, language: MessageLanguage) {
        #expect(MessageLanguage(locale: locale) == language)
    }

    @Test(arguments: [
        ("en_GB", "Thu 3 Dec", "3 Dec 2027", "Dec 2027"), ("en_US", "Thu, Dec 3", "Dec 3, 2027", "Dec 2027"),
        ("de_AT", "Do 3. Dez.", "3. Dez. 2027", "Dez. 2027"), ("fr_BE", "jeu. 3 déc.", "3 déc. 2027", "déc. 2027"),
        ("es_MX", "jue 3 dic", "3 dic 2027", "dic 2027"), ("C", "2026-12-03", "2027-12-03", "2027-12"),
    ])
    func whenADateIsShown_shouldBeWrittenAsTheLanguageDoes(
        locale: String, near: String, far: String, month: String
    ) throws {
        let language = MessageLanguage(locale: locale)
        let today = try #require(CivilDate("2026-11-27"))
        func words(_ text: String) throws -> String {
            language.words(for: try #require(CivilDate(text)), on: today)
        }

        #expect(try words("2026-12-03") == near)
        #expect(try words("2027-12-03") == far)
        #expect(try words("2027-12") == month)
        #expect(try words("2027") == "2027")
        #expect(language.withISODates.words(for: today) == "2026-11-27")
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

extension MessageLanguage {
    static let german = MessageLanguage(locale: "de_DE.UTF-8")
    static let french = MessageLanguage(locale: "fr_FR.UTF-8")
    static let spanish = MessageLanguage(locale: "es_ES.UTF-8")
}
