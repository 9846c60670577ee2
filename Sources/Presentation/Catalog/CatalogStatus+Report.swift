import FoundationEssentials
public import KeepItFreshDomain

extension CatalogStatus {
    /// What there is, in lines.
    public var lines: [String] {
        var lines: [String] = []
        if let products, let dump, let importedAt {
            let day = importedAt.formatted(.iso8601).prefix(10)
            lines.append("\(Counted.products(products)) of \(TerminalText.visible(dump)), imported on \(day)")
        } else {
            lines.append("no catalogue yet; make one of a dump: kif-scan catalog import FILE")
        }
        lines.append("  in \(TerminalText.visible(path))\(bytes.map { " (\($0 / 1_048_576) MB)" } ?? "")")
        if let unfinishedRows {
            lines.append(
                "  an import was cut off after \(Counted.rows(unfinishedRows)); the same command goes on from there")
        }
        return lines
    }

    /// The object for scripts.
    public var json: JSONValue {
        .object([
            ("path", .string(path)), ("products", .number(products)), ("dump", .text(dump)),
            ("importedAt", .text(importedAt?.formatted(.iso8601))), ("bytes", .number(bytes)),
            ("unfinishedRows", .number(unfinishedRows)),
        ])
    }
}
