import Glibc
import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

struct RegularFileTests {
    @Test func whenFileIsRegular_shouldReturnItsBytes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([1, 2, 3], as: "line\nbreak \u{1B}[31m.jpg")

        let bytes = try RegularFile.contents(of: path, limit: 3)

        #expect(bytes == [1, 2, 3])
    }

    @Test func whenFileIsMissing_shouldThrowNotFound() throws {
        let folder = try TemporaryFolder()

        #expect(throws: ScanError.notFound) { try RegularFile.contents(of: folder.path + "/none.jpg", limit: 100) }
    }

    @Test func whenLinkLeadsToItself_shouldThrowNotFound() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/loop.jpg"
        try #require(unsafe symlink("loop.jpg", path) == 0)

        #expect(throws: ScanError.notFound) { try RegularFile.contents(of: path, limit: 100) }
    }

    @Test func whenPathIsFIFO_shouldThrowNotAFileWithoutWaiting() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/fifo.jpg"
        try #require(unsafe mkfifo(path, 0o600) == 0)

        #expect(throws: ScanError.notAFile) { try RegularFile.contents(of: path, limit: 100) }
    }

    @Test func whenPathIsFolderOrDevice_shouldThrowNotAFile() throws {
        let folder = try TemporaryFolder()

        #expect(throws: ScanError.notAFile) { try RegularFile.contents(of: folder.path, limit: 100) }
        #expect(throws: ScanError.notAFile) { try RegularFile.contents(of: "/dev/zero", limit: 100) }
    }

    @Test(.enabled(if: geteuid() != 0, "everything may be read by root"))
    func whenFileMayNotBeRead_shouldThrowPermissionDenied() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([1], as: "secret.jpg")
        try #require(unsafe chmod(path, 0) == 0)

        #expect(throws: ScanError.permissionDenied) { try RegularFile.contents(of: path, limit: 100) }
    }

    @Test func whenSystemRefusesAccess_shouldMeanPermissionDenied() {
        #expect(RegularFile.openingError(EACCES) == .permissionDenied)
        #expect(RegularFile.openingError(EPERM) == .permissionDenied)
    }

    @Test func whenFileIsLargerThanLimit_shouldThrowImageTooLarge() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([1, 2, 3], as: "large.jpg")

        #expect(throws: ScanError.imageTooLarge) { try RegularFile.contents(of: path, limit: 2) }
    }
}
