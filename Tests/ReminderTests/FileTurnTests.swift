import Foundation
import KeepItFreshDomain
import KeepItFreshReminders
import TestSupport
import Testing

@Suite struct FileTurnTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func whenAnotherHasTheTurn_shouldRefuseUntilItIsOver() async throws {
        let path = folder.file("turn")

        _ = try await FileTurn(path: path).take {
            await #expect(throws: ReminderError.inProgress) { try await FileTurn(path: path).take {} }
        }
        let value = try await FileTurn(path: path).take { 7 }

        #expect(value == 7)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
    }

    @Test func whenThereCanBeNoFile_shouldSayWhich() async {
        await #expect(throws: DataError.unavailable("/nonexistent/turn cannot be opened")) {
            try await FileTurn(path: "/nonexistent/turn").take {}
        }
    }
}
