/// Items to import, which need not fit into memory at once.
package struct ItemSource: Sendable {
    private let read: @Sendable (_ receive: ([Item]) throws -> Void) throws -> Void

    /// The items that `read` passes to `receive` in batches. It may be called several times.
    package init(read: @escaping @Sendable (_ receive: ([Item]) throws -> Void) throws -> Void) {
        self.read = read
    }

    /// A few items.
    package init(_ items: [Item]) {
        self.init { receive in try receive(items) }
    }

    /// Passes the items to `receive` in batches. Throws what reading them and `receive` throw.
    package func forEachBatch(_ receive: ([Item]) throws -> Void) throws {
        try read(receive)
    }

    /// All items, of a source with few. Throws what reading them throws.
    package func all() throws -> [Item] {
        var all: [Item] = []
        try forEachBatch { all += $0 }
        return all
    }
}

/// A few items travel as a list.
extension ItemSource: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([Item].self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(all())
    }
}
