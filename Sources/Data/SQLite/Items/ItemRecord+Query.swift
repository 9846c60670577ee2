import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// Reading items by a query. Each condition has an index (`schema.sql`).
extension ItemRecord {
    /// The number of items passed on at once.
    private static let batchCount = 500

    /// Reads the items that a query chooses, in its order and at most `limit`.
    static func all(
        _ query: ItemQuery, limit: Int? = nil, in householdId: String, _ database: Database
    ) throws -> [Item] {
        let (source, arguments) = try source(of: query, in: householdId, database)
        let sql = "SELECT \(columns) \(source) ORDER BY \(order(of: query)) \(range(of: query, limit))"
        return try items(sql, arguments, database)
    }

    /// Counts the items that a query chooses, up to `maximum`.
    static func count(
        _ query: ItemQuery, upTo maximum: Int, in householdId: String, _ database: Database
    ) throws -> Int {
        let (source, arguments) = try source(of: query, in: householdId, database)
        let sql = "SELECT count(*) FROM (SELECT 1 \(source) \(range(of: query, maximum)))"
        return try Int.fetchOne(database, sql: sql, arguments: arguments) ?? 0
    }

    /// Passes the items that a query chooses to `receive`, in its order and in batches.
    static func forEachBatch(
        _ query: ItemQuery, in householdId: String, _ database: Database, _ receive: ([Item]) throws -> Void
    ) throws {
        let (source, arguments) = try source(of: query, in: householdId, database)
        let sql = "SELECT \(columns) \(source) ORDER BY \(order(of: query)) \(range(of: query, nil))"
        let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
        var batch: [Item] = []
        while let row = try rows.next() {
            batch.append(try item(row))
            guard batch.count == batchCount else { continue }
            try receive(batch)
            batch.removeAll(keepingCapacity: true)
        }
        if !batch.isEmpty { try receive(batch) }
    }

    private static func order(of query: ItemQuery) -> String {
        switch query.order {
        case .expiry:
            // A longer date is a more precise one.
            """
            \(Schema.deadlineKey), (expiryKind IS NOT 'useBy'), -ifnull(length(expiryDate), 0), addedDate,
            ifnull(name, ''), id
            """
        case .name: "name IS NULL, item.searchText, id"
        case .added: "addedDate DESC, id"
        }
    }

    private static func range(of query: ItemQuery, _ limit: Int?) -> String {
        "LIMIT \(limit.map { max(0, $0) } ?? -1) OFFSET \(max(0, query.skipped))"
    }

    /// The tables and conditions of a query.
    private static func source(
        of query: ItemQuery, in householdId: String, _ database: Database
    ) throws -> (sql: String, arguments: StatementArguments) {
        // SQLite prefers the index of another condition to that of the few items to check.
        let isToCheck = query.needsReview && !query.includesUsedUp
        var sql = "FROM item \(isToCheck ? "INDEXED BY itemToCheck" : "") WHERE item.householdId = ?"
        var arguments: StatementArguments = [householdId]
        if let text = query.text.map(Item.searchText(for:)) {
            if query.alsoIds.isEmpty, let match = matchExpression(for: text) {
                // CROSS JOIN has SQLite read the search index first.
                sql = """
                    FROM itemText CROSS JOIN item ON item.number = itemText.rowid
                    WHERE itemText MATCH ? AND item.householdId = ?
                    """
                arguments = [match, householdId]
            }
            let ids = query.alsoIds.sorted()
            let orId = ids.isEmpty ? "" : " OR item.id IN (\(databaseQuestionMarks(count: ids.count)))"
            sql += " AND (instr(item.searchText, ?) > 0\(orId))"
            arguments += [text] + StatementArguments(ids)
        }
        for beginning in query.beginnings {
            let pattern = pattern(for: beginning)
            sql += " AND (item.searchText GLOB ? OR item.searchText GLOB ?)"
            arguments += [pattern, "*[^a-z0-9]\(pattern)"]
        }
        if !query.includesUsedUp { sql += " AND packs > 0" }
        if query.firstDay > .min || query.lastDay < .max {
            sql += " AND \(Schema.deadlineKey) BETWEEN ? AND ?"
            arguments += [query.firstDay, query.lastDay]
        }
        let isFrozen = "(frozenOn IS NOT NULL AND thawedOn IS NULL)"
        if query.lacksDeadline { sql += " AND expiryDay IS NULL AND NOT \(isFrozen)" }
        // The first comparison is answered by the index, so that no row is read for most items.
        if query.leavesOutUndated, query.lastDay == .max {
            sql += " AND (\(Schema.deadlineKey) < \(Int.max) OR \(isFrozen))"
        }
        if query.needsReview { sql += " AND needsReview <> ''" }
        if query.lacksName {
            // A missing name leaves the search text to begin with the end of the name.
            sql += " AND name IS NULL AND item.searchText BETWEEN ? AND ?"
            arguments += [Item.searchTextEnd, end(of: Item.searchTextEnd)]
        }
        if query.hasNumber { sql += " AND gtin IS NOT NULL" }
        if let place = query.place.map(Item.searchText(for:)) {
            let spellings = try places(in: householdId, database).filter { Item.searchText(for: $0) == place }
            sql += " AND place IS NOT NULL AND place IN (\(databaseQuestionMarks(count: spellings.count)))"
            arguments += StatementArguments(spellings)
        }
        return (sql, arguments)
    }

