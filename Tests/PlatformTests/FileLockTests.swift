import Foundation
import KIFTestSupport
import KeepItFreshPlatform
import Testing

@Suite struct FileLockTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func whenAnotherHasTheLock_shouldThrowHeldUntilItIsReleased() throws {
        let path = folder.file("lock")
        var first: FileLock? = try FileLock(path: path)

        #expect(throws: FileLock.Failure.held) { try FileLock(path: path) }
        withExtendedLifetime(first) {}
        first = nil

        #expect(throws: Never.self) { try FileLock(path: path) }
    }

    @Test func whenTheFileIsMissing_shouldCreateItForItsOwnerAlone() throws {
        let path = folder.file("lock")

        let lock = try FileLock(path: path)

        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        withExtendedLifetime(lock) {}
    }

    @Test func whenLocked_shouldNotBeInheritedByAProgramThatIsStarted() throws {
        let path = folder.file("lock")
        let lock = try FileLock(path: path)

        let isListed = ChildProcess.run("/bin/sh", ["-c", "ls -l /proc/self/fd | grep -q '\(path)'"])

        #expect(!isListed)
        withExtendedLifetime(lock) {}
    }

    @Test func whenTheFolderIsMissing_shouldSayWhichFileAndWhy() {
        #expect(throws: FileLock.Failure.unavailable("/nonexistent/lock cannot be opened: No such file or directory")) {
            try FileLock(path: "/nonexistent/lock")
        }
    }
}
