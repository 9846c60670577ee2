import Foundation
import KeepItFreshDictionaries
public import KeepItFreshDomain
public import KeepItFreshLabels

/// A household's inventory, opened for one of its members: the starting point of the library.
///
/// ```swift
/// import KeepItFresh
/// import KeepItFreshDomain
///
/// let inventory = try await Inventory.open()
/// for await progress in inventory.scan(["milk.jpg"]) {
///     switch progress.stage {
///     case .saved(let result):
///         for saved in result.items {
///             print(saved.item.name ?? "unnamed", saved.item.expiryDate?.description ?? "no date")
///         }
///     case .failed(let result):
///         if let error = result.error { print("\(result.file): \(error)") }
///     case .scanning, .parsing, .upserting:
///         break
///     }
/// }
/// ```
public struct Inventory: Sendable {
    /// The household, and the member who uses it.
    public let context: HouseholdContext
    /// The store of the items.
    public let repository: any ItemProviding
    /// Whether there was no session before, so that a guest was signed in.
    public let isFirstUse: Bool
    /// Where photos go that may not belong in stock; nil for no such place.
    let inbox: (any InboxProviding)?
    let lookup: (any ProductLookupProviding)?
    /// Looks products up by the lettering of packs without a number; nil for no look-ups.
    let lettering: MatchLettering?
    /// Know the words by which names are corrected, beside the dictionaries and the household's own items.
    let words: [any KnownWordsProviding]
    /// Where `lookup` looks, in this order; the last one may be a server.
    let sources: [any ProductLookupProviding]
    /// Those of them on this machine.
    private let localSources: [any ProductLookupProviding]

    /// The inventory of the household of `context` in `repository`, which has to act for the same user. `lookup`
    /// completes what the photos do not show clearly of a product; with nil, no product is looked up.
    public init(
        context: HouseholdContext, repository: any ItemProviding, lookup: (any ProductLookupProviding)? = nil
    ) {
        self.init(
            context: context, repository: repository, inbox: nil, isFirstUse: false,
            localSources: lookup.map { [$0] } ?? [])
    }

    init(
        context: HouseholdContext, repository: any ItemProviding, inbox: (any InboxProviding)?, isFirstUse: Bool,
        localSources: [any ProductLookupProviding], server: (any ProductLookupProviding)? = nil,
        lettering: MatchLettering? = nil, words: [any KnownWordsProviding] = []
    ) {
        self.inbox = inbox
        self.lettering = lettering
        self.words = words
        self.localSources = localSources
        sources = server.map { localSources + [$0] } ?? localSources
        lookup = sources.isEmpty ? nil : LookUpProduct(sources)
        self.context = context
        self.repository = repository
        self.isFirstUse = isFirstUse
    }

    /// Corrects misread words of names.
    var names: CorrectNames {
        CorrectNames(
            [HunspellDictionaries.installed], catalogs: words,
            household: HouseholdWords(repository, in: context.householdId))
    }

    /// Opens the inventory in the SQLite file at `database`, or the user's own. Without a session, a guest is signed in
    /// and gets a household named `Home`, which remains even if nothing is stored in it. Throws `DataError`,
    /// `AuthError`, and `HouseholdError` when the user has several households and `household` is needed.
    public static func open(database: String? = nil, household: String? = nil) async throws -> Inventory {
        try await CompositionRoot(database: database).signIn().openInventory(household: household)
    }

    /// The items by expiry date, those without a date last. Throws `DataError`.
    public func items() async throws -> [Item] {
        try await repository.items(in: context.householdId)
    }

    /// The items that `query` chooses, in its order and at most `limit`. Throws `DataError`.
    public func items(_ query: ItemQuery, limit: Int? = nil) async throws -> [Item] {
        try await repository.items(query, limit: limit, in: context.householdId)
    }

    /// The number of items that `query` chooses, or `maximum` if there are more. Throws `DataError`.
    package func count(_ query: ItemQuery, upTo maximum: Int) async throws -> Int {
        try await repository.count(query, upTo: maximum, in: context.householdId)
    }

    /// Passes the items that `query` chooses to `receive`, in its order and in batches, however many there are. Throws
    /// `DataError`.
    package func forEachBatch(_ query: ItemQuery, _ receive: @escaping @Sendable ([Item]) throws -> Void) async throws {
        try await repository.forEachBatch(query, in: context.householdId, receive)
    }

    /// How many characters of their ids distinguish `items`, or with nil all items, from every other. Throws
    /// `DataError`.
    package func idLength(toDistinguish items: [Item]?) async throws -> Int {
        try await repository.idLength(toDistinguish: items, in: context.householdId)
    }

