import GRDB
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Stores the items of one user's households in SQLite.
package actor SQLiteItemRepository {
    private let access: MemberAccess
    private let currentDay: @Sendable () -> CivilDate

    /// Opens the items in `database` for the user `userId`; `today` returns the day that "expiring soon" counts from.
    package init(
        _ database: SQLiteDatabase, actingAs userId: String, today: @escaping @Sendable () -> CivilDate
    ) {
        access = MemberAccess(database: database, userId: userId)
        currentDay = today
    }
}

// MARK: Changes

extension SQLiteItemRepository: ItemProviding {
    package nonisolated func today() -> CivilDate { currentDay() }

    /// Makes a change in one transaction. A refused one is remembered in another, so that nothing of it stays.
    package func perform(_ change: RequestedChange, in householdId: String) async throws -> ChangeOutcome {
        let userId = access.userId
        do {
            let outcome = try await access.write(householdId) { database in
                let outcome = try ChangeOutcome(of: change, by: userId, in: householdId, database)
                if outcome.number != nil, !outcome.isRepeated, try ServerRecord.current(database) != nil {
                    try OutboxRecord.add(change, outcome, in: householdId, database)
                }
                if outcome.entry == nil, !outcome.isRepeated, change.device != RequestedChange.thisMachine {
                    // No journal knows it when the device asks again, and then it might do something.
                    try RefusedChangeRecord.add(.nothingToChange, of: change, by: userId, in: householdId, database)
                }
                return outcome
            }
            if case .notFood = change.action { await access.database.emptyLog() }
            return outcome
        } catch let refusal as ItemEditError {
            try await access.write(householdId) {
                try RefusedChangeRecord.add(refusal, of: change, by: userId, in: householdId, $0)
            }
            return ChangeOutcome(id: change.id, refusal: refusal)
        }
    }

    package func preview(_ change: RequestedChange, in householdId: String) async throws -> ChangeOutcome {
        let userId = access.userId
        do {
            return try await access.read(householdId) { database in
                var outcome = ChangeOutcome(id: change.id)
                let facts = SQLiteChangeFacts(userId: userId, householdId: householdId, database: database)
                try change.carryOut(with: facts) { outcome.add($0, number: nil) }
                return outcome
            }
        } catch let refusal as ItemEditError {
            return ChangeOutcome(id: change.id, refusal: refusal)
        }
    }

    package func storeReading(_ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String) async throws {
        try await access.write(householdId) { database in
            try ReadingRecord.store(label, ofPhoto: contentHash, in: householdId, database)
        }
    }
}

extension ChangeOutcome {
    /// Makes a change, or answers it by what is stored of an earlier time. Throws `ItemEditError` when it is refused.
    fileprivate init(
        of change: RequestedChange, by userId: String, in householdId: String, _ database: Database
    ) throws {
        if let known = try Self.known(change, by: userId, in: householdId, database) {
            self = known
            return
        }
        self.init(id: change.id)
        let facts = SQLiteChangeFacts(userId: userId, householdId: householdId, database: database)
        let isLarge =
            switch change.action {
            case .importItems, .undo: true;
            default: false
            }
        if isLarge { try SQLiteDatabase.setCache(megabytes: SQLiteDatabase.importCacheMegabytes, of: database) }
        defer { if isLarge { try? SQLiteDatabase.setCache(of: database) } }
        var search: ImportedSearch?
        if case .importItems = change.action { search = try ImportedSearch(database) }
        try change.carryOut(with: facts) { effect in
            guard !effect.isEmpty else { return add(effect, number: nil) }
            for step in effect.steps { try search?.prepare(for: step, database) }
            let next = try number ?? Self.nextNumber(of: householdId, database)
            add(try effect.write(for: change, number: next, in: householdId, database), number: next)
        }
        try search?.end(database)
    }

    private static func nextNumber(of householdId: String, _ database: Database) throws -> Int {
        let sql = "UPDATE household SET number = number + 1 WHERE id = ? RETURNING number"
        guard let number = try Int.fetchOne(database, sql: sql, arguments: [householdId]) else {
            throw DataError.notFound
        }
        return number
    }

