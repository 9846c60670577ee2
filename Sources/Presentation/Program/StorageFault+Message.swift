package import KeepItFreshDomain

extension StorageFault {
    /// Says in one line what is damaged.
    package var message: String {
        switch self {
        case .cut(let bytes, let expected): "the file is cut off: \(bytes) of \(expected) bytes are there"
        case .header: "the beginning of the file was changed"
        case .structure(let lines):
            "the file's structure is damaged: \(lines.prefix(3).joined(separator: "; "))"
                + (lines.count > 3 ? "; and more" : "")
        case .references(let table, let parent, let rows):
            "\(Self.rows(rows, of: table)) \(rows == 1 ? "belongs" : "belong") to something that is missing in \(parent)"
        case .values(let table, let rows): "\(Self.rows(rows, of: table)) cannot be understood"
        case .ownerless(1): "1 household has no owner"
        case .ownerless(let households): "\(households) households have no owner"
        case .packs(let items): "the packs of \(Self.items(items)) do not add up"
        case .journalIndex(1): "1 entry of the journal is listed under the wrong items"
        case .journalIndex(let entries): "\(entries) entries of the journal are listed under the wrong items"
        case .journal(1): "1 item is lost or differs from what the journal says of it"
        case .journal(let items): "\(items) items are lost or differ from what the journal says of them"
        case .foreignObjects(let names): "there is something that kif-scan did not make: \(Self.list(names))"
        case .missingObjects(let names): "something is missing: \(Self.list(names))"
        case .searchIndex: "search and the items do not agree"
        }
    }

    /// How many names are said.
    private static let maximumNames = 3

    /// A few names, fit for a terminal.
    static func list(_ names: [String]) -> String {
        names.prefix(maximumNames).map(TerminalText.visible).joined(separator: ", ")
            + (names.count > maximumNames ? " and \(names.count - maximumNames) more" : "")
    }

    private static func rows(_ count: Int, of table: String) -> String {
        "\(count) \(count == 1 ? "row" : "rows") of the table \(table)"
    }

    private static func items(_ count: Int) -> String {
        count == 1 ? "1 item" : "\(count) items"
    }
}
