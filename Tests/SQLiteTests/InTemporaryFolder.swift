import KIFTestSupport
import Testing

/// Creates a folder for each case of a test, and deletes it afterwards.
struct InTemporaryFolder: SuiteTrait, TestTrait, TestScoping {
    @TaskLocal static var folder: TemporaryFolder?

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        try await Self.$folder.withValue(folder) { try await function() }
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
