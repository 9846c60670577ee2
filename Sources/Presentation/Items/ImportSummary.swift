package import KeepItFreshDomain

/// Summarises an import of items, or a dry run of one.
package struct ImportSummary: Sendable {
    private let changes: [ItemChange]
    private let ignoredColumns: [String]
    private let encoding: TextEncoding
    private let skippedRows: Int

    /// A summary of the changes by the items of a file.
    package init(_ changes: [ItemChange], of file: ItemFile) {
        self.changes = changes
        ignoredColumns = file.ignored
        encoding = file.encoding
        skippedRows = file.skipped?.count ?? 0
    }

    /// Returns a sentence with the numbers of new, changed and unchanged items.
    package func message(isDryRun: Bool) -> Message {
        let (new, changed, same) = (count(.created), count(.updated), count(.unchanged))
        // Translators: the values are numbers of items.
        return isDryRun
            ? Message("would import: \(new) new, \(changed) changed, \(same) unchanged")
            : Message("imported: \(new) new, \(changed) changed, \(same) unchanged")
    }

    /// The most columns that are named.
    private static let maximumColumns = 5

    /// A sentence each on the file's encoding, on lines and on columns that were left out.
    package var warnings: [Message] {
        var warnings: [Message] = []
        if encoding != .utf8 {
            // Translators: the value is the name of an encoding of text.
            warnings.append(Message("the file is read as \(encoding.rawValue)"))
        }
        if skippedRows > 0 {
            warnings.append(
                Message(
                    skippedRows, one: "\(skippedRows) line is left out", other: "\(skippedRows) lines are left out"))
        }
        return warnings + [columnWarning].compactMap(\.self)
    }

    private var columnWarning: Message? {
        guard !ignoredColumns.isEmpty else { return nil }
        let more = ignoredColumns.count - Self.maximumColumns
        let columns = ignoredColumns.prefix(Self.maximumColumns).map(TerminalText.visible).joined(separator: ", ")
        // Translators: the first value is a list of names of columns.
        return more > 0
            ? Message("ignored columns: \(columns) and \(more) more")
            : Message("ignored columns: \(columns)")
    }

    private func count(_ change: ItemChange) -> Int {
        changes.count { $0 == change }
    }

    /// Returns the object for scripts.
    package func json(isDryRun: Bool) -> JSONValue {
        .object([
            ("created", .integer(count(.created))), ("updated", .integer(count(.updated))),
            ("unchanged", .integer(count(.unchanged))), ("ignoredColumns", .texts(ignoredColumns)),
            ("skippedRows", .integer(skippedRows)), ("encoding", .string(encoding.rawValue)),
            ("dryRun", .bool(isDryRun)),
        ])
    }
}

extension ItemFileFault {
    /// Says in one line what is wrong, where, and what to do.
    package var message: Message {
        let column = column.map(TerminalText.visible)
        return switch (line, column) {
        case (let line?, let column?):
            // Translators: the number of a line, the name of a column, and what is wrong.
            Message("line \(line), \(column): \(problem.message)")
        case (let line?, nil): Message("line \(line): \(problem.message)")
        case (nil, let column?): Message("\(column): \(problem.message)")
        case (nil, nil): problem.message
        }
    }
}

extension ItemFileFault.Problem {
    fileprivate var message: Message {
        switch self {
        case .unreadable: Message("it could not be read to its end")
        case .tooLarge: Message("it is too large")
        case .notUTF8: Message("the file is not in UTF-8; save it as \"CSV UTF-8\"")
        case .unknownDates:
            Message(
                "it holds dates, but its name does not say which; name it \"best before\" or \"use by\", or leave it out with --ignore"
            )
        case .noSuchColumn(let name): Message("no column is called '\(TerminalText.visible(name))'")
        case .noSuchDay(let text): Message("the day '\(TerminalText.visible(text))' does not exist")
        case .unknownFormat: Message("it is neither a table, JSON Lines nor Grocy's stock")
        case .noNameColumn: Message("no column is called name or gtin; the first line must name the columns")
        case .columnTwice: Message("two columns are for the same value")
        case .openQuote: Message("a quotation mark is not closed, or text follows the closing one")
        case .cellCount(let count, let expected):
            Message(
                count, one: "it has \(count) cell, but the first line has \(expected)",
                other: "it has \(count) cells, but the first line has \(expected)")
        case .notAnObject: Message("it is not a JSON object")
        case .nothingNamed: Message("it has neither a name nor a product number")
        case .dateOrder(let text):
            Message(
                """
                '\(TerminalText.visible(text))' is an ambiguous date; add --dates day-first or --dates month-first
                """)
        case .tooLong(let maximum): Message("it has more than \(maximum) characters")
        case .badValue(let text, let form):
            // Translators: {2} is such as "a whole number".
            Message("'\(TerminalText.visible(text))' must be \(Message.collected(form))")
        case .idTwice(let id): Message("another item of the file has the id '\(TerminalText.visible(id))'")
        case .nullCharacter: Message("it contains a character that cannot be stored (U+0000)")
        }
    }
}
