import KeepItFreshDomain

extension ScanSummary {
    /// The report of `--report`. `count` photos were to be read, which took `duration` so far; `household` is nil when
    /// nothing is stored.
    public func json(count: Int, duration: Duration, household: String?) -> JSONValue {
        .object([
            ("household", .text(household)),
            ("photos", .integer(count)),
            ("done", .integer(total)),
            ("seconds", .decimal(duration / .seconds(1))),
            ("new", .integer(changes[.created] ?? 0)),
            ("quantityRaised", .integer(changes[.merged] ?? 0)),
            ("merged", .integer(changes[.updated] ?? 0)),
            ("known", .integer(counts[.known] ?? 0)),
            ("duplicates", .integer(duplicates)),
            ("packs", .integer(packs.count)),
            ("products", .integer(productCount)),
            ("toReview", .array(toReview.map { $0.json(codes: "needsReview") })),
            ("nothing", .texts(nothingFound)),
            ("unreadable", .array(unreadable.map { $0.json(codes: "code") })),
        ])
    }
}

extension ScanSummary.Entry {
    fileprivate func json(codes name: String) -> JSONValue {
        .object([
            ("file", .string(file)),
            ("item", .text(itemId)),
            (name, name == "code" ? .text(codes.first) : .texts(codes)),
            ("message", .string(words)),
        ])
    }
}