    /// The pattern of search texts that begin with `text`.
    private static func pattern(for text: String) -> String {
        Item.searchText(for: text).map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined() + "*"
    }

    /// The full-text query for all sequences of three characters in `text`; nil when it is shorter than that.
    private static func matchExpression(for text: String) -> String? {
        let scalars = Array(text.unicodeScalars)
        guard scalars.count >= 3 else { return nil }
        let sequences = Set(
            (0...(scalars.count - 3)).map { start in
                scalars[start..<(start + 3)].map { $0 == "\"" ? "\"\"" : String($0) }.joined()
            })
        return sequences.sorted().map { "\"\($0)\"" }.joined(separator: " AND ")
    }

    /// The places in which packs are kept, each found by one look into the index.
    private static func places(in householdId: String, _ database: Database) throws -> [String] {
        let next = "SELECT min(place) FROM item WHERE householdId = :household AND packs > 0 AND place IS NOT NULL"
        let sql = """
            WITH RECURSIVE found (place) AS (
                \(next)
                UNION ALL
                SELECT (\(next) AND place > found.place) FROM found WHERE found.place IS NOT NULL
            )
            SELECT place FROM found WHERE place IS NOT NULL
            """
        return try String.fetchAll(database, sql: sql, arguments: ["household": householdId])
    }
}

/// Reading the items to which a person may refer.
extension ItemRecord {
    /// The maximum number of items of each kind that are compared with a reference.
    private static let maximumCandidates = 1_000

    /// Reads the items that matter for finding the item to which a reference refers.
    static func candidates(
        for reference: ItemReference, in householdId: String, _ database: Database
    ) throws -> [Item] {
        let text = reference.text
        guard !text.isEmpty else { return [] }
        let limit = "LIMIT \(maximumCandidates)"
        let byId = "SELECT \(columns) FROM item WHERE householdId = ? AND id >= ? AND id < ? \(limit)"
        let byName = """
            SELECT \(columns) FROM item WHERE householdId = ? AND searchText >= ? AND searchText < ?
            ORDER BY packs <= 0, number \(limit)
            """
        let name = Item.searchText(for: text)
        let found =
            try items(byId, [householdId, text, end(of: text)], database)
            + items(byName, [householdId, name + Item.searchTextEnd, end(of: name + Item.searchTextEnd)], database)
        guard found.isEmpty else { return found.removingRepeats() }
        var query = ItemQuery(includesUsedUp: true)
        query.text = text
        let similar = try all(query, limit: maximumCandidates, in: householdId, database)
        // A wrong letter is looked for in the second half of an id.
        let start = String(text.prefix((text.count + 1) / 2))
        return try similar + items(byId, [householdId, start, end(of: start)], database)
    }

    /// The smallest text that is larger than all texts beginning with `text`.
    private static func end(of text: String) -> String {
        text + "\u{10FFFF}"
    }

    /// How many characters of their ids distinguish the items with these ids, or with nil all items, from every other.
    static func idLength(toDistinguish ids: [String]?, in householdId: String, _ database: Database) throws -> Int {
        var shared = 0
        if let ids {
            let sql = """
                SELECT max(id) FROM item WHERE householdId = :household AND id < :id
                UNION ALL SELECT min(id) FROM item WHERE householdId = :household AND id > :id
                """
            for id in ids {
                let neighbours = try Optional<String>.fetchAll(
                    database, sql: sql, arguments: ["household": householdId, "id": id])
                shared = neighbours.compactMap(\.self).map { ItemReference.sharedLength($0, id) }.reduce(shared, max)
            }
        } else {
            let sql = "SELECT id FROM item WHERE householdId = ? ORDER BY id"
            let all = try String.fetchCursor(database, sql: sql, arguments: [householdId])
            var last: String?
            while let id = try all.next() {
                if let last { shared = max(shared, ItemReference.sharedLength(last, id)) }
                last = id
            }
        }
        return ItemReference.shownLength(sharing: shared)
    }
}

extension [Item] {
    /// The items without those whose id occurred before.
    fileprivate func removingRepeats() -> [Item] {
        var ids: Set<String> = []
        return filter { ids.insert($0.id).inserted }
    }
}
