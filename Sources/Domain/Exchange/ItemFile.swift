package import FoundationEssentials
package import KeepItFreshLabels

/// The items in a file: a table, JSON Lines, or Grocy's stock. The file may be large: it is read once to check it, and
/// again whenever its items are used.
package struct ItemFile: Sendable {
    /// The headings of columns that are not imported.
    package let ignored: [String]
    /// The encoding of the file's text.
    package let encoding: TextEncoding
    /// The faults of the lines that are left out, as far as they are kept, and the number of all of them.
    package let skipped: Faults?
    /// The items, each with an id of its own.
    package let source: ItemSource

    /// The number of items passed on at once.
    private static let batchCount = 1_000

    /// The format of an inventory file.
    package enum Format: String, CaseIterable, Hashable, Sendable {
        /// A table with commas (RFC 4180).
        case csv
        /// A JSON object per line.
        case jsonl
        /// Grocy's: its stock when reading, requests to its API when writing.
        case grocy

        /// The format of a file that begins so. JSON Lines begin with a brace, Grocy's list with a bracket; everything
        /// else is a table.
        init(of start: ArraySlice<UInt8>) {
            switch start.first(where: { $0 > 0x20 }) {
            case 0x7B: self = .jsonl
            case 0x5B: self = .grocy
            default: self = .csv
            }
        }
    }

    /// The faults of a file, of which nothing is imported then.
    package struct Faults: Error, Equatable, Sendable {
        /// The first faults in the order of the lines; never empty.
        package let faults: [ItemFileFault]
        /// The number of all faults.
        package let count: Int

        package init(_ faults: [ItemFileFault], count: Int? = nil) {
            self.faults = faults
            self.count = count ?? faults.count
        }

        /// The maximum number of faults that are kept.
        fileprivate static let maximumKept = 100
    }

    /// How a file is read.
    package struct Options: Sendable {
        /// The order of day and month in dates that leave it open.
        package var order: DateOrder?
        /// The headings of columns that are left out.
        package var ignoredColumns: [String] = []
        /// Whether lines with a fault are left out, instead of the whole file.
        package var skipsBadRows = false

        package init(order: DateOrder? = nil, ignoring columns: [String] = [], skippingBadRows: Bool = false) {
            (self.order, ignoredColumns, skipsBadRows) = (order, columns, skippingBadRows)
        }
    }

    /// Checks the file whose bytes `open` returns, from the first on. Items without a time at which they were added get
    /// `now`. Throws `Faults` when anything is wrong.
    package init(
        _ options: Options, now: Date, open: @escaping @Sendable () -> ByteStream
    ) throws(Faults) {
        var start = open()
        let marked = TextEncoding(ofStart: start.prefix(ItemRows.startCount))
        do throws(Faults) {
            try self.init(options, now: now, encoding: marked, open)
        } catch {
            guard marked == .utf8, error.faults.contains(where: { $0.problem == .notUTF8 }),
                let encoding = TextEncoding(ofBytes: open())
            else { throw error }
            try self.init(options, now: now, encoding: encoding, open)
        }
    }

    private init(
        _ options: Options, now: Date, encoding: TextEncoding, _ openBytes: @escaping @Sendable () -> ByteStream
    ) throws(Faults) {
        let today = CivilDate(clampedDayNumber: Int(clamping: (now.timeIntervalSince1970 / 86_400).rounded(.down)))
        let open: @Sendable () -> ByteStream = { encoding.utf8(openBytes()) }
        var start = open()
        let format = Format(of: start.prefix(ItemRows.startCount))
        let items: @Sendable () throws(ItemFileFault) -> Items
        self.encoding = encoding
        var faults: [ItemFileFault] = []
        var (count, hasItems) = (0, false)
        do throws(ItemFileFault) {
            let layout =
                format == .csv
                ? try TableLayout(CSVReader(open()), leaving: options.ignoredColumns, today: today) : .none
            items = { () throws(ItemFileFault) in
                let rows = try ItemRows(open(), as: format, layout, leaving: options.ignoredColumns, today: today)
                return Items(rows, order: options.order, now: now, today: today)
            }
            var checked = try items()
            ignored = checked.rows.ignored
            while let item = try checked.next() {
                guard case .failure(let fault) = item else {
                    hasItems = true
                    continue
                }
                count += 1
                if faults.count < Faults.maximumKept { faults.append(fault) }
            }
        } catch {
            throw Faults(faults + [error], count: count + 1)
        }
        if !faults.isEmpty, !options.skipsBadRows || !hasItems { throw Faults(faults, count: count) }
        skipped = faults.isEmpty ? nil : Faults(faults, count: count)
        source = ItemSource { receive in
            var items = try items()
            var batch: [Item] = []
            while let item = try items.next() {
                if options.skipsBadRows, case .failure = item { continue }
                batch.append(try item.get())
                guard batch.count == Self.batchCount else { continue }
                try receive(batch)
                batch.removeAll(keepingCapacity: true)
            }
            if !batch.isEmpty { try receive(batch) }
        }
    }

    /// Checks a file that is in memory.
    package init(
        _ bytes: [UInt8], order: DateOrder? = nil, ignoring columns: [String] = [], skippingBadRows: Bool = false,
        now: Date
    ) throws(Faults) {
        let options = Options(order: order, ignoring: columns, skippingBadRows: skippingBadRows)
        try self.init(options, now: now) { ByteStream(bytes) }
    }

    /// The items of a file, one by one, each with an id of its own.
    private struct Items {
        private(set) var rows: ItemRows
        private let order: DateOrder?
        private let now: Date
        private let today: CivilDate
        /// How often each row without an id occurred, and the ids that occurred, by their hashes: there can be
        /// millions.
        private var occurrences: [StableID.Hash: Int32] = [:]
        private var ids: Set<StableID.Hash> = []

        init(_ rows: ItemRows, order: DateOrder?, now: Date, today: CivilDate) {
            (self.rows, self.order, self.now, self.today) = (rows, order, now, today)
        }

        /// The next item, or what is wrong with it; nil at the end. Throws `ItemFileFault` when no further can be read.
        mutating func next() throws(ItemFileFault) -> Result<Item, ItemFileFault>? {
            guard let result = try rows.next() else { return nil }
            do throws(ItemFileFault) {
                let row = try result.get()
                let id = id(of: row)
                guard ids.insert(StableID.Hash(of: id)).inserted else {
                    throw ItemFileFault(line: row.line, column: "id", problem: .idTwice(row.texts[.id] ?? id))
                }
                return .success(try row.item(id: id, addedAt: now, today: today, order: order))
            } catch {
                return .failure(error)
            }
        }

        /// The id in the row if it has the form that stores assign; otherwise one derived from it or, without an id,
        /// from the whole row and the number of equal rows before it.
        private mutating func id(of row: ItemRow) -> String {
            if let id = row.texts[.id] { return StableID.isOurs(id) ? id : StableID.id(of: "id:" + id) }
            let content = row.content
            let count = occurrences[StableID.Hash(of: content), default: 0] + 1
            occurrences[StableID.Hash(of: content)] = count
            return StableID.id(of: "row \(count):" + content)
        }
    }

    /// Ids for items without one. The same content always gets the same id, so that importing it again finds the item.
    private enum StableID {
        /// Two hashes of a text with different start values.
        struct Hash: Hashable {
            let first: UInt64
            let second: UInt64

            init(of text: String) {
                first = FNV1a.hash(of: text, from: FNV1a.offsetBasis)
                second = FNV1a.hash(of: text, from: 0x6C62_272E_07BB_0142)
            }
        }

        /// An id in the form of a UUID, made of the hash of a text.
        static func id(of text: String) -> String {
            let hash = Hash(of: text)
            let digits = [hash.first, hash.second].map { number in
                let hex = String(number, radix: 16)
                return String(repeating: "0", count: 16 - hex.utf8.count) + hex
            }.joined()
            var parts: [Substring] = []
            var rest = digits[...]
            for length in [8, 4, 4, 4, 12] {
                parts.append(rest.prefix(length))
                rest = rest.dropFirst(length)
            }
            return parts.joined(separator: "-")
        }

        /// Whether an id has the form that stores assign: a UUID in lower case.
        static func isOurs(_ id: String) -> Bool {
            let parts = id.split(separator: "-", omittingEmptySubsequences: false)
            return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
                && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) } }
        }
    }
}
