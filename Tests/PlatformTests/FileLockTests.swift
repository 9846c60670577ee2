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

    /// A descriptor that is closed twice may be another file's by then: this test would read from a closed one.
    @Test func whenManyWaitForTheLock_shouldCloseNothingElse() async throws {
        let path = folder.file("lock")
        let other = folder.file("other")
        try Data("content".utf8).write(to: URL(fileURLWithPath: other))
        let lock = try FileLock(path: path)

        let isRead = await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<2_000 { _ = try? FileLock(path: path) }
                    return true
                }
                group.addTask {
                    for _ in 0..<2_000 {
                        guard let file = FileHandle(forReadingAtPath: other),
                            (try? file.readToEnd())?.count == 7, (try? file.close()) != nil
                        else { return false }
                    }
                    return true
                }
            }
            return await group.reduce(true) { $0 && $1 }
        }

        #expect(isRead)
        withExtendedLifetime(lock) {}
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
