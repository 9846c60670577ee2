import FoundationEssentials
package import KeepItFreshDomain
import KeepItFreshLabels

extension CatalogImport {
    /// Lines with the number of products, the rate and the rows that were left out.
    package func lines(duration: Duration) -> [String] {
        let seconds = max(0.001, duration / .seconds(1))
        let rate = Int(clamping: Double(counts.rows - resumedRows) / seconds)
        var lines = ["\(plural(products, "product")) of \(plural(counts.rows, "row")), \(plural(rate, "row")) a second"]
        if resumedRows > 0 {
            lines.append("  resumed after \(plural(resumedRows, "row")) of an interrupted import")
        }
        let left = [
            ("without a number", counts.withoutNumber), ("with an in-store or a non-food number", counts.restricted),
            ("without a name", counts.nameless), ("damaged", counts.damaged),
        ].filter { $0.1 > 0 }
        if !left.isEmpty {
            lines.append("  left out: " + left.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
        }
        return lines
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
    package var line: String {
        let percent = Int((share * 100).rounded(.down))
        return isIndexing ? "indexing words: \(percent) %" : "\(plural(counts.rows, "row")), \(percent) % of the file"
    }
}

extension CatalogStatus {
    /// Lines that describe the catalogue, or the lack of one.
    package var lines: [String] {
        var lines: [String] = []
        if let products, let dump, let importedAt {
            let day = importedAt.formatted(.iso8601).prefix(10)
            lines.append("\(plural(products, "product")) of \(TerminalText.visible(dump)), imported on \(day)")
        } else {
            lines.append("no catalogue yet; make one from a dump: kif-scan catalog import FILE")
        }
        lines.append("  in \(TerminalText.visible(path))\(bytes.map { " (\($0 / 1_048_576) MB)" } ?? "")")
        if let unfinishedRows {
            lines.append(
                "  an import was interrupted after \(plural(unfinishedRows, "row")); the same command resumes it")
        }
        return lines
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
    package var message: String {
        switch self {
        case .noSuchFile: "no such file"
        case .permissionDenied: "no permission to read the file"
        case .notAFile: "it is not a regular file"
        case .unknownFormat(let missing):
            "it is not a dump of Open Food Facts: neither a table with tabs (missing: "
                + "\(missing.joined(separator: ", "))) nor JSON Lines"
        case .damagedCompression: "the compressed file is damaged or cut off; download it again"
        case .noProducts: "it contains no product that can be imported"
        case .fewerProducts(let products, let there):
            "it has \(products) products, the catalogue \(there): nothing is replaced; --force replaces it"
        case .busy: "another import into this catalogue is running; try again later"
        case .noCatalog: "no catalogue yet; make one from a dump: kif-scan catalog import FILE"
        case .notACatalog: "the catalogue is damaged, or of another version; import the dump again"
        case .diskFull: "the disk is full"
        case .unavailable(let reason): TerminalText.visible(reason)
        }
    }
}
