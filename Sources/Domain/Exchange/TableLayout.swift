import KeepItFreshLabels

/// Which column of a table holds what. A column of dates that is not known is a fault: a pantry without one date would
/// look fresh.
struct TableLayout {
    /// What each column holds; nil for one that is left out.
    let columns: [TableHeading.Meaning?]
    let headings: [String]

    /// The headings of columns that are left out.
    var ignored: [String] {
        zip(headings, columns).filter { $0.1 == nil && !$0.0.isEmpty }.map(\.0)
    }

    /// The layout of a file without columns.
    static let none = TableLayout(columns: [], headings: [])

    private init(columns: [TableHeading.Meaning?], headings: [String]) {
        (self.columns, self.headings) = (columns, headings)
    }

    /// The layout of a table whose first line is next, without the columns `left` out by the user. The lines are read
    /// to their end where only they show what a column holds. Throws `ItemFileFault`.
    init(_ table: CSVReader, leaving left: [String], today: CivilDate) throws(ItemFileFault) {
        var table = table
        guard let header = try table.next() else {
            throw ItemFileFault(problem: table.hasFailed ? .unreadable : .unknownFormat)
        }
        let known = header.cells.map { TableHeading($0) }
        let left = Set(left.map(HeadingWords.letters))
        if let wrong = left.first(where: { name in
            !header.cells.contains { HeadingWords.letters(of: $0) == name }
        }) {
            throw ItemFileFault(line: header.line, problem: .noSuchColumn(wrong))
        }
        let isLeft = header.cells.map { left.contains(HeadingWords.letters(of: $0)) }
        let open = zip(known, isLeft).map { $0.meaning == nil && !$1 && !$0.text.isEmpty }
        let ofDates =
            open.contains(true)
            ? try Self.columnsOfDates(among: open, in: &table, today: today) : open.map { _ in false }
        headings = header.cells
        var columns: [TableHeading.Meaning?] = []
        for (index, heading) in known.enumerated() {
            guard !isLeft[index] else {
                columns.append(nil)
                continue
            }
            if ofDates[index], heading.meaningOfDates == nil {
                throw ItemFileFault(line: header.line, column: heading.text, problem: .unknownDates)
            }
            columns.append(heading.meaning ?? (ofDates[index] ? heading.meaningOfDates : nil))
        }
        self.columns = try Self.once(columns, known, on: header.line)
    }

    /// The row in a line with a cell for each column; nil when all its cells are empty.
    func row(of record: CSVReader.Record) -> ItemRow? {
        var texts: [ItemValue: String] = [:]
        var dates: [ItemRow.DateCell] = []
        for (index, cell) in record.cells.enumerated() where !cell.isEmpty {
            switch columns[index] {
            case .value(let column): texts[column] = cell
            case .date(let kind): dates.append(ItemRow.DateCell(heading: headings[index], kind: kind, text: cell))
            case nil: break
            }
        }
        return texts.isEmpty && dates.isEmpty ? nil : ItemRow(line: record.line, texts: texts, dates: dates)
    }

    /// Which of the `open` columns hold dates: at least half of their cells that are not empty.
    private static func columnsOfDates(
        among open: [Bool], in table: inout CSVReader, today: CivilDate
    ) throws(ItemFileFault) -> [Bool] {
        var counts = open.map { _ in (filled: 0, dates: 0) }
        while let record = try table.next() {
            for index in open.indices where open[index] && index < record.cells.count && !record.cells[index].isEmpty {
                counts[index].filled += 1
                if CellDate.isDate(record.cells[index], today: today) { counts[index].dates += 1 }
            }
        }
        return counts.map { $0.dates > 0 && $0.dates * 2 >= $0.filled }
    }

    /// The columns without a second one for the same value, where one of them has the name that `export` writes.
    /// Several may hold dates: the rows choose among them. Throws `ItemFileFault`.
    private static func once(
        _ columns: [TableHeading.Meaning?], _ headings: [TableHeading], on line: Int
    ) throws(ItemFileFault) -> [TableHeading.Meaning?] {
        var columns = columns
        let named = columns.compactMap(\.self)
        guard named.contains(.value(.name)) || named.contains(.value(.gtin)) else {
            throw ItemFileFault(line: line, problem: .noNameColumn)
        }
        for case .value(let column) in Set(named) where named.count(where: { $0 == .value(column) }) > 1 {
            let places = columns.indices.filter { columns[$0] == .value(column) }
            let own = places.filter { headings[$0].isOwn }
            guard own.count == 1 else {
                throw ItemFileFault(line: line, column: headings[places[1]].text, problem: .columnTwice)
            }
            for place in places where !headings[place].isOwn { columns[place] = nil }
        }
        return columns
    }
}