    /// What became of a change that was asked for before; nil when it was not.
    private static func known(
        _ change: RequestedChange, by userId: String, in householdId: String, _ database: Database
    ) throws -> ChangeOutcome? {
        let refused = "SELECT content, householdId, userId FROM refusedChange WHERE id = :id"
        let made = "SELECT content, householdId, userId FROM journal WHERE changeId = :id"
        let sql = "\(refused) UNION ALL \(made)"
        guard let row = try Row.fetchOne(database.cachedStatement(sql: sql), arguments: ["id": change.id]) else {
            return nil
        }
        let isSame =
            row["householdId"] == householdId && row["userId"] == userId && row["content"] == change.contentDigest
        guard isSame else { return ChangeOutcome(id: change.id, refusal: .anotherContent) }
        if let refused = try RefusedChangeRecord.fetchOne(database, key: change.id) {
            let refusal = try refused.refusal
            if case .edit = change.action { return ChangeOutcome(id: change.id, refusal: refusal) }
            return ChangeOutcome(id: change.id, refusal: refusal == .nothingToChange ? nil : refusal)
        }
        let entries = try JournalRecord.parts(ofChange: change.id, in: householdId, database).compactMap {
            try JournalRecord.entry($0, in: householdId, database)
        }
        return ChangeOutcome(id: change.id, recorded: entries)
    }
}

// MARK: The journal

extension SQLiteItemRepository {
    package func journal(
        in householdId: String, since day: CivilDate?, of action: JournalEntry.Action?, limit: Int
    ) async throws -> [JournalEntry] {
        try await access.read(householdId) {
            try JournalRecord.all(in: householdId, since: day, of: action, limit: limit, $0)
        }
    }

    package func history(of itemId: String, in householdId: String) async throws -> [JournalEntry] {
        try await access.read(householdId) { try JournalRecord.all(of: itemId, in: householdId, $0) }
    }

    package func changeIds(
        beginningWith prefix: String, limit: Int, in householdId: String
    ) async throws -> [String] {
        try await access.read(householdId) {
            try JournalRecord.changeIds(beginningWith: prefix, limit: limit, in: householdId, $0)
        }
    }

    package func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory {
        try await access.read(householdId) {
            ProductMemory(try JournalRecord.corrections(of: gtin, in: householdId, $0))
        }
    }
}

// MARK: Items

extension SQLiteItemRepository {
    package nonisolated func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error> {
        access.stream(householdId) { try ItemRecord.all(in: householdId, $0) }
    }

    /// Streams the items that are expired or have at most `days` days left; midnight counts as a change.
    package nonisolated func observeItemsExpiringSoon(
        in householdId: String, within days: Int
    ) -> AsyncThrowingStream<[Item], any Error> {
        access.stream(householdId, today: currentDay) { [currentDay] database in
            try ItemRecord.all(in: householdId, until: currentDay().dayNumber(adding: days), database)
        }
    }

    package func items(in householdId: String) async throws -> [Item] {
        try await access.read(householdId) { try ItemRecord.all(in: householdId, $0) }
    }

    package func purchases(of itemId: String, in householdId: String) async throws -> [Purchase] {
        try await access.read(householdId) { database in
            let purchases = try PurchaseRecord.all(of: itemId, in: householdId, database)
            guard !purchases.isEmpty else { throw DataError.notFound }
            return purchases
        }
    }

    package func knownProduct(
        of gtin: GTIN, apartFrom excluded: String?, in householdId: String
    ) async throws -> CatalogProduct? {
        try await access.read(householdId) { database in
            let items = try ItemRecord.all(ofProduct: Item.productKey(of: gtin), in: householdId, database)
            return CatalogProduct(gtin, among: items, apartFrom: excluded)
        }
    }

    package func incompleteProducts(
        isAnyValue: Bool, after last: GTIN?, limit: Int, in householdId: String
    ) async throws -> [GTIN] {
        try await access.read(householdId) {
            try ItemRecord.incompleteProducts(
                isAnyValue: isAnyValue, after: last, limit: limit, in: householdId, $0)
        }
    }

    package func items(_ query: ItemQuery, limit: Int?, in householdId: String) async throws -> [Item] {
        try await access.read(householdId) { try ItemRecord.all(query, limit: limit, in: householdId, $0) }
    }

