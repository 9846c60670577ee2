package import KeepItFreshDomain

/// Summarises an import of items, or a dry run of one.
package struct ImportSummary: Sendable {
    private let changes: [ItemChange]
    private let ignoredColumns: [String]

    /// A summary of the changes by the items of a file.
    package init(_ changes: [ItemChange], of file: ItemFile) {
        self.changes = changes
        ignoredColumns = file.ignored
    }

    /// Returns one line with the numbers of new, changed and unchanged items.
    package func line(isDryRun: Bool) -> String {
        let parts = [
            "\(count(.created)) new", "\(count(.updated)) changed", "\(count(.unchanged)) unchanged",
        ]
        return "\(isDryRun ? "would import" : "imported"): \(parts.joined(separator: ", "))"
    }

    /// The most columns that are named.
    private static let maximumColumns = 5

    /// A line on columns that were ignored; nil if there are none.
    package var warning: String? {
        guard !ignoredColumns.isEmpty else { return nil }
        let more = ignoredColumns.count - Self.maximumColumns
        return "ignored columns: "
            + ignoredColumns.prefix(Self.maximumColumns).map(TerminalText.visible).joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : "")
    }

    private func count(_ change: ItemChange) -> Int {
        changes.count { $0 == change }
    }

    /// Returns the object for scripts.
    package func json(isDryRun: Bool) -> JSONValue {
        .object([
            ("created", .integer(count(.created))), ("updated", .integer(count(.updated))),
            ("unchanged", .integer(count(.unchanged))), ("ignoredColumns", .texts(ignoredColumns)),
            ("dryRun", .bool(isDryRun)),
        ])
    }
}

extension ItemFileFault {
    /// Says in one line what is wrong, where, and what to do.
    package var message: String {
        let place = [line.map { "line \($0)" }, column.map { TerminalText.visible($0) }].compactMap(\.self)
        return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + problem.message
    }
}

extension ItemFileFault.Problem {
    fileprivate var message: String {
        switch self {
        case .unreadable: "it could not be read to its end"
        case .tooLarge: "it is too large"
        case .notUTF8: "the file is not in UTF-8; save it as \"CSV UTF-8\""
        case .unknownFormat: "it is neither a table, JSON Lines nor Grocy's stock"
        case .noNameColumn: "no column is called name or gtin; the first line must name the columns"
        case .columnTwice: "two columns are for the same value"
        case .openQuote: "a quotation mark is not closed, or text follows the closing one"
        case .cellCount(let count, let expected): "it has \(count) cells where the first line has \(expected)"
        case .notAnObject: "it is not a JSON object"
        case .nothingNamed: "it has neither a name nor a product number"
        case .dateOrder(let text):
            "'\(TerminalText.visible(text))' is an ambiguous date; add --dates day-first or --dates month-first"
        case .badValue(let text, let form): "'\(TerminalText.visible(text))' must be \(form)"
        case .idTwice(let id): "another item of the file has the id '\(TerminalText.visible(id))'"
        case .nullCharacter: "it contains a character that cannot be stored (U+0000)"
        }
    }
}
