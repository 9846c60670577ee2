package import KeepItFreshDomain
import KeepItFreshLabels

/// Summarises the results of many photos: counts, and the photos that a person should check.
package struct ScanSummary: Sendable {
    /// A photo that the summary names, with the reason.
    struct Entry: Sendable {
        let file: String
        /// The contract's codes of the reasons.
        let codes: [String]
        let words: String
        let itemId: String?

        /// Returns the object for scripts with the codes in the field `name`.
        func json(codes name: String) -> JSONValue {
            .object([
                ("file", .string(file)),
                ("item", .text(itemId)),
                (name, name == "code" ? .text(codes.first) : .texts(codes)),
                ("message", .string(words)),
            ])
        }
    }

    /// The number of photos of each status.
    private(set) var counts: [PhotoResult.Status: Int] = [:]
    /// The number of items of each change.
    private(set) var changes: [ItemChange: Int] = [:]
    private(set) var toReview: [Entry] = []
    private(set) var unreadable: [Entry] = []
    private(set) var nothingFound: [String] = []
    private(set) var contents: Set<String> = []
    private(set) var packs: Set<Int> = []
    private var products: Set<String> = []
    /// The exit status of the command so far.
    package private(set) var exitStatus = CommandStatus.success

    /// An empty summary.
    package init() {}

    /// Adds the result of a photo.
    package mutating func add(_ result: PhotoResult) {
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

    /// The number of photos.
    package var total: Int { counts.values.reduce(0, +) }

    /// The number of photos whose content equals that of an earlier one.
    var duplicates: Int { max(0, total - contents.count - (counts[.failed] ?? 0)) }

    /// The number of products, identified by number, else by name.
    var productCount: Int { products.count }

    /// One line: `12 photos: 8 new, 1 with a further pack, 1 already imported, 2 unreadable; 2 to check`.
    package var line: String {
        let words: [(Int?, String)] = [
            (changes[.created], "new"), (changes[.merged], "with a further pack"),
            (changes[.updated], "further photos of a pack"), (counts[.read], "read"),
            (counts[.known], "already imported"), (counts[.nothing], "with nothing found"),
            (counts[.failed], "unreadable"),
        ]
        let parts = words.compactMap { count, word in count.map { "\($0) \(word)" } }
        let review = toReview.isEmpty ? "" : "; \(toReview.count) to check"
        return "\(plural(total, "photo")): \(parts.joined(separator: ", "))\(review)"
    }

    /// Returns one line on photos that were only read, which took `duration`.
    package func forecast(duration: Duration) -> String {
        let time = ProgressLine.clock(duration / .seconds(1))
        return "nothing stored: \(duplicates) duplicates, about \(packs.count) packs of \(productCount) products; "
            + "storing them takes about \(time)"
    }

    /// Returns a line for each photo to check, and for each unreadable one; of a long list the first `limit`.
    package func details(limit: Int = 20) -> [String] {
        Self.lines("to check", toReview, limit) + Self.lines("unreadable", unreadable, limit)
    }

    /// Returns the object of `--report`. `count` is the number of photos to read and `duration` the time so far;
    /// `household` is nil if nothing is stored.
    package func json(count: Int, duration: Duration, household: String?) -> JSONValue {
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

    private static func lines(_ title: String, _ entries: [Entry], _ limit: Int) -> [String] {
        guard !entries.isEmpty else { return [] }
        let shown = entries.prefix(limit).map { "  \(TerminalText.visible($0.file)): \($0.words)" }
        let rest = entries.count - shown.count
        return ["\(title):"] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
    }
}
