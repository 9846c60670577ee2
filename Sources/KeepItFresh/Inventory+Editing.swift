public import KeepItFreshDomain

extension Inventory {
    /// The item whose id begins with `reference`, or whose name that is. Throws `DataError`, and `ItemReferenceError` when
    /// it is none, or may be one of several.
    public func item(_ reference: String) async throws -> Item {
        try ItemReference(reference).resolve(in: try await items())
    }

    /// Edits an item on the civil day `day` and returns what the journal says of it. Throws `DataError` and
    /// `ItemEditError`.
    public func edit(_ itemId: String, _ edit: ItemEdit, on day: CivilDate = .today()) async throws -> JournalEntry {
        try await repository.edit(itemId, edit, on: day, in: context.householdId)
    }

    /// Takes back the user's last change. Throws `DataError` and `ItemEditError`.
    public func undo() async throws -> JournalEntry {
        try await repository.undo(in: context.householdId)
    }

    /// The household's changes from the civil day `day` on, the latest first. Throws `DataError`.
    public func journal(since day: CivilDate? = nil, limit: Int = .max) async throws -> [JournalEntry] {
        try await repository.journal(in: context.householdId, since: day, limit: limit)
    }

    /// The changes of one item, the earliest first. Throws `DataError`.
    public func history(of itemId: String) async throws -> [JournalEntry] {
        try await repository.history(of: itemId, in: context.householdId)
    }

    /// Which photos gave an item its values. Throws `DataError`.
    public func origins(of itemId: String) async throws -> [FieldOrigin] {
        try await repository.origins(of: itemId, in: context.householdId)
    }

    /// An item's photos in the order they were stored. Throws `DataError`.
    public func photos(of itemId: String) async throws -> [ItemPhoto] {
        try await repository.photos(of: itemId, in: context.householdId)
    }

    /// What an item's photos show to a reader of `locale`, by today's parser. Throws `DataError`.
    public func evidence(for item: Item, locale: LocaleHint?) async throws -> ItemEvidence {
        let photos = try await photos(of: item.id)
        var memory: ProductMemory?
        if let gtin = item.gtin { memory = try await repository.memory(of: gtin, in: context.householdId) }
        return ItemEvidence(photos, memory: memory, locale: locale)
    }

    /// The order in which an item's label prints day, month and year, if `date` is what it says; nil when the label
    /// does not tell. Throws `DataError`.
    public func dateOrder(of item: Item, showing date: CivilDate, locale: LocaleHint?) async throws -> DateOrder? {
        let finder = DateOrderFinder(locale: locale)
        for photo in try await photos(of: item.id) {
            guard let label = photo.label else { continue }
            let order = finder.order(of: label, showing: date, today: photo.savedDay, taken: photo.taken)
            if let order { return order }
        }
        return nil
    }
}
