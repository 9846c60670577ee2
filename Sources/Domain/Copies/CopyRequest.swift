/// What a device sends to its server about one household: what was done here, and where its copy stands.
package struct CopyRequest: Codable, Sendable {
    /// The version of what travels. It rises only where rows or changes mean something else.
    package static let format = 2
    /// The most changes of one request.
    package static let maximumChanges = 100
    /// The most rows that one request asks for.
    package static let maximumRows = 2_000

    package let format: Int
    /// The household's epoch on the server as the device knows it; empty before the first exchange.
    package let epoch: String
    /// Up to where the device has what was changed, as the server counts it: 0 for nothing. With nil no rows are wanted
    /// yet.
    package let position: Int?
    /// The changes to make, in their order.
    package let changes: [SentChange]
    /// The rows that were changed here, to be replaced by the server's.
    package let rows: [CopiedRow.Key]

    private enum CodingKeys: String, CodingKey {
        case format, position, changes, rows
        case epoch = "copy"
    }

    package init(
        epoch: String, position: Int?, changes: [SentChange] = [], rows: [CopiedRow.Key] = [], format: Int = format
    ) {
        self.format = format
        self.epoch = epoch
        self.position = position
        self.changes = changes
        self.rows = rows
    }
}
