import FoundationEssentials

/// A statement that a connection prepares at its first use.
struct PostgresStatement: Sendable {
    /// A value of a statement.
    enum Parameter: Sendable {
        case text(String)
        case number(Int64)
        case bytes(Data)
    }

    /// The name by which the server knows it.
    let name: String
    let sql: String
    /// Whether its results are not text.
    var isBinary = false
}
