import FoundationEssentials
import KeepItFreshLabels

/// An item as a line of a file contains it: the non-empty texts by column.
struct ItemRow {
    /// The line of the file, from 1.
    let line: Int
    let texts: [ItemColumn: String]

    /// The item with the id `id`. A row without an `addedDate` was written by a person: unless it has `given`, all its
    /// values count as set by a person. Throws `ItemFileFault`.
    func item(id: String, addedAt now: Date, order: DateOrder?) throws(ItemFileFault) -> Item {
        guard texts[.name] != nil || texts[.gtin] != nil || texts[.id] != nil else {
            throw ItemFileFault(line: line, problem: .nothingNamed)
        }
        for (column, text) in texts where text.unicodeScalars.contains("\0") {
            throw ItemFileFault(line: line, column: column.rawValue, problem: .nullCharacter)
        }
        var item = Item(id: id, addedDate: now)
        item.name = texts[.name]
        item.nameConfidence = try decimal(.nameConfidence)
        item.brand = texts[.brand]
        item.category = texts[.category]
        item.gtin = try value(.gtin, form: "8, 12, 13 or 14 digits, the last a check digit") { GTIN($0) }
        item.quantity = try number(.quantity, minimum: 0) ?? 1
        item.unit = texts[.unit]
        item.expiryDate = try date(.expiryDate, order: order)
        item.expiryKind = try kind(order: order)
        item.expiryConfidence = try decimal(.expiryConfidence)
        item.productionDate = try date(.productionDate, order: order)
        item.lot = texts[.lot]
        item.addedDate =
            try value(.addedDate, form: "a time such as 2027-03-12T06:34:42.123Z, or a day") { ExchangeTime.date($0) }
            ?? now
        item.notes = texts[.notes]
        item.place = texts[.place]
        item.needsReview =
            try list(.needsReview, without: ReviewReason.formerNames) { ReviewReason(rawValue: $0) } ?? []
        item.openedPackRemainder = try value(.openedPackRemainder, form: "a fraction of one pack such as 0.25") {
            Self.thousandths($0)
        }
        let openedDays = try number(.openedDays, minimum: 0)
        item.opening = try date(.opened, order: order).map { Item.Opening(date: $0, days: openedDays) }
        let (daysLeft, thawed) = (try number(.frozenDaysLeft, minimum: .min), try date(.thawed, order: order))
        item.freezing = try date(.frozen, order: order).map {
            Item.Freezing(date: $0, daysLeft: daysLeft, thawedOn: thawed)
        }
        let fields = try list(.fieldsSetByUser) { ItemField(rawValue: $0) }
        item.fieldsSetByUser = fields.map(Set.init) ?? (texts[.addedDate] != nil ? [] : item.fieldsWithValue)
        return item
    }

    /// The kind of the expiry date; best before when a person has written the row without one.
    private func kind(order: DateOrder?) throws(ItemFileFault) -> DateKind? {
        let kind = try value(.expiryKind, form: "a kind of date such as bestBefore or useBy") { text in
            DateKind.allCases.first { $0.rawValue.lowercased() == text.lowercased().filter(\.isLetter) }
        }
        return kind ?? (texts[.expiryDate] != nil && texts[.addedDate] == nil ? .bestBefore : nil)
    }

    private func date(_ column: ItemColumn, order: DateOrder?) throws(ItemFileFault) -> CivilDate? {
        guard let text = texts[column], let date = CivilDate(text) else {
            guard let text = texts[column] else { return nil }
            return try otherDate(text, column, order: order)
        }
        return date
    }

    /// A date that is not in ISO 8601, which needs an `order`.
    private func otherDate(
        _ text: String, _ column: ItemColumn, order: DateOrder?
    ) throws(ItemFileFault) -> CivilDate? {
        let numbers = text.split { ". /-".contains($0) }.map { Int($0) }
        guard numbers.count == 3, let first = numbers[0], let second = numbers[1], let year = numbers[2] else {
            throw fault(column, form: "a date such as 2027-03-12, 2027-03 or 2027")
        }
        guard let order, order != .yearMonthDay else {
            throw ItemFileFault(line: line, column: column.rawValue, problem: .dateOrder(text))
        }
        let (day, month) = order == .dayMonthYear ? (first, second) : (second, first)
        guard let date = CivilDate(year: year < 100 ? 2000 + year : year, month: month, day: day) else {
            throw fault(column, form: "a day of the calendar")
        }
        return date
    }

    private func decimal(_ column: ItemColumn) throws(ItemFileFault) -> Double? {
        try value(column, form: "a number from 0 to 1") { text in
            Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
        }
    }

    private func number(_ column: ItemColumn, minimum: Int) throws(ItemFileFault) -> Int? {
        func number(_ text: String) -> Int? {
            Int(text).flatMap { $0 >= minimum && $0.magnitude <= UInt(Item.maximumCount) ? $0 : nil }
        }
        return minimum == 0
            ? try value(column, form: "a whole number, 0 or more", number)
            : try value(column, form: "a whole number", number)
    }

    private func list<Value>(
        _ column: ItemColumn, without former: Set<String> = [], _ read: (String) -> Value?
    ) throws(ItemFileFault) -> [Value]? {
        try value(column, form: "a list of names as written by kif-scan export") { text in
            let names = text.split { $0 == " " || $0 == "," }.map(String.init).filter { !former.contains($0) }
            let values = names.compactMap(read)
            return values.count == names.count ? values : nil
        }
    }

    private func value<Value>(
        _ column: ItemColumn, form: String, _ read: (String) -> Value?
    ) throws(ItemFileFault) -> Value? {
        guard let text = texts[column] else { return nil }
        guard let value = read(text) else { throw fault(column, form: form) }
        return value
    }

    private func fault(_ column: ItemColumn, form: String) -> ItemFileFault {
        ItemFileFault(line: line, column: column.rawValue, problem: .badValue(texts[column] ?? "", form: form))
    }

    private static func thousandths(_ text: String) -> Int? {
        guard let share = Double(text), share > 0, share < 1 else { return nil }
        return max(1, min(999, Int((share * 1000).rounded())))
    }
}
