public import KeepItFreshDomain

/// What importing items did, or with a dry run would do.
public struct ImportSummary: Sendable {
    private let changes: [ItemChange]
    private let ignored: [String]

    /// The summary of what became of each item of a file.
    public init(_ changes: [ItemChange], of file: ItemFile) {
        self.changes = changes
        ignored = file.ignored
    }

    /// One line: how many items came, took other values, or were there already.
    public func line(isDryRun: Bool) -> String {
        let parts = [
            "\(count(.created)) new", "\(count(.updated)) changed", "\(count(.unchanged)) left as they were",
        ]
        return "\(isDryRun ? "would import" : "imported"): \(parts.joined(separator: ", "))"
    }

    /// What is said of columns that were not taken; nil when all were.
    public var warning: String? {
        guard !ignored.isEmpty else { return nil }
        return "not taken: the columns \(ignored.map(TerminalText.visible).joined(separator: ", "))"
    }

    /// The object for scripts.
    public func json(isDryRun: Bool) -> JSONValue {
        .object([
            ("created", .integer(count(.created))), ("updated", .integer(count(.updated))),
            ("unchanged", .integer(count(.unchanged))), ("ignoredColumns", .texts(ignored)),
            ("dryRun", .bool(isDryRun)),
        ])
    }

    private func count(_ change: ItemChange) -> Int {
        changes.count { $0 == change }
    }
}
