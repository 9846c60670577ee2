/// What became of a requested change.
public struct ChangeOutcome: Sendable {
    /// The change's id.
    public let id: String
    /// The household's number since the change; nil when it stored nothing.
    public package(set) var number: Int?
    /// The change as the journal records it; nil when it is not recorded there. Of an import it has no steps.
    public package(set) var entry: JournalEntry?
    /// Why nothing was done; nil when it was.
    public package(set) var refusal: ItemEditError?
    /// The items that were added or that photos showed, in their order.
    package var items: [SavedItem] = []
    /// The change of each imported item, in their order.
    package var imported: [ItemChange] = []
    /// Whether the change was made before, and this is what is stored of it.
    package private(set) var isRepeated = false
    /// The parts of the change that was taken back, the last one first.
    private var undoneParts: [JournalEntry] = []

    /// The outcome of a change that has stored nothing yet, or was refused.
    public init(id: String, refusal: ItemEditError? = nil) {
        self.id = id
        self.refusal = refusal
    }

    /// The change that was taken back, with the steps and the photos of all its parts; nil when none was.
    package var undone: JournalEntry? {
        guard var change = undoneParts.last else { return nil }
        change.steps = undoneParts.reversed().flatMap(\.steps)
        change.inbox = undoneParts.reversed().flatMap(\.inbox)
        change.rules = undoneParts.reversed().flatMap(\.rules)
        return change
    }

    /// The removed amount, in thousandths of a pack; nil when nothing was removed.
    public var amount: Int? { entry?.amount }

    /// The removed amount exactly, in the unit in which the opened pack is kept; nil when nothing was removed.
    package var exactAmount: ExactAmount? { entry?.exactAmount }

    /// The ids of the items that were changed, each once; none of an import.
    public var itemIds: [String] {
        var ids: Set<String> = []
        let changed = (undone ?? entry)?.steps.map(\.itemId) ?? items.map(\.item.id)
        return changed.filter { ids.insert($0).inserted }
    }

    /// Adds what the next part of the change did; `number` is the household's number since, nil when nothing was
    /// stored.
    public mutating func add(_ effect: ChangeEffect, number: Int?) {
        if let number { self.number = number }
        items += effect.items
        imported += effect.imported
        if let part = effect.undone { undoneParts.append(part) }
        guard var recorded = effect.entry else { return }
        if recorded.action == .imported { recorded.steps = [] }
        entry = entry.map { $0.action == recorded.action ? $0 : $0.followed(by: recorded) } ?? recorded
    }

    /// The outcome of a change that was made before, by its entries in the journal. What it left as it was is not known
    /// any more.
    public init(id: String, recorded entries: [JournalEntry]) {
        self.id = id
        isRepeated = true
        number = entries.last?.number
        for entry in entries {
            var effect = ChangeEffect()
            effect.entry = entry
            switch entry.action {
            case .scanned, .added: effect.items = entry.steps.compactMap(\.saved)
            case .imported: effect.imported = entry.steps.map(\.change)
            default: break
            }
            add(effect, number: entry.number)
        }
    }

    /// The entry. Throws the refusal, and `DataError.notFound` when the item or the photo does not exist.
    package func recorded() throws -> JournalEntry {
        try accepted()
        guard let entry else { throw DataError.notFound }
        return entry
    }

    /// Throws the refusal if there is one.
    package func accepted() throws {
        guard let refusal else { return }
        throw refusal == .notFound ? DataError.notFound : refusal
    }
}

extension JournalStep {
    /// The change of the item, as storing packs reports it.
    fileprivate var change: ItemChange { before == nil ? .created : packs > 0 ? .merged : .updated }

    fileprivate var saved: SavedItem? { after.map { SavedItem(item: $0, change: change) } }
}
