import Foundation
import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

@Suite struct OriginalMoverTests {
    private let files = FileManager.default
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mover-\(UUID().uuidString)")
        .path

    @Test func whenAMoveWasCutOff_shouldEndItWithoutACopy() throws {
        let photo = try made("one")
        try files.createDirectory(atPath: folder + "/to", withIntermediateDirectories: true)
        try files.linkItem(atPath: photo.path, toPath: folder + "/to/one.jpg")

        try OriginalMover(from: folder + "/from", to: folder + "/to").move(photo)

        #expect(try files.contentsOfDirectory(atPath: folder + "/to") == ["one.jpg"])
        #expect(!files.fileExists(atPath: photo.path))
        try files.removeItem(atPath: folder)
    }

    @Test func whenTheFileIsNoLongerTheOneRead_shouldLeaveIt() throws {
        let photo = try made("one")
        try Data("longer than before".utf8).write(to: URL(fileURLWithPath: photo.path))

        #expect(throws: OriginalMoveError.changed) {
            try OriginalMover(from: folder + "/from", to: folder + "/to").move(photo)
        }
        #expect(files.fileExists(atPath: photo.path))
        try files.removeItem(atPath: folder)
    }

    @Test func whenTheTargetIsAnotherFileSystem_shouldCopyWithTheTimesAndReplaceNothing() throws {
        let target = try otherFileSystem() + "/mover-\(UUID().uuidString)"
        let photo = try made("one")
        let before = try files.attributesOfItem(atPath: photo.path)[.modificationDate] as? Date
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        try Data("other".utf8).write(to: URL(fileURLWithPath: target + "/one.jpg"))

        try OriginalMover(from: folder + "/from", to: target).move(photo)

        #expect(try files.contentsOfDirectory(atPath: target).sorted() == ["one-2.jpg", "one.jpg"])
        #expect(files.contents(atPath: target + "/one.jpg") == Data("other".utf8))
        #expect(files.contents(atPath: target + "/one-2.jpg") == Data("one".utf8))
        #expect(try files.attributesOfItem(atPath: target + "/one-2.jpg")[.modificationDate] as? Date == before)
        #expect(!files.fileExists(atPath: photo.path))
        try files.removeItem(atPath: target)
        try files.removeItem(atPath: folder)
    }

    /// A folder on another file system than temporary files. /dev/shm is a separate one on Linux, but temporary files
    /// may be there.
    private func otherFileSystem() throws -> String {
        let device = { (path: String) in "\(try files.attributesOfItem(atPath: path)[.systemNumber] ?? "")" }
        let temporary = try device(files.temporaryDirectory.path)
        return try #require(try ["/dev/shm", "/var/tmp"].first { try device($0) != temporary })
    }

    private func made(_ name: String) throws -> PhotoArrivals.Photo {
        try files.createDirectory(atPath: folder + "/from", withIntermediateDirectories: true)
        let path = "\(folder)/from/\(name).jpg"
        try Data(name.utf8).write(to: URL(fileURLWithPath: path))
        let stamp = try #require(FileStatus(of: path)?.stamp)
        return PhotoArrivals.Photo(path: path, stamp: stamp, isNew: true)
    }
}
