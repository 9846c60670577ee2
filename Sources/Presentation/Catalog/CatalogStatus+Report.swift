import FoundationEssentials
package import KeepItFreshDomain
import KeepItFreshLabels

extension CatalogImport {
    /// Returns lines with the number of products, the rate and the rows that were left out.
    package func lines(duration: Duration, in language: MessageLanguage) -> [String] {
        let seconds = max(0.001, duration / .seconds(1))
        let rate = Int(clamping: Double(counts.rows - resumedRows) / seconds)
        let all = Message(products, one: "\(products) product", other: "\(products) products")
        let rows = Message(counts.rows, one: "\(counts.rows) row", other: "\(counts.rows) rows")
        let speed = Message(rate, one: "\(rate) row a second", other: "\(rate) rows a second")
        // Translators: such as "3 products from 4 rows, 200 rows a second".
        var lines = [language.words("\(all) from \(rows), \(speed)")]
        if resumedRows > 0 {
            let resumed = Message(
                resumedRows, one: "resumed after \(resumedRows) row of an interrupted import",
                other: "resumed after \(resumedRows) rows of an interrupted import")
            lines.append("  " + resumed.text(in: language))
        }
        let left = leftOut
        if !left.isEmpty {
            // Translators: the value is a list such as "3 without a number, 1 damaged"; these are rows.
            lines.append("  " + language.words("rows left out: \(Message.list(left))"))
        }
        return lines
    }

    private var leftOut: [Message] {
        [
            (counts.withoutNumber, Message("\(counts.withoutNumber) without a number")),
            (counts.restricted, Message("\(counts.restricted) with an in-store or a non-food number")),
            (counts.nameless, Message("\(counts.nameless) without a name")),
            (counts.damaged, Message("\(counts.damaged) damaged")),
        ].filter { $0.0 > 0 }.map { $0.1 }
    }

    /// The object for scripts.
    ///
    /// `named` is the number of items that got their names.
    package func json(duration: Duration, named: Int) -> JSONValue {
        .object([
            ("products", .integer(products)), ("rows", .integer(counts.rows)), ("taken", .integer(counts.imported)),
            ("withoutNumber", .integer(counts.withoutNumber)), ("restricted", .integer(counts.restricted)),
            ("nameless", .integer(counts.nameless)), ("damaged", .integer(counts.damaged)),
            ("resumedRows", .integer(resumedRows)), ("seconds", .decimal(duration / .seconds(1))),
            ("namedItems", .integer(named)),
        ])
    }
}

extension CatalogImport.Progress {
    /// The progress in one line.
    package var message: Message {
        let percent = percentage((share * 100).rounded(.down) / 100)
        guard !isIndexing else { return Message("indexing words: \(percent)") }
        return Message(
            counts.rows, one: "\(counts.rows) row, \(percent) of the file",
            other: "\(counts.rows) rows, \(percent) of the file")
    }
}

extension CatalogStatus {
    /// Returns lines that describe the catalogue, or the lack of one.
    package func lines(in language: MessageLanguage) -> [String] {
        let place = TerminalText.visible(path)
        // Translators: the value is the path of a file.
        let stored =
            bytes.map { language.words("stored in \(place) (\($0 / 1_048_576) MB)") }
            ?? language.words("stored in \(place)")
        var lines = [state.text(in: language), "  \(stored)"]
        if let unfinishedRows {
            let unfinished = Message(
                unfinishedRows,
                one: "an import was interrupted after \(unfinishedRows) row; the same command resumes it",
                other: "an import was interrupted after \(unfinishedRows) rows; the same command resumes it")
            lines.append("  " + unfinished.text(in: language))
        }
        return lines
    }

    private var state: Message {
        guard let products, let dump, let importedAt,
            let day = CivilDate(String(importedAt.formatted(.iso8601).prefix(10)))
        else { return Message("no catalogue yet; make one from a dump, with: kif-scan catalog import FILE") }
        let file = TerminalText.visible(dump)
        // Translators: {2} is the name of a file, {3} a day.
        return Message(
            products, one: "\(products) product of \(file), imported on \(day)",
            other: "\(products) products of \(file), imported on \(day)")
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("path", .string(path)), ("products", .number(products)), ("dump", .text(dump)),
            ("importedAt", .text(importedAt?.formatted(.iso8601))), ("bytes", .number(bytes)),
            ("unfinishedRows", .number(unfinishedRows)),
        ])
    }
}

extension CatalogProduct {
    /// One line: number, name, brand, quantity and category.
    package var line: String {
        let texts = [name, brand, quantity, category].compactMap(\.self).map(TerminalText.visible)
        return "\(gtin.digits)  \(texts.joined(separator: "; "))"
    }

    /// The object for scripts.
    package var json: JSONValue { .object(fields) }

    /// Returns the object for scripts, with the time that the search took.
    package func json(after duration: Duration) -> JSONValue {
        .object(fields + [("milliseconds", .decimal(duration / .milliseconds(1)))])
    }

    private var fields: [(String, JSONValue)] {
        [
            ("gtin", .string(gtin.digits)), ("name", .string(name)), ("brand", .text(brand)),
            ("quantity", .text(quantity)), ("category", .text(category)),
        ]
    }
}

extension CatalogError {
    /// Says in one line what is wrong with a dump or a catalogue and what to do.
    package var message: Message {
        switch self {
        case .noSuchFile: Message("no such file")
        case .permissionDenied: Message("no permission to read the file")
        case .notAFile: Message("it is not a regular file")
        case .unknownFormat(let missing):
            // Translators: the value is a list of names of columns.
            Message(
                """
                it is not a dump of Open Food Facts: neither a table with tabs (missing: \
                \(Message.list(missing.map(Message.verbatim)))) nor JSON Lines
                """)
        case .damagedCompression: Message("the compressed file is damaged or cut off; download it again")
        case .noProducts: Message("it contains no product that can be imported")
        case .fewerProducts(let products, let there):
            Message(
                """
                it has fewer products (\(products)) than the catalogue (\(there)), so nothing was replaced; --force \
                replaces the catalogue
                """)
        case .busy: Message("another import into this catalogue is running; try again later")
        case .noCatalog: Message("no catalogue yet; make one from a dump, with: kif-scan catalog import FILE")
        case .notACatalog: Message("the catalogue is damaged, or of another version; import the dump again")
        case .diskFull: Message("the disk is full")
        case .unavailable(let reason): Message("the catalogue cannot be used: \(TerminalText.visible(reason))")
        }
    }
}
