import FoundationEssentials
import KeepItFreshLabels

/// An item as a line of a file contains it: the non-empty texts by column.
struct ItemRow {
    /// The line of the file, from 1.
    let line: Int
    let texts: [ItemColumn: String]
    /// The cells of columns whose headings say which kind of date they hold.
    var dates: [DateCell] = []

    /// A date in a column of its own.
    struct DateCell: Hashable {
        /// The column's heading.
        let heading: String
        /// The kind; nil where the heading does not say it.
        let kind: DateKind?
        let text: String

        var endsShelfLife: Bool { kind?.endsShelfLife ?? true }
    }

    /// What identifies a row that has no id: all its texts.
    var content: String {
        ItemColumn.allCases.map { column in
            var texts = [texts[column]].compactMap(\.self)
            if column == .expiryDate { texts += dates.filter(\.endsShelfLife).map(\.text) }
            if column == .productionDate { texts += dates.filter { !$0.endsShelfLife }.map(\.text) }
            return texts.joined(separator: "\u{1E}")
        }.joined(separator: "\u{1F}")
    }

    /// The item with the id `id`. A row without an `addedDate` was written by a person: unless it has `given`, all its
    /// values count as set by a person. Throws `ItemFileFault`.
    func item(
        id: String, addedAt now: Date, today: CivilDate, order: DateOrder?
    ) throws(ItemFileFault) -> Item {
        guard texts[.name] != nil || texts[.gtin] != nil || texts[.id] != nil else {
            throw ItemFileFault(line: line, problem: .nothingNamed)
        }
        for (column, text) in texts where text.unicodeScalars.contains("\0") {
            throw ItemFileFault(line: line, column: column.rawValue, problem: .nullCharacter)
        }
        // What was exported comes back, also from before there were bounds.
        for column in [ItemColumn.name, .brand, .category, .unit, .lot, .place, .notes] where isOfPerson {
            let maximum = column == .notes ? Item.maximumNotes : Item.maximumText
            guard texts[column]?.unicodeScalars.count ?? 0 <= maximum else {
                throw ItemFileFault(line: line, column: column.rawValue, problem: .tooLong(maximum: maximum))
            }
        }
        let reader = DateReader(today: today, order: order)
        var item = Item(id: id, addedDate: now)
        item.name = texts[.name]
        item.nameConfidence = try decimal(.nameConfidence)
        item.brand = texts[.brand]
        item.category = texts[.category]
        item.gtin = try value(.gtin, form: "8, 12, 13 or 14 digits, the last a check digit") { GTIN($0) }
        item.quantity = try number(.quantity, minimum: 0) ?? 1
        item.unit = texts[.unit]
        let expiry = try expiry(reader)
        (item.expiryDate, item.expiryKind) = (expiry?.date, expiry?.kind)
        item.expiryConfidence = try decimal(.expiryConfidence)
        item.productionDate = try production(reader)
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
        let exact = try value(.exactRemainder, form: "a part of one pack such as 1/3, 250 g or 2 pieces") {
            ExactAmount($0)
        }
        if let exact, exact != item.remainder { item.setRemainder(exact) }
        let openedDays = try number(.openedDays, minimum: 0)
        item.opening = try date(.opened, reader).map { Item.Opening(date: $0, days: openedDays) }
        let (daysLeft, thawed) = (try number(.frozenDaysLeft, minimum: .min), try date(.thawed, reader))
        item.freezing = try date(.frozen, reader).map {
            Item.Freezing(date: $0, daysLeft: daysLeft, thawedOn: thawed)
        }
        item.freezing?.days = try number(.frozenDays, minimum: 0)
        item.proposal = try date(.proposedDate, reader).map {
            Item.Proposal(date: $0, source: texts[.proposedBy] ?? "")
        }
        let fields = try list(.fieldsSetByUser) { ItemField(rawValue: $0) }
        item.fieldsSetByUser = fields.map(Set.init) ?? (isOfPerson ? item.fieldsWithValue : [])
        if isOfPerson, expiry?.date == nil, expiry != nil { item.fieldsSetByUser.insert(.expiryDate) }
        return item
    }

    private var isOfPerson: Bool { texts[.addedDate] == nil }

    // MARK: Dates

    /// How the dates of a file are read.
    private struct DateReader {
        let today: CivilDate
        let order: DateOrder?
    }

    /// The end of the shelf life: the earliest date of those that end it, with its kind, which is best before where a
    /// person has written none. A last day of sale or display counts where there is no other. The date is nil where a
    /// cell says that there is none; the result is nil where nothing is said.
    private func expiry(_ reader: DateReader) throws(ItemFileFault) -> (date: CivilDate?, kind: DateKind?)? {
        let told = try value(.expiryKind, form: "a kind of date such as bestBefore or useBy") { text in
            DateKind.allCases.first { $0.rawValue.lowercased() == text.lowercased().filter(\.isLetter) }
        }
        var cells = dates.filter(\.endsShelfLife)
        if let text = texts[.expiryDate] {
            cells.append(DateCell(heading: ItemColumn.expiryDate.rawValue, kind: nil, text: text))
        }
        var isNever = false
        var ends: [(date: CivilDate, kind: DateKind?)] = []
        for cell in cells {
            switch try read(cell, reader) {
            case .date(let date): ends.append((date, cell.kind))
            case .never: isNever = true
            case .empty: break
            }
        }
        let ofSale = ends.filter { $0.kind == .sellBy || $0.kind == .displayUntil || $0.kind == .freezeBy }
        let ofUse = ends.filter { end in !ofSale.contains { $0 == end } }
        guard let first = (ofUse.isEmpty ? ofSale : ofUse).min(by: { $0.date < $1.date }) else {
            return isNever ? (nil, nil) : told.map { (nil, $0) }
        }
        return (first.date, told ?? first.kind ?? (isOfPerson ? .bestBefore : nil))
    }

    /// The day of production, or else of packing or harvest.
    private func production(_ reader: DateReader) throws(ItemFileFault) -> CivilDate? {
        if let date = try date(.productionDate, reader) { return date }
        for kind in [DateKind.production, .packed, .harvest] {
            for cell in dates where cell.kind == kind {
                if case .date(let date) = try read(cell, reader) { return date }
            }
        }
        return nil
    }

    private func date(_ column: ItemColumn, _ reader: DateReader) throws(ItemFileFault) -> CivilDate? {
        guard let text = texts[column] else { return nil }
        guard case .date(let date) = try read(DateCell(heading: column.rawValue, kind: nil, text: text), reader) else {
            return nil
        }
        return date
    }

    /// Reads a cell; in a row that a program has written, every date in ISO 8601 is one.
    private func read(_ cell: DateCell, _ reader: DateReader) throws(ItemFileFault) -> CellDate {
        if !isOfPerson, let date = CivilDate(cell.text) { return .date(date) }
        let problem: ItemFileFault.Problem
        do throws(TypedDate.Failure) {
            return try CellDate(cell.text, today: reader.today, order: reader.order)
        } catch {
            problem =
                switch error {
                case .ambiguous: .dateOrder(cell.text)
                case .noSuchDay: .noSuchDay(cell.text)
                case .unknownForm: .badValue(cell.text, form: "a date such as 2027-03-12, 2027-03 or 2027")
                }
        }
        throw ItemFileFault(line: line, column: cell.heading, problem: problem)
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
