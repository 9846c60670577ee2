import CKIFHunspell
import Foundation
package import KeepItFreshDomain

/// The dictionaries of Hunspell that are installed on this machine, as of the Debian packages `hunspell-de-de` and
/// `hunspell-fr`. Each is loaded when a word of its language is first asked for.
package actor HunspellDictionaries: KnownWordsProviding {
    /// The folders of Debian and most other systems.
    package static let usualFolders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]

    /// The dictionaries in the usual folders, one for the process.
    package static let installed = HunspellDictionaries()

    /// So many dictionaries are in memory, 5 to 35 MB each.
    private static let maximumLoaded = 4
    /// So many answers are remembered.
    private static let maximumAnswers = 50_000
    /// Longer words are in no dictionary.
    private static let maximumBytes = 60

    private let folders: [String]
    private var files: [String: String]?
    private var loaded: [(code: String, dictionary: Dictionary?)] = []
    private var answers: [String: Bool] = [:]

    /// Uses the dictionaries in these folders.
    package init(folders: [String] = usualFolders) {
        self.folders = folders
    }

    /// The words that are in the dictionary of one of the languages, with a capital or without: names and nouns have
    /// one.
    package func known(among words: [String], in languages: [String]) -> [String: KnownWord] {
        var found: [String: KnownWord] = [:]
        for code in languages {
            for word in words where found[word] == nil {
                if knows(word, in: code) { found[word] = KnownWord(word) }
            }
        }
        return found
    }

    private func knows(_ word: String, in code: String) -> Bool {
        guard word.utf8.count <= Self.maximumBytes, word.allSatisfy(\.isLetter) else { return false }
        let key = code + " " + word
        if let answer = answers[key] { return answer }
        guard let dictionary = dictionary(of: code) else { return false }
        if answers.count >= Self.maximumAnswers { answers.removeAll() }
        let answer = dictionary.knows(Self.capitalised(word, in: code))
        answers[key] = answer
        return answer
    }

    private static func capitalised(_ word: String, in code: String) -> String {
        if code == "tr", word.first == "i" { return "İ" + word.dropFirst() }
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    /// The dictionary of a language, loaded now if it is not; nil where there is none.
    private func dictionary(of code: String) -> Dictionary? {
        if let place = loaded.firstIndex(where: { $0.code == code }) {
            loaded.append(loaded.remove(at: place))
            return loaded.last?.dictionary
        }
        let files = files ?? Self.found(in: folders)
        self.files = files
        let dictionary = files[code].flatMap { Dictionary(path: $0) }
        if loaded.count >= Self.maximumLoaded { loaded.removeFirst() }
        loaded.append((code, dictionary))
        return dictionary
    }

    /// The dictionaries in some folders by the codes of their languages: the paths without `.dic`. Of several for one
    /// language that of the country with the same code is used, such as `de_DE`, or else the first.
    static func found(in folders: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where name.hasSuffix(".dic") && names.contains(name.dropLast(4) + ".aff") {
                let locale = String(name.dropLast(4))
                let code = String(locale.prefix { $0 != "_" && $0 != "-" }).lowercased()
                guard (2...3).contains(code.utf8.count) else { continue }
                let isMain =
                    locale.lowercased() == code || locale.lowercased() == "\(code)_\(code)" || locale == "en_GB"
                if found[code] == nil || isMain { found[code] = "\(folder)/\(locale)" }
            }
        }
        return found
    }

    /// The languages of the dictionaries that can be used, by their codes; nil without the library.
    package static func languages(in folders: [String] = usualFolders) -> [String]? {
        ckifhunspell_is_installed() != 0 ? found(in: folders).keys.sorted() : nil
    }
}

extension HunspellDictionaries {
    /// A dictionary of the library, closed at the end.
    @safe
    private final class Dictionary {
        private let handle: OpaquePointer

        init?(path: String) {
            guard let handle = unsafe ckifhunspell_open(path + ".aff", path + ".dic") else { return nil }
            unsafe self.handle = handle
        }

        deinit { unsafe ckifhunspell_close(handle) }

        func knows(_ word: String) -> Bool {
            unsafe ckifhunspell_knows(handle, word) != 0
        }
    }
}
