/// The user's locale, which determines the order of an ambiguous date when the label itself does not.
public struct LocaleHint: Hashable, Sendable {
    /// Lower-case ISO 639 code, such as `en`; `zh-hant` for traditional Chinese.
    public let language: String
    /// Upper-case ISO 3166 code, such as `US`; nil when unknown.
    public let region: String?

    /// Parses `en`, `en-US`, `en_US.UTF-8` or `zh-Hant-TW`; nil for `C`, `POSIX` and anything that is not a locale.
    public init?(_ identifier: String) {
        let bare = identifier.prefix { $0 != "." && $0 != "@" }
        let parts = bare.split { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.allSatisfy(\.isLetter) else {
            return nil
        }
        var language = first.lowercased()
        var region: String?
        for part in parts.dropFirst() {
            if part.utf8.count == 4 { language += "-" + part.lowercased() }
            if part.utf8.count == 2 { region = part.uppercased() }
        }
        self.language = language
        self.region = region
    }
}