    /// The item whose id begins with `reference`, whose name it is, that an item with this id joined, or which has no
    /// name and can be told apart by it.
    /// Throws `DataError`, and `ItemReference.Failure` when no item matches, or more than one.
    public func item(_ reference: String) async throws -> Item {
        let reference = ItemReference(reference)
        let candidates = try await repository.candidates(for: reference, in: context.householdId)
        do {
            return try reference.resolve(in: candidates)
        } catch {
            guard case .unknown = error, !reference.text.isEmpty else { throw error }
            if let item = try await repository.itemJoined(by: reference.text, in: context.householdId) { return item }
            guard let item = try reference.resolve(amongUnnamed: try await unnamed()) else { throw error }
            return item
        }
    }

    // MARK: Changes

    /// Edits an item on the civil day `day` and returns the change as the journal records it. A new product number also
    /// gives the item what is known of that product, and a date whose order was open shows how the household's packs
    /// are printed. Throws `DataError` and `ItemEditError`.
    public func edit(_ itemId: String, _ edit: ItemEdit, on day: CivilDate = .today()) async throws -> JournalEntry {
        let (edit, products) = try await prepared(edit, of: itemId)
        return try await repository.edit(itemId, edit, completing: products, on: day, in: context.householdId)
    }

    /// Makes a change that another device or an answer asks for, and says what became of it. An edit also does what
    /// `edit` says, and a date that shows how the household's packs are printed settles others, read by `locale`.
    /// Throws `DataError`.
    package func perform(_ change: RequestedChange, locale: LocaleHint? = nil) async throws -> ChangeOutcome {
        var change = change
        if case .edit(let itemId, let edit, _) = change.action {
            let (edit, products) = try await prepared(edit, of: itemId)
            change = change.asking(for: .edit(itemId, edit, completing: products))
        }
        let outcome = try await repository.perform(change, in: context.householdId)
        if outcome.entry?.dateOrder != nil, !outcome.isRepeated {
            // A failure is left to the next.
            _ = try? await settleDateOrders(on: change.day, partOf: change.id, locale: locale)
        }
        return outcome
    }

    /// The outcome of a change of an item that was made before; nil when it was not, or had no id of its own. Throws
    /// `DataError`.
    package func outcome(ofChange id: String, on itemId: String) async throws -> ChangeOutcome? {
        let entries = try await history(of: itemId).filter { $0.changeId == id || $0.partOf == id }
        return entries.isEmpty ? nil : ChangeOutcome(id: id, recorded: entries)
    }

    /// The products that the household had before.
    package var pastProducts: PastProducts { PastProducts(repository, in: context.householdId) }

    /// The product with a number, as the household had it or else as it was looked up; nil when nobody knows it. Throws
    /// `DataError`.
    package func product(of gtin: GTIN) async throws -> PastProduct? {
        if let known = try await pastProducts.product(of: gtin) { return known }
        return await lookup?.product(of: gtin).map { PastProduct($0.product) }
    }

    private func prepared(_ edit: ItemEdit, of itemId: String) async throws -> (ItemEdit, [FoundProduct]) {
        guard case .fix(var fix) = edit else { return (edit, []) }
        var products: [FoundProduct] = []
        if let gtin = fix.values.gtin { products = await completion(by: sources).products(of: gtin) }
        try await addDateOrder(to: &fix, of: itemId)
        return (.fix(fix), products)
    }

    /// The item with exactly this id, or that an item with this id joined; nil when there is none. Throws `DataError`.
    package func item(withId id: String) async throws -> Item? {
        let candidates = try await repository.candidates(for: ItemReference(id), in: context.householdId)
        if let item = candidates.first(where: { $0.id == id }) { return item }
        return try await repository.itemJoined(by: id, in: context.householdId)
    }

    /// Adds packs that a person describes, on the civil day `day`, and returns the change. Throws `DataError`.
    package func add(_ described: ItemFix, on day: CivilDate) async throws -> JournalEntry {
        let item = Item(id: "", addedAt: Date(), as: described)
        return try await repository.perform(RequestedChange(.add(item), on: day), in: context.householdId).recorded()
    }

    /// Removes an item that is not food on the civil day `day`, with everything that was read from its photos. Throws
    /// `DataError` and `ItemEditError`.
    package func removeAsNotFood(_ itemId: String, on day: CivilDate) async throws -> JournalEntry {
        try await repository.removeAsNotFood(itemId, on: day, in: context.householdId)
    }

    /// Undoes a change on the civil day `day`: the one whose id begins with `reference`, or with nil the user's last
    /// one on this machine. Returns it. Throws `DataError` and `ItemEditError`.
    public func undo(_ reference: String? = nil, on day: CivilDate = .today()) async throws -> JournalEntry {
        var id: String?
        if let reference {
            let ids = try await repository.changeIds(
                beginningWith: reference.lowercased(), limit: 2, in: context.householdId)
            guard let first = ids.first, !reference.isEmpty else { throw ItemEditError.noSuchChange }
            guard ids.count == 1 else { throw ItemEditError.severalChanges }
            id = first
        }
        return try await repository.undo(id, on: day, in: context.householdId)
    }

