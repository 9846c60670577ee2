package import KeepItFreshDomain

extension StorageFault {
    /// Says in one line what is damaged.
    package var message: Message {
        switch self {
        case .cut(let bytes, let expected):
            Message("the file is cut off: \(bytes) of \(expected) bytes are there")
        case .header: Message("the beginning of the file was changed")
        case .structure(let lines): Self.structure(lines)
        case .references(let table, let parent, let rows):
            // Translators: {2} and {3} are names of tables.
            Message(
                rows, one: "\(rows) row of the table \(table) belongs to something that is missing in \(parent)",
                other: "\(rows) rows of the table \(table) belong to something that is missing in \(parent)")
        case .values(let table, let rows):
            // Translators: {2} is the name of a table.
            Message(
                rows, one: "\(rows) row of the table \(table) cannot be understood",
                other: "\(rows) rows of the table \(table) cannot be understood")
        case .ownerless(let count):
            Message(count, one: "\(count) household has no owner", other: "\(count) households have no owner")
        case .packs(let count):
            Message(
                count, one: "the packs of \(count) item do not add up",
                other: "the packs of \(count) items do not add up")
        case .journalIndex(let count):
            Message(
                count, one: "\(count) entry of the history is listed under the wrong items",
                other: "\(count) entries of the history are listed under the wrong items")
        case .journal(let count):
            Message(
                count, one: "\(count) item is lost or differs from the history",
                other: "\(count) items are lost or differ from the history")
        case .foreignObjects(let names):
            Message("there is something that kif-scan did not make: \(Self.list(names))")
        case .missingObjects(let names): Message("something is missing: \(Self.list(names))")
        case .searchIndex: Message("the search index differs from the items")
        }
    }

    /// How many names and lines are shown.
    private static let maximumNames = 3

    private static func structure(_ lines: [String]) -> Message {
        let first = lines.prefix(maximumNames).joined(separator: "; ")
        // Translators: the value is what the database library reports, in English.
        return lines.count > maximumNames
            ? Message("the file's structure is damaged: \(first); and more")
            : Message("the file's structure is damaged: \(first)")
    }

    /// A few names, fit for a terminal.
    static func list(_ names: [String]) -> Message {
        let first = names.prefix(maximumNames).map(TerminalText.visible).joined(separator: ", ")
        let more = names.count - maximumNames
        return more > 0 ? Message("\(first) and \(more) more") : .verbatim(first)
    }
}
