public import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// What servers answered of products, in SQLite.
public struct SQLiteLookupAnswers: LookupAnswerProviding {
    private let database: SQLiteDatabase

    /// The answers in `database`.
    public init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// What a server answered of a product, unless too long ago.
    public func answer(of gtin: GTIN, from server: String, at now: Date) async throws -> LookupAnswer? {
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

    /// Keeps an answer in the place of an earlier one.
    public func keep(_ answer: LookupAnswer, of gtin: GTIN, from server: String, at now: Date) async throws {
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

    /// Notes that a server is asked, unless it was asked often enough.
    public func mayAsk(_ server: String, limit: Int, at now: Date) async throws -> Bool {
        let minuteAgo = now.timeIntervalSince1970 - 60
        return try await database.write { database in
            // A clock that was put back must not keep us from asking.
            try database.execute(
                sql: "DELETE FROM lookupQuestion WHERE askedAt <= ? OR askedAt > ?",
                arguments: [minuteAgo, now.timeIntervalSince1970 + 60])
            let asked = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM lookupQuestion WHERE server = ?", arguments: [server])
            guard asked ?? 0 < limit else { return false }
            try database.execute(
                sql: "INSERT INTO lookupQuestion VALUES (?, ?)", arguments: [server, now.timeIntervalSince1970])
            return true
        }
    }
}
