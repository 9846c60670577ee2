import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshDictionaries

/// Dictionaries made here; the tests that read them need libhunspell.
struct HunspellDictionariesTests {
    private static let isInstalled = HunspellDictionaries.languages(in: []) != nil

    /// Writes a dictionary with the ending `s`, in the encoding given.
    private func write(_ words: [String], as locale: String, in folder: String, encoding: String = "UTF-8") throws {
        let affixes = "SET \(encoding)\nSFX S Y 1\nSFX S 0 s .\n"
        let list = "\(words.count)\n" + words.map { $0 + "/S\n" }.joined()
        let swift: String.Encoding = encoding == "UTF-8" ? .utf8 : .isoLatin2
        for (text, ending) in [(affixes, "aff"), (list, "dic")] {
            try #require(text.data(using: swift)).write(to: URL(fileURLWithPath: "\(folder)/\(locale).\(ending)"))
        }
    }

    @Test(.enabled(if: isInstalled, "needs libhunspell"))
    func `words with their endings are known in the languages asked for`() async throws {
        let folder = try TemporaryFolder()
        try write(["crème", "tartine"], as: "fr_FR", in: folder.path)
        try write(["Butter"], as: "de_DE", in: folder.path)
        let dictionaries = HunspellDictionaries(folders: [folder.path])
        let words = ["crèmes", "creme", "tartine", "butter", "x"]
        let french = await dictionaries.known(among: words, in: ["fr"])
        #expect(french == ["crèmes": KnownWord("crèmes"), "tartine": KnownWord("tartine")])
        #expect(await Set(dictionaries.known(among: words, in: ["de", "fr"]).keys) == ["crèmes", "tartine", "butter"])
        #expect(await dictionaries.known(among: words, in: ["it"]).isEmpty)
    }

    @Test(.enabled(if: isInstalled, "needs libhunspell"))
    func `dictionaries in older encodings are read`() async throws {
        let folder = try TemporaryFolder()
        try write(["żurek"], as: "pl_PL", in: folder.path, encoding: "ISO8859-2")
        let known = await HunspellDictionaries(folders: [folder.path]).known(among: ["żurek", "zurek"], in: ["pl"])
        #expect(Set(known.keys) == ["żurek"])
    }

    @Test(.enabled(if: isInstalled, "needs libhunspell"))
    func `text that is no word is not asked for`() async throws {
        let folder = try TemporaryFolder()
        try write(["tarte"], as: "fr", in: folder.path)
        let words = ["", "tar te", "tarte\n", "tarte\0", String(repeating: "a", count: 10_000), "1", "日本"]
        #expect(await HunspellDictionaries(folders: [folder.path]).known(among: words, in: ["fr"]).isEmpty)
    }

    @Test
    func `of several dictionaries for a language that of its own country is used`() throws {
        let folder = try TemporaryFolder()
        for locale in ["de_AT", "de_DE", "en_AU", "en_GB", "en_ZA", "pt_BR", "hyph_de_DE"] {
            try write(["x"], as: locale, in: folder.path)
        }
        try Data().write(to: URL(fileURLWithPath: folder.path + "/nl_NL.dic"))
        let expected = ["de": "de_DE", "en": "en_GB", "pt": "pt_BR"].mapValues { "\(folder.path)/\($0)" }
        #expect(HunspellDictionaries.found(in: ["/nowhere", folder.path]) == expected)
    }
}
