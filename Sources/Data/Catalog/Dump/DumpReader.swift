import KeepItFreshDomain

/// Reads a dump from a position in it to its end, batch by batch.
struct DumpReader {
    private var file: DumpFile
    private var lines: DumpLines
    private let format: DumpFormat
    private var counts: CatalogImport.Counts
    private var head: [UInt8]
    private var isAtEnd = false

    /// Opens the dump at `path`, whose first `position` decompressed bytes, with `counts` rows in them, were read
    /// before. Throws `CatalogError`.
    init(_ path: String, from position: Int64 = 0, counts: CatalogImport.Counts = CatalogImport.Counts())
        throws(CatalogError)
    {
        var first = try DumpFile(path)
        var bytes: [UInt8] = []
        while !bytes.contains(0x0A), bytes.count <= DumpLines.maximumLength {
            guard try first.read(into: &bytes) else { break }
        }
        let line = bytes.prefix { $0 != 0x0A }
        format = try DumpFormat(firstLine: String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
        self.counts = counts
        if position == 0 {
            let start = format.hasHeader ? min(bytes.count, line.count + 1) : 0
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

    /// Reads the next rows; nil at the end. Throws `CatalogError`.
    mutating func next() throws(CatalogError) -> Batch? {
        guard !isAtEnd else { return nil }
        var batch = Batch(counts: counts, position: lines.position, share: 0)
        let before = counts.rows
        repeat {
            isAtEnd = try !fill()
            let tooLong = lines.tooLong
            readRows(into: &batch)
            counts.rows += lines.tooLong - tooLong
            counts.damaged += lines.tooLong - tooLong
        } while !isAtEnd && counts.rows - before < Batch.size
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

    private mutating func readRows(into batch: inout Batch) {
        var counts = counts
        let format = format
        unsafe lines.removeLines(isAtEnd: isAtEnd) { line in
            guard unsafe !line.isEmpty else { return }
            counts.rows += 1
            switch unsafe format.outcome(of: line) {
            case .product(let product):
                counts.imported += 1
                batch.products.append(product)
            case .withoutNumber: counts.withoutNumber += 1
            case .restricted: counts.restricted += 1
            case .nameless: counts.nameless += 1
            case .damaged: counts.damaged += 1
            }
        }
        self.counts = counts
    }
}

extension DumpReader {
    /// Products that are stored in one transaction, and how far the dump was read with them.
    struct Batch: Sendable {
        /// The number of rows after which a batch ends, with a product or without.
        static let size = 20_000

        var products: [DumpRow.Product] = []
        /// The outcomes of these rows and all before them.
        var counts: CatalogImport.Counts
        /// The number of decompressed bytes before the next row.
        var position: Int64
        /// The fraction of the file that was read, 0…1.
        var share: Double
    }
}