    package func count(_ query: ItemQuery, upTo maximum: Int, in householdId: String) async throws -> Int {
        try await access.read(householdId) { try ItemRecord.count(query, upTo: maximum, in: householdId, $0) }
    }

    package func forEachBatch(
        _ query: ItemQuery, in householdId: String, _ receive: @escaping @Sendable ([Item]) throws -> Void
    ) async throws {
        try await access.read(householdId) { database -> Result<Void, any Error> in
            var failure: (any Error)?
            do {
                try ItemRecord.forEachBatch(query, in: householdId, database) { items in
                    do {
                        try receive(items)
                    } catch {
                        failure = error
                        throw error
                    }
                }
            } catch {
                guard let failure else { throw error }
                return .failure(failure)
            }
            return .success(())
        }.get()
    }

    package func candidates(for reference: ItemReference, in householdId: String) async throws -> [Item] {
        try await access.read(householdId) { try ItemRecord.candidates(for: reference, in: householdId, $0) }
    }

    package func itemJoined(by id: String, in householdId: String) async throws -> Item? {
        try await access.read(householdId) { database in
            let sql = "SELECT id FROM itemAlias WHERE householdId = ? AND id >= ? AND id < ? LIMIT 2"
            let ids = try String.fetchAll(database, sql: sql, arguments: [householdId, id, id + "\u{10FFFF}"])
            return ids.count == 1 ? try ItemRecord.joined(by: ids[0], in: householdId, database) : nil
        }
    }

    package func idLength(toDistinguish items: [Item]?, in householdId: String) async throws -> Int {
        let ids = items?.map(\.id)
        return try await access.read(householdId) {
            try ItemRecord.idLength(toDistinguish: ids, in: householdId, $0)
        }
    }
}

// MARK: Photos and the inbox

extension SQLiteItemRepository: InboxProviding, DateOrderProviding, HouseholdRuleProviding {
    package func rules(in householdId: String) async throws -> [HouseholdRule] {
        try await access.read(householdId) { try HouseholdRuleRecord.all(in: householdId, $0) }
    }

    package func dateOrders(in householdId: String) async throws -> DateOrderCounts {
        try await access.read(householdId) { try PhotoRecord.dateOrders(in: householdId, $0) }
    }

    package func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]? {
        try await access.read(householdId) { try ItemRecord.all(ofPhoto: contentHash, in: householdId, $0) }
    }

    package func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item? {
        try await access.read(householdId) { database in
            let key = ["householdId": householdId, "contentHash": contentHash]
            guard let record = try PhotoRecord.fetchOne(database, key: key), var pack = try record.shownPack,
                let item = try ItemRecord.all(ofPhoto: contentHash, in: householdId, database)?.first
            else { return nil }
            pack.id = item.id
            return pack
        }
    }

    package func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto] {
        try await access.read(householdId) { try PhotoRecord.all(of: itemId, in: householdId, $0) }
    }

    package func origins(of itemId: String, in householdId: String) async throws -> [ItemField.Origin] {
        try await access.read(householdId) { database in
            guard let item = try ItemRecord.find(itemId, in: householdId, database) else { throw DataError.notFound }
            return item.origins(
                among: try FieldOriginRecord.all(of: itemId, in: householdId, database).map { try $0.value })
        }
    }

    package func storedReading(ofPhoto contentHash: String, in householdId: String) async throws -> ScannedLabel? {
        try await access.read(householdId) { try ReadingRecord.label(ofPhoto: contentHash, in: householdId, $0) }
    }

    package func waitingPhotos(in householdId: String) async throws -> [InboxPhoto] {
        try await access.read(householdId) { try InboxRecord.waiting(in: householdId, $0) }
    }

    package func inboxPhoto(_ contentHash: String, in householdId: String) async throws -> InboxPhoto? {
        try await access.read(householdId) { try InboxRecord.photo(contentHash, in: householdId, $0) }
    }

    package func decision(
        onProduct gtin: GTIN, in householdId: String
    ) async throws -> InboxPhoto.Decision? {
        try await access.read(householdId) { try InboxRecord.decision(onProduct: gtin, in: householdId, $0) }
    }

    package func letteredPhotos(limit: Int, in householdId: String) async throws -> [InboxPhoto] {
        try await access.read(householdId) { try InboxRecord.lettered(limit: limit, in: householdId, $0) }
    }
}
