/// Items to import, which need not fit into memory at once.
public struct ItemSource: Sendable {
    private let read: @Sendable (_ receive: ([Item]) throws -> Void) throws -> Void

    /// The items that `read` passes to `receive` in batches. It may be called several times.
    public init(read: @escaping @Sendable (_ receive: ([Item]) throws -> Void) throws -> Void) {
        self.read = read
    }

    /// A few items.
    package init(_ items: [Item]) {
        self.init { receive in try receive(items) }
    }

    /// Passes the items to `receive` in batches. Throws what reading them and `receive` throw.
    public func forEachBatch(_ receive: ([Item]) throws -> Void) throws {
        try read(receive)
    }
}
