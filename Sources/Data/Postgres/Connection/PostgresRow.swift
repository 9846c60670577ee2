import FoundationEssentials

/// A row of a result.
struct PostgresRow: Sendable {
    /// The values as they came, nil for NULL.
    let values: [[UInt8]?]

    /// A value as text; nil for NULL.
    func text(_ column: Int) -> String? {
        values[column].map { String(decoding: $0, as: UTF8.self) }
    }

    /// A whole number; nil for NULL or another value.
    func number(_ column: Int) -> Int64? {
        text(column).flatMap { Int64($0) }
    }

    /// Whether a value is true.
    func flag(_ column: Int) -> Bool {
        text(column) == "t"
    }

    /// The bytes of a statement whose results are not text; nil for NULL.
    func bytes(_ column: Int) -> Data? {
        values[column].map { Data($0) }
    }
}
