import Testing

@testable import KeepItFreshPresentation

@Suite struct TranslationsTests {
    private let file = """
        # A comment.
        msgid ""
        msgstr ""
        "Language: pl\\n"
        "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

        #. {1}: name
        #, python-brace-format
        msgid "{1} is \\"back\\""
        msgstr ""
        "{1} znów "
        "jest\\n"

        msgctxt "state"
        msgid "open"
        msgstr "otwarte"

        msgid "{1} pack"
        msgid_plural "{1} packs"
        msgstr[0] "{1} paczka"
        msgstr[1] "{1} paczki"
        msgstr[2] "{1} paczek"

        #, fuzzy
        msgid "not sure"
        msgstr "niepewne"

        msgid "not done"
        msgstr ""
        #~ msgid "old"
        #~ msgstr "stare"
        """

    @Test func whenAFileIsRead_shouldHaveWhatIsTranslated() {
        let translations = Translations(Array(file.utf8))

        #expect(translations.text(of: "{1} is \"back\"") == "{1} znów jest\n")
        #expect(translations.text(of: "state\u{4}open") == "otwarte")
        #expect(["open", "not sure", "not done", "old", ""].allSatisfy { translations.text(of: $0) == nil })
        #expect(
            [1, 2, 5, 12, 22].map { translations.text(of: "{1} pack", count: $0) }
                == ["{1} paczka", "{1} paczki", "{1} paczek", "{1} paczek", "{1} paczki"])
        #expect(translations.json.line.contains(#""{1} pack":["{1} paczka","{1} paczki","{1} paczek"]"#))
    }

    @Test(arguments: [
        "", "plural=n", "nplurals=2; plural=(n", "nplurals=2; plural=n ? 1", "nplurals=2; plural=n+",
        "nplurals=0; plural=0",
        "nplurals=2; plural=n != 1)",
    ])
    func whenARuleCannotBeUnderstood_shouldBeNone(rule: String) {
        #expect(PluralRule(rule) == nil)
    }

    @Test func whenARuleDividesByNothingOrGivesTooMuch_shouldStayWithinTheForms() throws {
        #expect(try #require(PluralRule("nplurals=2; plural=n%0;")).form(for: 7) == 0)
        #expect(try #require(PluralRule("nplurals=2; plural=n;")).form(for: .min) == 1)
        #expect(try #require(PluralRule("nplurals=2; plural=!(n == 1);")).form(for: 3) == 1)
    }

    @Test(arguments: ["de", "es", "fr"])
    func whenALanguageIsInTheProgram_shouldHaveARuleAndTexts(code: String) throws {
        let translations = try #require(Translations(of: code))

        #expect(translations.text(of: "today") != nil)
        #expect(translations.text(of: "in {1} day", count: 2) != nil)
    }
}
