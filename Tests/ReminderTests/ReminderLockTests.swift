import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshReminders
import Testing

@Suite struct ReminderLockTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func whenAnotherHasTheLock_shouldRefuseUntilItIsReleased() async throws {
        let path = folder.file("turn")

        _ = try await ReminderLock(path: path).withLock {
            await #expect(throws: ReminderError.inProgress) { try await ReminderLock(path: path).withLock {} }
        }
        let value = try await ReminderLock(path: path).withLock { 7 }

        #expect(value == 7)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
    }

    @Test func whenTheFileCannotBeCreated_shouldNameIt() async {
        await #expect(throws: DataError.unavailable("/nonexistent/turn cannot be opened: No such file or directory")) {
            try await ReminderLock(path: "/nonexistent/turn").withLock {}
        }
    }
}
