package import KeepItFreshDomain

/// What is posted for a reminder, as the user wrote it: a text with placeholders such as `{{text}}`. One that begins
/// with `{` or `[` is JSON, whose values are escaped for its strings; any other is a plain text.
package struct ReminderTemplate: Equatable, Sendable {
    /// The placeholders of text, and those of a number.
    private static let texts = ["text", "title", "name", "brand", "unit", "place", "lastDay", "household", "key"]
    private static let numbers = ["quantity", "daysLeft"]

    /// Whether it makes JSON.
    package let isJSON: Bool
    private let parts: [Part]

    private enum Part: Equatable {
        case fixed(String)
        case value(String)

        /// Whether a value after it would become part of an escape sequence.
        var endsWithEscape: Bool {
            guard case .fixed(let text) = self else { return false }
            return !text.reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
        }
    }

    /// Nil for a text with another placeholder, and for JSON that is none with values in it.
    package init?(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "{{") {
            let after = rest[start.upperBound...]
            guard let end = after.firstRange(of: "}}") else { return nil }
            let name = after[..<end.lowerBound].filter { $0 != " " }
            guard (Self.texts + Self.numbers).contains(name) else { return nil }
            parts += [.fixed(String(rest[..<start.lowerBound])), .value(String(name))]
            rest = after[end.upperBound...]
        }
        self.parts = parts + [.fixed(String(rest))]
        guard case .fixed(let beginning) = self.parts[0] else { return nil }
        let first = beginning.first { !$0.isWhitespace }
        isJSON = first == "{" || first == "["
        if isJSON, self.parts.contains(where: \.endsWithEscape) { return nil }
        if isJSON, !JSONValue.isValid(filled { Self.numbers.contains($0) ? "0" : "x" }) { return nil }
    }

    /// Returns the body for a notice of one reminder, or of what waits for a person.
    package func body(for notice: ReminderNotice, in words: ReminderWords) -> String {
        let values = words.values(of: notice)
        return filled { name in
            let value = values[name] ?? (Self.numbers.contains(name) ? "0" : "")
            return isJSON && !Self.numbers.contains(name) ? JSONValue.escaped(value) : value
        }
    }

    private func filled(by value: (String) -> String) -> String {
        parts.map { part in
            switch part {
            case .fixed(let text): text
            case .value(let name): value(name)
            }
        }.joined()
    }
}
