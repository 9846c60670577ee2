/// What a server answers to a device's `CopyRequest`.
package struct CopyAnswer: Codable, Sendable {
    /// The household's epoch on the server: another one since a backup was restored.
    package var epoch: String
    /// The household's number.
    package var number: Int
    /// The names of all households of the user, by their ids.
    package var households: [String: String] = [:]
    /// The public id of the device's session, by which the journal knows it.
    package var device: String
    /// Up to where the rows go; nil where none were wanted, or in another epoch.
    package var position: Int?
    /// What became of the changes, in their order. In another epoch none is made.
    package var outcomes: [SentOutcome] = []
    /// The columns of the rows' values, by the tables' names.
    package var columns: [String: [String]] = [:]
    /// The rows that were asked for or changed, as they are now, in the order in which they were changed.
    package var rows: [CopiedRow] = []
    /// Whether further rows were changed.
    package var hasMore = false

    private enum CodingKeys: String, CodingKey {
        case number, households, device, position, outcomes, columns, rows, hasMore
        case epoch = "copy"
    }

    package init(epoch: String, number: Int, device: String) {
        self.epoch = epoch
        self.number = number
        self.device = device
    }
}
