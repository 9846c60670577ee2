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
    /// The photos of items without a name.
    private var unnamed: [String] = []
    /// The photos in the inbox.
    private var inbox: [String] = []
    private var copies = 0
    private var failure = CommandStatus.success
    private let isStrict: Bool
    private let folder: String?

    /// An empty summary. With `isStrict` the exit status says whether a person has to look. Its lines name files in
    /// `folder` without its path.
    package init(isStrict: Bool = false, folder: String? = nil) {
        self.isStrict = isStrict
        self.folder = folder
    }

    /// The exit status of the command so far.
    package var exitStatus: CommandStatus {
        if failure != .success { return failure }
        if isStrict, !toReview.isEmpty || !nothingFound.isEmpty || !inbox.isEmpty { return .needsReview }
        return total > 0 && nothingFound.count == total ? .nothingFound : .success
    }

    /// Adds the result of a photo.
    package mutating func add(_ result: PhotoResult) {
        counts[result.status, default: 0] += 1
        for saved in result.items where saved.change != .unchanged { changes[saved.change, default: 0] += 1 }
        if result.copyOf != nil { copies += 1 }
        if let hash = result.contentHash { contents.insert(hash) }
        if let pack = result.pack {
            packs.insert(pack)
            products.insert(result.parsed.gtins.first?.digits ?? result.parsed.product?.name ?? "pack \(pack)")
        }
        note(result)
    }

    /// Leaves out what was asked about the dates of these items.
    package mutating func settle(_ itemIds: [String]) {
        let ofDates: [ReviewReason] = [.noDate, .ambiguousDate, .lowConfidence, .conflictingDates]
        let ids = Set(itemIds), codes = Set(ofDates.map(\.rawValue))
        toReview.removeAll { entry in
            entry.itemId.map(ids.contains) ?? false && codes.isSuperset(of: entry.codes)
        }
    }

    private mutating func note(_ result: PhotoResult) {
        if let error = result.error {
            failure = failure.joined(with: CommandStatus(error))
            unreadable.append(Entry(file: result.file, codes: [error.code], words: error.message, itemId: nil))
        }
        if result.status == .nothing { nothingFound.append(result.file) }
        if result.status == .inbox { return inbox.append(result.file) }
        if result.missing.contains(.name) { unnamed.append(result.file) }
        guard result.status != .nothing, !result.needsReview.isEmpty else { return }
        let words = result.needsReview.map(\.words).joined(separator: ", ")
        let codes = result.needsReview.map(\.rawValue)
        toReview.append(Entry(file: result.file, codes: codes, words: words, itemId: result.items.first?.item.id))
    }

    /// Whether there is something to go through with `kif-scan review`.
    package var hasWork: Bool { !toReview.isEmpty || !inbox.isEmpty }

    /// The number of photos.
    package var total: Int { counts.values.reduce(0, +) }

    /// The number of photos whose content equals that of an earlier one.
    var duplicates: Int { max(0, total - contents.count - (counts[.failed] ?? 0)) }

    /// The number of products, identified by number, else by name.
    var productCount: Int { products.count }

    /// One line: `12 photos: 8 new, 1 with a further pack, 1 already imported, 2 unreadable; 2 to check, 4 to name`.
    package var line: String {
        let words: [(Int?, String)] = [
            (changes[.created], "new"), (changes[.merged], "with a further pack"),
            (changes[.updated], "further \(changes[.updated] == 1 ? "photo" : "photos") of a pack"),
            (copies > 0 ? copies : nil, copies == 1 ? "duplicate" : "duplicates"), (counts[.read], "read"),
            (counts[.known], "already imported"), (counts[.inbox], "in the inbox"),
            (counts[.nothing], "with nothing found"),
            (counts[.failed], "unreadable"),
        ]
        let parts = words.compactMap { count, word in count.map { "\($0) \(word)" } }
        let waiting = [(toReview.count, "to check"), (unnamed.count, "to name")].filter { $0.0 > 0 }
        let open = waiting.isEmpty ? "" : "; " + waiting.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return "\(plural(total, "photo")): \(parts.joined(separator: ", "))\(open)"
    }

    /// Returns one line on photos that were only read, which took `duration`.
    package func forecast(duration: Duration) -> String {
        let time = ProgressLine.clock(duration / .seconds(1))
        return "nothing stored: \(duplicates) duplicates, about \(packs.count) packs of \(productCount) products; "
            + "storing them takes about \(time)"
    }

    /// Returns a line for each photo to check, and for each unreadable one; of a long list the first `limit`.
    package func details(limit: Int) -> [String] {
        lines("to check", toReview, limit) + lines("unreadable", unreadable, limit)
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
            ("toName", .texts(unnamed)),
            ("inbox", .texts(inbox)),
            ("nothing", .texts(nothingFound)),
            ("unreadable", .array(unreadable.map { $0.json(codes: "code") })),
        ])
    }

    private func lines(_ title: String, _ entries: [Entry], _ limit: Int) -> [String] {
        guard !entries.isEmpty else { return [] }
        let shown = entries.prefix(limit).map { "  \(TerminalText.path($0.file, in: folder)): \($0.words)" }
        let rest = entries.count - shown.count
        return ["\(title):"] + shown + (rest > 0 ? ["  and \(rest) more"] : [])
    }
}
