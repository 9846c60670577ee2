import KeepItFreshDomain

extension AspectChange {
    /// `date best before 2027-03-12 → best before 2027-12-03`.
    var words: String { words(in: .english) }

    /// The same in a language.
    func words(in language: MessageLanguage) -> String {
        "\(aspect.words(in: language)) \([old, new].map { shown($0, in: language) }.joined(separator: " → "))"
    }

    /// One of the values in words of a language.
    func shown(_ value: String?, in language: MessageLanguage) -> String {
        guard let value else { return language.text(.nothing) }
        switch aspect {
        case .expiry:
            let parts = value.split(separator: " ")
            guard parts.count == 2, let kind = DateKind(rawValue: String(parts[1])) else { break }
            return "\(kind.words(in: language)) \(TerminalText.visible(String(parts[0])))"
        case .review:
            let reasons = value.split(separator: ",").compactMap { ReviewReason(rawValue: String($0)) }
            return reasons.map { $0.words(in: language) }.joined(separator: ", ")
        case .left:
            guard let left = Int(value.prefix { $0 != "/" }) else { break }
            return Packs.number(left)
        default: break
        }
        return TerminalText.visible(value)
    }

    /// The object for scripts.
    func json(of itemId: String) -> JSONValue {
        .object([
            ("id", .string(itemId)), ("field", .string(aspect.rawValue)), ("old", .text(old)), ("new", .text(new)),
        ])
    }
}
