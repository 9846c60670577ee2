/// All that is wrong with a file of items, of which nothing is taken then.
public struct ItemFileFaults: Error, Equatable, Sendable {
    /// What is wrong, by line; never empty.
    public let faults: [ItemFileFault]

    /// Faults of one file.
    public init(_ faults: [ItemFileFault]) {
        self.faults = faults
    }
}
