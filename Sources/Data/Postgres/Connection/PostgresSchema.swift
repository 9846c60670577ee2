import CKIFPostgres

/// The tables, roles and policies in PostgreSQL.
package enum PostgresSchema {
    /// The version of the tables that this program uses.
    static let version = 1

    /// The statements that make them in an empty database.
    package static var sql: String {
        var length = 0
        let start = unsafe ckifpostgres_schema(&length)
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }
}
