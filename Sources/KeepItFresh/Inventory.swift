public import KeepItFreshDomain

/// A household's inventory, open for one of its members: the front door of the library.
///
/// ```swift
/// import KeepItFresh
///
/// let inventory = try await Inventory.open()
/// for await progress in inventory.scan(["milk.jpg"]) {
///     guard let item = progress.result?.items.first?.item else { continue }
///     print(item.name ?? "no name", item.expiryDate?.description ?? "no date")
/// }
/// ```
public struct Inventory: Sendable {
    /// The household and the member at work.
    public let context: HouseholdContext
    /// Where the items are kept.
    public let repository: any ItemProviding
    /// True when nobody was signed in before, so that a guest was made.
    public let isFirstUse: Bool
    /// Knows products by their number; nil where nothing is looked up.
    let lookup: (any ProductLookupProviding)?

    /// The inventory of the household of `context`, kept in `repository`, which has to act for the same user. What the
    /// photos do not tell well of a product `lookup` may know; nil to look nothing up.
    public init(
        context: HouseholdContext, repository: any ItemProviding, lookup: (any ProductLookupProviding)? = nil
    ) {
        self.init(context: context, repository: repository, isFirstUse: false, lookup: lookup)
    }

    init(
        context: HouseholdContext, repository: any ItemProviding, isFirstUse: Bool,
        lookup: (any ProductLookupProviding)? = nil
    ) {
        self.lookup = lookup
        self.context = context
        self.repository = repository
        self.isFirstUse = isFirstUse
    }

    /// Opens the inventory in the SQLite file at `database`, or in the user's own. Who is not signed in becomes a
    /// guest with a household named `Home`. Throws `DataError`, `AuthError`, and `HouseholdError` when `household`
    /// is needed to say which of several.
    public static func open(database: String? = nil, household: String? = nil) async throws -> Inventory {
        try await CompositionRoot(database: database).openInventory(household: household)
    }

    /// Reads photos and stores what they show. The stream tells how far each has come; dropping it stops the work.
    public func scan(
        _ paths: [String], options: ReadingOptions = ReadingOptions(today: .today())
    ) -> AsyncStream<SaveProgress> {
        PhotoScanner().scan(paths.map { .file($0) }, into: self, options: options)
    }

    /// The items by expiry date, those without one last. Throws `DataError`.
    public func items() async throws -> [Item] {
        try await repository.items(in: context.householdId)
    }
}
