import CKIFSchemas

/// The tables, roles and policies in PostgreSQL.
package enum PostgresSchema {
    /// The version of the tables that this program uses.
    static let version = 1

    /// The statements that make them in an empty database: the file schema.sql.
    package static var sql: String {
        let file = unsafe ckif_postgres_schema
        return unsafe String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
    }
}
