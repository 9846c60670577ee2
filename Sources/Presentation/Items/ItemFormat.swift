import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// A line for each item as a script wants it: `{name} {expiry}`.
package struct ItemFormat: Sendable {
    /// The values that a format can have, as `list --json` calls them; dates are in digits, what is not known is empty.
    package enum Field: String, CaseIterable, Sendable {
        case id, name, brand, gtin, unit, quantity, expiry, kind, deadline, days, status, place, lot, notes, added,
            household
    }

    /// A name in braces that is not a field.
    package struct UnknownField: Error, Equatable {
        package let name: String

        /// Says in one line what is wrong and which fields there are.
        package var message: Message {
            let fields = Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
            return Message("{\(TerminalText.visible(name))} is not a value of an item; there are \(fields)")
        }
    }

    private enum Part: Sendable {
        case text(String)
        case field(Field)
    }

    private let parts: [Part]

    /// Reads a format: names in braces, `{{` for a brace, `\t` and `\n` for a tab and a line's end.
    package init(_ text: String) throws(UnknownField) {
        var parts: [Part] = [], plain = "", rest = text[...]
        while let character = rest.popFirst() {
            switch (character, rest.first) {
            case ("{", "{"?), ("\\", "\\"?):
                plain.append(character)
                rest.removeFirst()
            case ("\\", "t"?), ("\\", "n"?):
                plain.append(rest.removeFirst() == "t" ? "\t" : "\n")
            case ("{", _):
                let name = String(rest.prefix { $0 != "}" })
                guard let field = Field(rawValue: name), rest.count > name.count else { throw UnknownField(name: name) }
                parts += [.text(plain), .field(field)]
                plain = ""
                rest = rest.dropFirst(name.count + 1)
            default: plain.append(character)
            }
        }
        self.parts = parts + [.text(plain)]
    }

    /// Returns the line of an item on the day `today`.
    package func line(for item: Item, today: CivilDate, household: String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .field(let field): TerminalText.visible(Self.value(of: field, item, today, household) ?? "")
            }
        }.joined()
    }

    private static func value(
        of field: Field, _ item: Item, _ today: CivilDate, _ household: String
    ) -> String? {
        switch field {
        case .expiry: item.text(in: .expiryDate)
        case .kind: item.text(in: .expiryKind)
        case .deadline: item.deadline?.description
        case .days: item.deadline.map { String(today.days(until: $0)) }
        case .status: ExpiryStatus(of: item, today: today).rawValue
        case .added: String(item.addedDate.formatted(.iso8601).prefix(10))
        case .household: household
        case .id, .name, .brand, .gtin, .unit, .quantity, .place, .lot, .notes:
            ItemValue.named(field.rawValue).flatMap { item.text(in: $0) }
        }
    }
}
