import Foundation
import KIFTestSupport
import KeepItFreshDomain

@testable import KeepItFreshPostgres

/// A database with a household, `h1`, whose member `u1` is signed in, and another one, `h2` of `u2`.
struct Household: Sendable {
    static let session = String(repeating: "A1", count: 32)
    static let other = String(repeating: "B2", count: 32)
    static let member = SharedRow.Actor.session(session)
    static let scope = SharedRow.Scope.household("h1")

    let database: PostgresTestDatabase
    let rows: PostgresRows

    /// Runs a test with a database of its own.
    static func with(
        _ limits: PostgresLimits = .patient, _ body: (Household) async throws -> Void
    ) async throws {
        try await PostgresTestDatabase.with { database in
            let household = try Household(database: database, rows: rows(database, limits))
            try await fill(household.rows)
            try await body(household)
        }
    }

    /// The rows, over connections of their own.
    static func rows(
        _ database: PostgresTestDatabase, _ limits: PostgresLimits = .patient, dsn: String? = nil
    ) throws -> PostgresRows {
        var settings = try PostgresSettings(dsn: dsn ?? database.dsn, passwordFile: database.passwordFile)
        settings.limits = limits
        return PostgresRows(settings)
    }

    /// Makes the two households.
    static func fill(_ rows: PostgresRows) async throws {
        try await change(rows) { rows in
            _ = try rows.lock(.accounts, for: .nobody)
            for (household, user, session) in [("h1", "u1", session), ("h2", "u2", other)] {
                try rows.addHousehold(household, epoch: "c", row("household", household, #"{"name": "Home"}"#))
                let member = #"{"userId": "\#(user)", "householdId": "\#(household)"}"#
                try rows.store(
                    [
                        SharedRow(kind: "membership", key: #"["\#(user)","\#(household)"]"#, body: member),
                        row("session", session, #"{"userId": "\#(user)"}"#),
                    ], in: .accounts)
            }
            try rows.commitAccounts()
        }
    }

    /// Makes a change.
    static func change<Value>(_ rows: PostgresRows, _ body: (PostgresRows) throws -> Value) async throws -> Value {
        _ = try await rows.beginChange(for: member)
        defer { rows.endChange() }
        return try body(rows)
    }

    /// Stores an item of `h1` in a change.
    static func store(_ name: String, over rows: PostgresRows) async throws {
        try await change(rows) { rows in
            _ = try rows.lock(scope, for: member)
            try rows.store([item(name)], in: scope)
            try rows.commitHouseholds()
        }
    }

    /// Makes a change over `rows`, or other ones.
    func change<Value>(over other: PostgresRows? = nil, _ body: (PostgresRows) throws -> Value) async throws -> Value {
        try await Self.change(other ?? rows, body)
    }

    /// Stores an item of `h1` in a change over `rows`, or other ones.
    func store(_ name: String, over other: PostgresRows? = nil) async throws {
        try await Self.store(name, over: other ?? rows)
    }

    /// All rows of a scope after a number.
    func news(
        _ scope: SharedRow.Scope = Self.scope, after number: Int64 = 0, for actor: SharedRow.Actor = Self.member
    ) throws -> [SharedRow] {
        var news: [SharedRow] = []
        _ = try rows.readNews(of: scope, after: number, for: actor) { news += $0 }
        return news
    }

    /// A connection of a login, in the name of a session.
    func connection(_ login: String = "kif_app", session: String? = Self.session) throws -> PostgresConnection {
        let settings = try PostgresSettings(dsn: database.dsn, passwordFile: database.passwordFile)
        let connection = try PostgresConnection(settings.address(for: login))
        if let session { try connection.run("SELECT set_config('kif.session', '\(session)', false)", .soon) }
        return connection
    }

    static func row(_ kind: String, _ id: String, _ body: String?) -> SharedRow {
        SharedRow(kind: kind, key: #"["\#(id)"]"#, body: body)
    }

    static func item(_ name: String) -> SharedRow {
        row("item", name, #"{"name": "\#(name)"}"#)
    }
}

extension PostgresDeadline {
    /// Enough for any statement of a test.
    static var soon: PostgresDeadline { PostgresDeadline(in: .seconds(60)) }
}

extension PostgresLimits {
    /// Limits that a busy machine does not reach.
    static var patient: PostgresLimits {
        var limits = PostgresLimits()
        (limits.patience, limits.answer, limits.commit) = (.seconds(60), .seconds(60), .seconds(60))
        (limits.statement, limits.lock, limits.pause) = (60_000, 60_000, 60_000)
        return limits
    }
}
