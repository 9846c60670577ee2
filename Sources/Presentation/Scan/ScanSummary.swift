package import KeepItFreshDomain
import KeepItFreshLabels

/// Summarises the results of many photos: counts, and the photos that a person should check.
package struct ScanSummary: Sendable {
    /// A photo that the summary names, with the reason.
    struct Entry: Sendable {
        let file: String
        /// The contract's codes of the reasons.
        let codes: [String]
        let reason: Message
        let itemId: String?

        /// Returns the object for scripts with the codes in the field `name`.
        func json(codes name: String) -> JSONValue {
            .object([
                ("file", .string(file)),
                ("item", .text(itemId)),
                (name, name == "code" ? .text(codes.first) : .texts(codes)),
                ("message", .string(reason.english)),
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
    /// The photos of items without a name, each with its item.
    private var unnamed: [(file: String, itemId: String?)] = []
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
        for saved in result.items { count(saved) }
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

    /// Counts what was done with an item, and leaves out what earlier photos of it lacked and this one shows.
    private mutating func count(_ saved: SavedItem) {
        if saved.change != .unchanged { changes[saved.change, default: 0] += 1 }
        if saved.item.needsReview.isEmpty { toReview.removeAll { $0.itemId == saved.item.id } }
        if saved.item.name != nil { unnamed.removeAll { $0.itemId == saved.item.id } }
    }

    private mutating func note(_ result: PhotoResult) {
        if let error = result.error {
            failure = failure.joined(with: CommandStatus(error))
            unreadable.append(Entry(file: result.file, codes: [error.code], reason: error.words.message, itemId: nil))
        }
        if result.status == .nothing { nothingFound.append(result.file) }
        if result.status == .inbox { return inbox.append(result.file) }
        if result.missing.contains(.name) { unnamed.append((result.file, result.items.first?.item.id)) }
        guard result.status != .nothing, !result.needsReview.isEmpty else { return }
        let reason = Message.list(result.needsReview.map(\.message))
        let codes = result.needsReview.map(\.rawValue)
        toReview.append(Entry(file: result.file, codes: codes, reason: reason, itemId: result.items.first?.item.id))
    }

    /// Whether there is something to go through with `kif-scan review`.
    package var hasWork: Bool { !toReview.isEmpty || !inbox.isEmpty }

    /// The number of photos.
    package var total: Int { counts.values.reduce(0, +) }

    /// The number of photos whose content equals that of an earlier one.
    var duplicates: Int { max(0, total - contents.count - (counts[.failed] ?? 0)) }

    /// The number of products, identified by number, else by name.
    var productCount: Int { products.count }

    /// One line: `12 photos: 8 new items, 1 further pack, 1 already imported, 2 unreadable; 2 items to check`.
    package var message: Message {
        let photos = Message(total, one: "\(total) photo", other: "\(total) photos")
        let done = Message.list(parts)
        let open = [
            Self.count(of: toReview.map(\.itemId), Self.toCheck), Self.count(of: unnamed.map(\.itemId), Self.toName),
        ]
        .compactMap(\.self)
        return open.isEmpty ? Message("\(photos): \(done)") : Message("\(photos): \(done); \(Message.list(open))")
    }

    /// What the photos gave, each with its number.
    private var parts: [Message] {
        let (new, packs, more) = (changes[.created] ?? 0, changes[.merged] ?? 0, changes[.updated] ?? 0)
        let parts = [
            (new, Message(new, one: "\(new) new item", other: "\(new) new items")),
            (packs, Message(packs, one: "\(packs) further pack", other: "\(packs) further packs")),
            // Translators: photos that show another side of a pack which another photo shows.
            (more, Message(more, one: "\(more) more photo of a pack", other: "\(more) more photos of packs")),
            (copies, Message(copies, one: "\(copies) duplicate", other: "\(copies) duplicates")),
        ]
        return (parts + outcomes).filter { $0.0 > 0 }.map(\.1)
    }

    private var outcomes: [(Int, Message)] {
        let number = { (status: PhotoResult.Status) in counts[status] ?? 0 }
        let (read, known, inbox) = (number(.read), number(.known), number(.inbox))
        let (nothing, failed) = (number(.nothing), number(.failed))
        return [
            // Translators: photos that were read and not stored.
            (read, Message(read, one: "\(read) read", other: "\(read) read")),
            (known, Message(known, one: "\(known) already imported", other: "\(known) already imported")),
            (inbox, Message(inbox, one: "\(inbox) in the inbox", other: "\(inbox) in the inbox")),
            (nothing, Message(nothing, one: "\(nothing) with nothing found", other: "\(nothing) with nothing found")),
            (failed, Message(failed, one: "\(failed) unreadable", other: "\(failed) unreadable")),
        ]
    }

    private static func toCheck(_ count: Int) -> Message {
        Message(count, one: "\(count) item to check", other: "\(count) items to check")
    }

    private static func toName(_ count: Int) -> Message {
        Message(count, one: "\(count) item without a name", other: "\(count) items without a name")
    }

    /// A number of items, each counted once; photos whose item is not stored count for one. Nil for none.
    private static func count(of itemIds: [String?], _ words: (Int) -> Message) -> Message? {
        let stored = itemIds.compactMap(\.self)
        let count = Set(stored).count + itemIds.count - stored.count
        return count > 0 ? words(count) : nil
    }

    /// Returns one line on photos that were only read, which took `duration`.
    package func forecast(duration: Duration) -> Message {
        let time = ProgressLine.clock(duration / .seconds(1))
        let duplicates = Message(duplicates, one: "\(duplicates) duplicate", other: "\(duplicates) duplicates")
        let packs = Message(packs.count, one: "\(packs.count) pack", other: "\(packs.count) packs")
        let products = Message(productCount, one: "\(productCount) product", other: "\(productCount) products")
        return Message(
            "Nothing was stored: \(duplicates), about \(packs) of \(products); storing them takes about \(time).")
    }

    /// Returns a line for each photo to check, and for each unreadable one; of a long list the first `limit`.
    package func details(limit: Int, in language: MessageLanguage) -> [String] {
        lines(Message("to check"), toReview, limit, language)
            + lines(Message("unreadable"), unreadable, limit, language)
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
            ("toName", .texts(unnamed.map(\.file))),
            ("inbox", .texts(inbox)),
            ("nothing", .texts(nothingFound)),
            ("unreadable", .array(unreadable.map { $0.json(codes: "code") })),
        ])
    }

    private func lines(
        _ title: Message, _ entries: [Entry], _ limit: Int, _ language: MessageLanguage
    ) -> [String] {
        guard !entries.isEmpty else { return [] }
        let shown = entries.prefix(limit).map { entry in
            "  \(TerminalText.path(entry.file, in: folder)): \(entry.reason.text(in: language))"
        }
        let rest = entries.count - shown.count
        return ["\(title.text(in: language)):"] + shown + (rest > 0 ? ["  " + language.words("and \(rest) more")] : [])
    }
}
