import FoundationEssentials
import KeepItFreshLabels

/// An item as a line of a file contains it: the non-empty texts of its values.
struct ItemRow {
    /// The line of the file, from 1.
    let line: Int
    let texts: [ItemValue: String]
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
        ItemValue.all.map { value in
            var texts = [texts[value]].compactMap(\.self)
            if value == .expiryDate { texts += dates.filter(\.endsShelfLife).map(\.text) }
            if value == .productionDate { texts += dates.filter { !$0.endsShelfLife }.map(\.text) }
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
        for (value, text) in texts where text.unicodeScalars.contains("\0") {
            throw ItemFileFault(line: line, column: value.name, problem: .nullCharacter)
        }
        let reader = DateReader(today: today, order: order)
        var item = Item(id: id, addedDate: now)
        for value in Self.plainValues {
            guard let text = texts[value] else { continue }
            // What was exported comes back, also from before there were bounds.
            if isOfPerson, value.isTooLong(text), let maximum = value.longest {
                throw ItemFileFault(line: line, column: value.name, problem: .tooLong(maximum: maximum))
            }
            let written = value.isDate ? try date(value, reader)?.description : text
            guard value.set(written, in: &item) else { throw fault(value) }
        }
        let expiry = try expiry(reader, told: item.expiryKind)
        (item.expiryDate, item.expiryKind) = (expiry?.date, expiry?.kind)
        item.productionDate = try production(reader)
        if isOfPerson, texts[.given] == nil { item.fieldsSetByUser = item.fieldsWithValue }
        if isOfPerson, expiry?.date == nil, expiry != nil { item.fieldsSetByUser.insert(.expiryDate) }
        return item
    }

    /// The values that are read without the others.
    private static let plainValues = ItemValue.all.filter { ![.id, .expiryDate, .productionDate].contains($0) }

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
    private func expiry(
        _ reader: DateReader, told: DateKind?
    ) throws(ItemFileFault) -> (date: CivilDate?, kind: DateKind?)? {
        var cells = dates.filter(\.endsShelfLife)
        if let text = texts[.expiryDate] {
            cells.append(DateCell(heading: ItemValue.expiryDate.name, kind: nil, text: text))
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

    private func date(_ value: ItemValue, _ reader: DateReader) throws(ItemFileFault) -> CivilDate? {
        guard let text = texts[value] else { return nil }
        guard case .date(let date) = try read(DateCell(heading: value.name, kind: nil, text: text), reader) else {
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
                case .unknownForm: .badValue(cell.text, form: ItemValue.expiryDate.expected)
                }
        }
        throw ItemFileFault(line: line, column: cell.heading, problem: problem)
    }

    private func fault(_ value: ItemValue) -> ItemFileFault {
        ItemFileFault(
            line: line, column: value.name, problem: .badValue(texts[value] ?? "", form: value.expected))
    }
}
