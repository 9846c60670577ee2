import KIFTestSupport
import Synchronization
import Testing

/// Creates a folder for each case of a test, and deletes it and the databases of the case afterwards.
struct InTemporaryFolder: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal static var folder: TemporaryFolder?
    @TaskLocal private static var databases: Databases?

    private final class Databases: Sendable {
        let all = Mutex<[PostgresTestDatabase]>([])
    }

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let databases = Databases()
        do {
            try await Self.$databases.withValue(databases) {
                try await Self.$folder.withValue(folder) { try await function() }
            }
        } catch {
            await Self.remove(databases)
            throw error
        }
        await Self.remove(databases)
    }

    private static func remove(_ databases: Databases) async {
        for database in databases.all.withLock({ $0 }) { try? await database.remove() }
    }

    /// Removes a database after the running case.
    static func removeAfterwards(_ database: PostgresTestDatabase) {
        databases?.all.withLock { $0.append(database) }
    }

    /// The path of a file in the running case's folder.
    static func file(_ name: String = "kif.sqlite") throws -> String {
        try #require(folder).file(name)
    }
}

extension Trait where Self == InTemporaryFolder {
    /// Creates a folder for each case of a test.
    static var inTemporaryFolder: Self { Self() }
}
