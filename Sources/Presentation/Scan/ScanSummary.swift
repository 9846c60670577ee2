public import KeepItFreshDomain

/// What became of many photos: figures, and what a person should look at.
public struct ScanSummary: Sendable {
    /// A photo that is named in the summary, and why.
    struct Entry: Sendable {
        let file: String
        /// The contract's word for the reason, or several.
        let codes: [String]
        let words: String
        let itemId: String?
    }

    /// The photos that ended with each status.
    private(set) var counts: [PhotoStatus: Int] = [:]
    /// How often each change was made to an item.
    private(set) var changes: [ItemChange: Int] = [:]
    private(set) var toReview: [Entry] = []
    private(set) var unreadable: [Entry] = []
    private(set) var nothingFound: [String] = []
    private(set) var contents: Set<String> = []
    private(set) var packs: Set<Int> = []
    private var products: Set<String> = []
    /// What the command's exit status will say.
    public private(set) var exitStatus = CommandStatus.success

    /// A summary of nothing yet.
    public init() {}

    /// Counts a photo in.
    public mutating func add(_ result: PhotoResult) {
        counts[result.status, default: 0] += 1
        for saved in result.items where saved.change != .unchanged { changes[saved.change, default: 0] += 1 }
        if let hash = result.contentHash { contents.insert(hash) }
        if let pack = result.pack {
            packs.insert(pack)
            products.insert(result.parsed.gtins.first?.digits ?? result.parsed.product?.name ?? "pack \(pack)")
        }
        note(result)
        exitStatus = exitStatus.joined(with: CommandStatus(result))
    }

    private mutating func note(_ result: PhotoResult) {
        if let error = result.error {
            unreadable.append(Entry(file: result.file, codes: [error.code], words: error.message, itemId: nil))
        }
        if result.status == .nothing { nothingFound.append(result.file) }
        guard result.status != .nothing, !result.needsReview.isEmpty else { return }
        let words = result.needsReview.map(\.words).joined(separator: ", ")
        let codes = result.needsReview.map(\.rawValue)
        toReview.append(Entry(file: result.file, codes: codes, words: words, itemId: result.items.first?.item.id))
    }

    /// The photos counted.
    public var total: Int { counts.values.reduce(0, +) }

    /// The photos whose very content was counted before.
    var duplicates: Int { max(0, total - contents.count - (counts[.failed] ?? 0)) }

    /// The products that were seen, told apart by number, else by name.
    var productCount: Int { products.count }

    /// One line: `12 photos: 8 new items, 1 with a further pack, 1 imported before, 2 unreadable; 2 to check`.
    public var line: String {
        let words: [(Int?, String)] = [
            (changes[.created], "new"), (changes[.merged], "with a further pack"),
            (changes[.updated], "further shots of a pack"), (counts[.read], "read"),
            (counts[.known], "imported before"), (counts[.nothing], "with nothing found"),
            (counts[.failed], "unreadable"),
        ]
        let parts = words.compactMap { count, word in count.map { "\($0) \(word)" } }
        let review = toReview.isEmpty ? "" : "; \(toReview.count) to check"
        return "\(total) \(total == 1 ? "photo" : "photos"): \(parts.joined(separator: ", "))\(review)"
    }

    /// One line on photos that were only read, which took `duration`.
    public func forecast(duration: Duration) -> String {
        let time = ProgressLine.clock(duration / .seconds(1))
        return "nothing stored: \(duplicates) duplicates, about \(packs.count) packs of \(productCount) products; "
            + "storing them takes about \(time)"
    }

    /// What to look at, a line for each photo; of a long list the first `limit`.
    public func details(limit: Int = 20) -> [String] {
        Self.lines("to check", toReview, limit) + Self.lines("unreadable", unreadable, limit)
    }

    private static func lines(_ title: String, _ entries: [Entry], _ limit: Int) -> [String] {
        guard !entries.isEmpty else { return [] }
        let shown = entries.prefix(limit).map { "  \(TerminalText.visible($0.file)): \($0.words)" }
        let rest = entries.count - shown.count
        return ["\(title):"] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
    }
}