    /// How many characters of their ids distinguish changes from every other. Throws `DataError`.
    package func idLength(toDistinguish entries: [JournalEntry]) async throws -> Int {
        var length = ItemReference.shownLength(sharing: 0)
        for id in Set(entries.map { $0.partOf ?? $0.changeId }) {
            while length < id.count {
                let ids = try await repository.changeIds(
                    beginningWith: String(id.prefix(length)), limit: 2, in: context.householdId)
                if ids.count < 2 { break }
                length += 1
            }
        }
        return length
    }

    // MARK: Values that become known

    /// The number of products that are looked up after a scan.
    package static let maximumLookupsAfterScan = 1_000

    /// Gives items without a name, of at most `maximum` products, the name that this machine knows by now. Throws
    /// `DataError`.
    package func nameItems(upTo maximum: Int = maximumLookupsAfterScan, on day: CivilDate) async throws
        -> CompleteItems.Outcome
    {
        try await completion(by: localSources).execute(isAnyValue: false, upTo: maximum, on: day)
    }

    /// Gives all items the values that are known of their products by now. In a dry run nothing is stored. Throws
    /// `DataError`.
    package func completeItems(isDryRun: Bool = false, on day: CivilDate) async throws -> CompleteItems.Outcome {
        try await completion(by: sources).execute(isDryRun: isDryRun, on: day)
    }

    private func completion(by sources: [any ProductLookupProviding]) -> CompleteItems {
        CompleteItems(repository, by: sources, in: context.householdId)
    }

    /// The numbers of items in stock that have a product number and no name, and of all items in stock; nil when every
    /// item has a name. Throws `DataError`.
    package func unnamedCount() async throws -> (unnamed: Int, total: Int)? {
        var query = ItemQuery()
        (query.lacksName, query.hasNumber) = (true, true)
        let unnamed = try await count(query, upTo: .max)
        return unnamed == 0 ? nil : (unnamed, try await count(ItemQuery(), upTo: .max))
    }

    /// The household's changes since the civil day `day`, that day included, latest first. Throws `DataError`.
    public func journal(since day: CivilDate? = nil, limit: Int = .max) async throws -> [JournalEntry] {
        try await repository.journal(in: context.householdId, since: day, of: nil, limit: limit)
    }

    /// What was eaten and thrown away in the month. Throws `DataError`.
    package func uses(in month: CivilDate) async throws -> UseReport {
        let first = CivilDate(year: month.year, month: month.month ?? 1, day: 1)
        var entries: [JournalEntry] = []
        // Not the entries of imports, which have all items.
        for action in [JournalEntry.Action.eaten, .wasted] {
            entries += try await repository.journal(in: context.householdId, since: first, of: action, limit: .max)
        }
        return UseReport(month: month, entries: entries)
    }

    /// The changes of one item, earliest first. Throws `DataError`.
    public func history(of itemId: String) async throws -> [JournalEntry] {
        try await repository.history(of: itemId, in: context.householdId)
    }

    // MARK: Photos of an item

    /// The photos that an item's values came from. Throws `DataError`.
    public func origins(of itemId: String) async throws -> [ItemField.Origin] {
        try await repository.origins(of: itemId, in: context.householdId)
    }

    /// An item's photos in the order they were stored, without those that were forgotten. Throws `DataError`.
    public func photos(of itemId: String) async throws -> [ItemPhoto] {
        try await repository.photos(of: itemId, in: context.householdId).filter { !$0.name.isEmpty }
    }

    /// Parses the stored text of an item's photos again, with ambiguous dates read by `locale`. Throws `DataError`.
    public func evidence(for item: Item, locale: LocaleHint?) async throws -> ItemEvidence {
        try await evidence(for: item, shownOn: try await photos(of: item.id), locale: locale)
    }

    /// Parses the text of `photos` of an item, with ambiguous dates read by `locale`. Throws `DataError`.
    package func evidence(
        for item: Item, shownOn photos: [ItemPhoto], locale: LocaleHint?
    ) async throws -> ItemEvidence {
        var memory: ProductMemory?
        if let gtin = item.gtin { memory = try await repository.memory(of: gtin, in: context.householdId) }
        let orders = try await knownOrders(of: item).ofHousehold
        return await ItemEvidence(
            photos, of: item.gtin, memory: memory, orders: orders, locale: locale, names: names)
    }

    // MARK: Files

    /// Stores the items of a file on the civil day `day`, all or nothing, and returns the change of each. Existing
    /// items are updated with the file's values only if `replacing` is true. In a dry run nothing is stored. Throws
    /// `DataError`.
    package func importItems(
        _ file: ItemFile, replacing: Bool = false, isDryRun: Bool = false, on day: CivilDate = .today()
    ) async throws -> [ItemChange] {
        try await repository.importItems(
            file.source, replacing: replacing, isDryRun: isDryRun, on: day, in: context.householdId)
    }
}
