package import KeepItFreshDomain
import Synchronization

/// The language of what people read, and how it writes dates.
package struct MessageLanguage: Sendable {
    /// How dates are written.
    package enum DateStyle: Sendable {
        /// `2026-12-03`.
        case iso
        /// In words as the language has them: `Thu 3 Dec`, `Do 3. Dez.`.
        case words
        /// In English words with the month first: `Thu, Dec 3`.
        case monthFirst
    }

    /// The code of ISO 639, such as `de`.
    package let code: String
    package private(set) var dates: DateStyle
    /// Nil for English, which the texts are written in.
    let translations: Translations?

    private init(code: String, dates: DateStyle, translations: Translations? = nil) {
        self.code = code
        self.dates = dates
        self.translations = translations
    }

    /// English with dates in digits, for scripts, logs and where no language is set.
    package static let english = MessageLanguage(code: "en", dates: .iso)

    /// The language of a POSIX locale such as `de_DE.UTF-8`; English for those without translations.
    package init(locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
        let code = parts.first?.lowercased() ?? ""
        if code == "en" {
            self.init(code: "en", dates: parts.dropFirst().first?.uppercased() == "US" ? .monthFirst : .words)
        } else if let translations = Self.translations(into: code) {
            self.init(code: code, dates: .words, translations: translations)
        } else {
            self = .english
        }
    }

    /// The language of an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set (POSIX, 8.2).
    package init(environment: [String: String]) {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(locale: set ?? "")
    }

    /// The same language with dates as `2026-12-03`.
    package var withISODates: MessageLanguage {
        var language = self
        language.dates = .iso
        return language
    }

    /// How it writes messages.
    fileprivate var reader: Message.Reader {
        Message.Reader(
            translation: { text, count in
                count.map { translations?.text(of: text, count: $0) } ?? translations?.text(of: text)
            }, date: { words(for: $0, on: $1) })
    }

    /// The same for what is sent to somebody.
    package var wording: Wording { Wording(code) { $0.text(in: self) } }

    /// Returns a text with its values.
    package func words(_ phrase: Message.Phrase, context: StaticString? = nil) -> String {
        Message(phrase, context: context).text(in: self)
    }

    private static let loaded = Mutex<[String: Translations]>([:])

    /// The translations into a language, which are read once.
    private static func translations(into code: String) -> Translations? {
        loaded.withLock { loaded in
            if let known = loaded[code] { return known }
            guard let new = Translations(of: code) else { return nil }
            loaded[code] = new
            return new
        }
    }
}

extension MessageLanguage: Hashable {
    package static func == (left: MessageLanguage, right: MessageLanguage) -> Bool {
        left.code == right.code && left.dates == right.dates
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(dates)
    }
}

extension Message {
    /// Returns the text in a language; in English where there is no translation.
    package func text(in language: MessageLanguage) -> String { text(language.reader) }
}
