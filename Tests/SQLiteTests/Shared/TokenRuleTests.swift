import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

/// What a token may read is the same by the API and in SQL.
@Suite(.enabled(if: PostgresTestDatabase.isAvailable), .inTemporaryFolder)
struct TokenRuleTests {
    private static let day = 86_400.0

    @Test func whenATokenReads_shouldBeLetInByBothOrNone() async throws {
        try await PostgresTestDatabase.with { postgres in
            let database = try SQLiteDatabase(path: InTemporaryFolder.file())
            let store = SQLiteSessionStore(database)
            let now = Date()
            var answers: [String: Bool] = [:]
            try await database.write { try UserRecord.ensure("ann", $0) }
            for device in [nil, "Kitchen"] {
                for access in [nil, "read", "full", "work", "later"] {
                    for idle in [0, 13, 15, 89, 91] {
                        for age in [idle, 31, 100] where age >= idle {
                            let name = "\(device ?? "here") \(access ?? "person") \(idle) \(age)"
                            let digest = Array(name.utf8)
                            let time = now.timeIntervalSince1970
                            let record = SQLiteSessionStore.SessionRecord(
                                digest: Data(digest), id: UniqueId.make(), device: device, userId: "ann",
                                authMethod: "password", createdAt: time - Double(age) * Self.day,
                                usedAt: time - Double(idle) * Self.day, authenticatedAt: time, access: access)
                            try await database.write { try record.insert($0) }
                            let body = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
                            _ = try await postgres.query(
                                """
                                INSERT INTO kif.directory VALUES ('session', format('["%s"]',
                                    upper(encode(sha256(convert_to('\(name)', 'UTF8')), 'hex'))), 1, '\(body)')
                                """)
                            let session = try await store.find(digest: digest, at: now)
                            answers[name] = session.map { $0.access != .work } ?? false
                        }
                    }
                }
            }
            for (name, isLet) in answers {
                let signedIn = try? await postgres.query("SET ROLE kif_people; SELECT kif.sign_in('\(name)')")
                #expect((signedIn != nil) == isLet, "\(name)")
            }
            #expect(answers.values.contains(true) && answers.values.contains(false))
            #expect((try? await postgres.query("SET ROLE kif_people; SELECT kif.sign_in('unknown')")) == nil)
        }
    }
}
