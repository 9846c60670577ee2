import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

extension Item {
    /// A field of a listed item: a value, or what follows from several.
    private enum Field {
        case value(ItemValue)
        case precision, status, added, missing, packs, household, deadline
    }

    private static let fields: [Field] = {
        let first: [ItemValue] = [.id, .name, .brand, .gtin, .quantity, .unit, .expiryDate]
        let named = first + [.expiryKind, .lot, .notes, .needsReview, .place]
        let exported: [ItemValue] = [
            .category, .productionDate, .addedDate, .nameConfidence, .expiryConfidence, .given,
        ]
        let others = ItemValue.all.filter { !(named + exported + [.leftExact]).contains($0) }
        return first.map(Field.value) + [.precision, .value(.expiryKind), .status, .value(.lot), .added]
            + [.value(.notes), .value(.needsReview), .missing, .packs, .household, .deadline, .value(.place)]
            + others.map(Field.value)
    }()

    /// Returns the contract's object for a listed item, with its status on the day `today`.
    package func json(today: CivilDate, soonDays: Int, household: String) -> JSONValue {
        var fields = Self.fields.map { field -> (String, JSONValue) in
            switch field {
            case .value(let value): json(value)
            case .precision: ("expiryPrecision", .text(expiryDate?.precision.rawValue))
            case .status:
                ("status", .string(ExpiryStatus(of: self, today: today, soonDays: soonDays).rawValue))
            case .added: ("addedDate", .string(addedDate.formatted(.iso8601)))
            case .missing: ("missing", .texts(missing.map(\.rawValue)))
            case .packs: ("packs", .integer(quantity))
            case .household: ("household", .string(household))
            case .deadline: ("deadline", .date(deadline))
            }
        }
        if openedPackRemainder != nil { fields.append(json(.leftExact)) }
        return .object(fields)
    }

    /// A value as a field.
    func json(_ value: ItemValue) -> (String, JSONValue) {
        (value.name, value.spelling(in: self).map(JSONValue.init) ?? .null)
    }
}

extension JSONValue {
    /// A value of an item as it is spelled out.
    fileprivate init(_ spelling: SpelledValue) {
        self =
            switch spelling {
            case .text(let text): .string(text)
            case .number(let number): .integer(number)
            case .thousandths(let count): .decimal(Double(count) / 1000)
            case .share(let share): .exact(share)
            case .words(let words): .texts(words)
            }
    }
}
