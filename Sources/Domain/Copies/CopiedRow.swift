/// A row of a household as it travels to a copy.
package struct CopiedRow: Codable, Equatable, Sendable {
    /// What tells a row from the others of its table.
    package struct Key: Codable, Hashable, Sendable {
        /// The table's name.
        package let table: String
        /// The values of the table's key columns, without that of the household; empty where it has one row.
        package let key: [String]

        package init(table: String, key: [String]) {
            self.table = table
            self.key = key
        }
    }

    package let table: String
    package let key: [String]
    /// The values of the other columns, in the order of `CopyAnswer.columns`; nil for a row that is gone.
    package let values: [CopiedValue]?

    package init(_ key: Key, values: [CopiedValue]?) {
        (table, self.key, self.values) = (key.table, key.key, values)
    }
}
