import Foundation
import KeepItFreshDomain
import KeepItFreshSQLite
import Testing

@Suite(.inTemporaryFolder) struct SQLiteProfileAdapterTests {
    @Test func whenThereIsNoProfile_shouldReturnNil() async throws {
        let profiles = SQLiteProfileAdapter(try SQLiteDatabase(path: InTemporaryFolder.file()))

        #expect(try await profiles.getProfile(userId: "ann") == nil)
    }

    @Test func whenCreated_shouldStoreTheSeed() async throws {
        let path = try InTemporaryFolder.file()
        let seed = ["displayName": "Ann", "email": "ann@example.org"]

        let made = try await SQLiteProfileAdapter(SQLiteDatabase(path: path)).createProfile(userId: "ann", seed: seed)

        let profiles = SQLiteProfileAdapter(try SQLiteDatabase(path: path))
        #expect(made.displayName == "Ann" && made.email == "ann@example.org")
        #expect(try await profiles.getProfile(userId: "ann") == made)
    }

    @Test func whenTwentyCreateAtOnce_shouldMakeOneProfile() async throws {
        let profiles = SQLiteProfileAdapter(try SQLiteDatabase(path: InTemporaryFolder.file()))

        let made = try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask { try await profiles.createProfile(userId: "ann", seed: ["displayName": "\(number)"]) }
            }
            return try await group.reduce(into: [UserProfile]()) { $0.append($1) }
        }

        #expect(Set(made.map(\.displayName)).count == 1)
        #expect(try await profiles.getProfile(userId: "ann") == made.first)
    }
}
