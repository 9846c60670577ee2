import KeepItFreshDomain

/// Reads a dump from a place in it to its end, batch by batch.
struct DumpReader {
    private var file: DumpFile
    private var lines: DumpLines
    private let rows: DumpRows
    private var counts: CatalogCounts
    private var head: [UInt8]
    private var isAtEnd = false

    /// A reader of the dump at `path` whose first `position` bytes, with `counts` rows in them, were read before.
    /// Throws `CatalogError`.
    init(_ path: String, from position: Int64 = 0, counts: CatalogCounts = CatalogCounts()) throws(CatalogError) {
        var first = try DumpFile(path)
        var bytes: [UInt8] = []
        while !bytes.contains(0x0A), bytes.count <= DumpLines.limit {
            guard try first.read(into: &bytes) else { break }
        }
        let line = bytes.prefix { $0 != 0x0A }
        rows = try DumpRows(firstLine: String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
        self.counts = counts
        if position == 0 {
            let start = rows.hasHeader ? min(bytes.count, line.count + 1) : 0
            lines = DumpLines(position: Int64(start))
            head = Array(bytes[start...])
            file = first
        } else {
            var again = try DumpFile(path)
            lines = DumpLines(position: position)
            head = try again.skip(position)
            file = again
        }
    }

    /// The next rows; nil at the end. Throws `CatalogError`.
    mutating func next() throws(CatalogError) -> DumpBatch? {
        guard !isAtEnd else { return nil }
        var batch = DumpBatch(counts: counts, position: lines.position, share: 0)
        let before = counts.rows
        repeat {
            isAtEnd = try !fill()
            let tooLong = lines.tooLong
            take(into: &batch)
            counts.rows += lines.tooLong - tooLong
            counts.damaged += lines.tooLong - tooLong
        } while !isAtEnd && counts.rows - before < DumpBatch.size
        batch.counts = counts
        batch.position = lines.position
        batch.share = file.size > 0 ? min(1, Double(file.bytesRead) / Double(file.size)) : 1
        return batch
    }

    /// Adds the next bytes to the lines; false at the end.
    private mutating func fill() throws(CatalogError) -> Bool {
        var block = head
        head = []
        if block.isEmpty {
            guard try file.read(into: &block) else { return false }
        }
        lines.append(block)
        return true
    }

    private mutating func take(into batch: inout DumpBatch) {
        var counts = counts
        let rows = rows
        unsafe lines.take(isAtEnd: isAtEnd) { line in
            guard unsafe !line.isEmpty else { return }
            counts.rows += 1
            switch unsafe rows.outcome(of: line) {
            case .taken(let row):
                counts.taken += 1
                batch.rows.append(row)
            case .withoutNumber: counts.withoutNumber += 1
            case .restricted: counts.restricted += 1
            case .nameless: counts.nameless += 1
            case .damaged: counts.damaged += 1
            }
        }
        self.counts = counts
    }
}
