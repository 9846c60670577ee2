package import FoundationEssentials
import GRDB
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Stores servers' answers about products in SQLite.
package struct SQLiteLookupAnswers: LookupAnswerProviding {
    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// Reads a server's answer about a product; nil when there is none, or it has expired.
    package func answer(of gtin: GTIN, from server: String, at now: Date) async throws -> LookupAnswer? {
        try await database.read { database in
            let sql = "SELECT * FROM lookupAnswer WHERE server = ? AND gtin = ?"
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [server, gtin.digits]) else { return nil }
            let answer: LookupAnswer =
                if let name = row["name"] as String? {
                    .known(
                        CatalogProduct(
                            gtin: gtin, name: name, brand: row["brand"], quantity: row["quantity"],
                            category: row["category"]))
                } else {
                    .unknown
                }
            let age = now.timeIntervalSince1970 - (row["answeredAt"] as Double)
            return (0..<answer.lifetime).contains(age) ? answer : nil
        }
    }

    /// Stores an answer in place of an earlier one.
    package func store(_ answer: LookupAnswer, of gtin: GTIN, from server: String, at now: Date) async throws {
        var product: CatalogProduct?
        if case .known(let known) = answer { product = known }
        let arguments: StatementArguments = [
            server, gtin.digits, product?.name, product?.brand, product?.quantity, product?.category,
            now.timeIntervalSince1970,
        ]
        try await database.write { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO lookupAnswer VALUES (?, ?, ?, ?, ?, ?, ?)", arguments: arguments)
        }
    }

    /// Counts a request to a server. False when `limit` requests were made in the last minute.
    package func reserveRequest(to server: String, limit: Int, at now: Date) async throws -> Bool {
        let time = now.timeIntervalSince1970
        return try await database.write { database in
            // Requests of a time when the clock was ahead count as of now, and are stored so: they block a minute.
            try database.execute(sql: "UPDATE lookupQuestion SET askedAt = ?1 WHERE askedAt > ?1", arguments: [time])
            try database.execute(sql: "DELETE FROM lookupQuestion WHERE askedAt <= ?", arguments: [time - 60])
            let asked = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM lookupQuestion WHERE server = ?", arguments: [server])
            guard asked ?? 0 < limit else { return false }
            try database.execute(
                sql: "INSERT INTO lookupQuestion VALUES (?, ?)", arguments: [server, time])
            return true
        }
    }
}
