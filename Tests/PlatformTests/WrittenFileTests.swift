import Foundation
import KIFTestSupport
import Testing

@testable import KeepItFreshPlatform

@Suite(.timeLimit(.minutes(10))) struct WrittenFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [false, true])
    func whenStored_shouldBeAWholePrivateFile(isReplaced: Bool) throws {
        defer { try? folder.remove() }
        let path = folder.file("list.csv")
        if isReplaced { try make(path, "before", mode: 0o644) }

        let file = try WrittenFile(path)
        try file.write("milk\n")
        #expect((try? String(contentsOfFile: path, encoding: .utf8)) == (isReplaced ? "before" : nil))
        try file.store()

        #expect(try String(contentsOfFile: path, encoding: .utf8) == "milk\n")
        #expect(try mode(of: path) == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("")) == ["list.csv"])
    }

    @Test func whenPermissionsAreKept_shouldHaveThoseOfTheFileThatItReplaces() throws {
        defer { try? folder.remove() }
        let path = folder.file("days.ics")
        try make(path, "before", mode: 0o644)

        try WrittenFile.write("after".utf8, to: path, keepsPermissions: true)

        #expect(try mode(of: path) == 0o644)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "after")
    }

    @Test func whenDropped_shouldLeaveTheFileAndNoDraft() throws {
        defer { try? folder.remove() }
        let path = folder.file("list.csv")
        try make(path, "before", mode: 0o600)

        try WrittenFile(path).write("half")

        #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("")) == ["list.csv"])
    }

    @Test(arguments: [false, true])
    func whenAFIFO_shouldBeWrittenToAndStay(isLink: Bool) throws {
        defer { try? folder.remove() }
        let fifo = folder.file("fifo")
        #expect(unsafe mkfifo(fifo, 0o622) == 0)
        let path = isLink ? folder.file("link") : fifo
        if isLink { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "fifo") }
        // Opened for both, so that neither side waits for the other.
        let reader = try #require(FileHandle(forUpdatingAtPath: fifo))

        try WrittenFile.write("milk".utf8, to: path)

        #expect(try reader.read(upToCount: 4) == Data("milk".utf8))
        var status = stat()
        #expect(unsafe lstat(fifo, &status) == 0)
        #expect(status.st_mode == S_IFIFO | 0o622 & ~umaskOfProcess)
    }

    @Test func whenADevice_shouldBeWrittenToAndStay() throws {
        defer { try? folder.remove() }
        var before = stat()
        #expect(unsafe stat("/dev/null", &before) == 0)

        try WrittenFile.write("milk".utf8, to: "/dev/null")

        var after = stat()
        #expect(unsafe lstat("/dev/null", &after) == 0)
        #expect(after.st_ino == before.st_ino)
        #expect(after.st_mode == before.st_mode)
        #expect(throws: WrittenFile.Failure.diskFull) { try WrittenFile.write("milk".utf8, to: "/dev/full") }
    }

    @Test(arguments: [false, true])
    func whenALink_shouldWriteItsTarget(isDangling: Bool) throws {
        defer { try? folder.remove() }
        let target = folder.file("target.csv")
        if !isDangling { try make(target, "before", mode: 0o600) }
        let link = folder.file("link.csv")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.csv")

        try WrittenFile.write("after".utf8, to: link)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.csv")
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "after")
    }

    @Test func whenItCannotBeWritten_shouldSayWhy() throws {
        defer { try? folder.remove() }
        let circle = folder.file("circle")
        try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle")

        #expect(throws: WrittenFile.Failure.notWritable("it is a folder")) { try WrittenFile(folder.file("")) }
        #expect(throws: WrittenFile.Failure.notWritable("No such file or directory")) {
            try WrittenFile(folder.file("none/list.csv"))
        }
        #expect(throws: WrittenFile.Failure.notWritable("Too many levels of symbolic links")) {
            try WrittenFile(circle)
        }
    }

    private func make(_ path: String, _ text: String, mode: Int) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    private func mode(of path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }

    private var umaskOfProcess: mode_t {
        let mask = umask(0)
        umask(mask)
        return mask
    }
}
