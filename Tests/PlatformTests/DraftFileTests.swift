import Foundation
import KIFTestSupport
import Testing

@testable import KeepItFreshPlatform

@Suite(.timeLimit(.minutes(10))) struct DraftFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func whenItsProcessIsGone_shouldBeRemovedWithWhatSQLiteKeepsBesideIt() throws {
        defer { try? folder.remove() }
        let name = try nameOfEndedProcess()
        for ending in ["", "-wal", "-shm", "-journal"] { try make(name + ending) }
        try make("letter")

        DraftFile.removeAbandoned(in: folder.file(""))

        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("")) == ["letter"])
    }

    @Test func whenItsProcessRuns_shouldStay() throws {
        defer { try? folder.remove() }
        let draft = DraftFile(in: folder.file("."))
        try Data().write(to: URL(fileURLWithPath: draft.path))

        DraftFile.removeAbandoned(in: folder.file("."))

        #expect(FileManager.default.fileExists(atPath: draft.path))
        withExtendedLifetime(draft) {}
    }

    @Test(arguments: [(-7_200.0, false), (7_200, false), (-60, true), (60, true)])
    func whenItsProcessIsOfAnotherMachine_shouldStayForAnHour(age: Double, stays: Bool) throws {
        defer { try? folder.remove() }
        let name = ".kif-draft-elsewhere-1-2a"
        try make(name)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: age)], ofItemAtPath: folder.file(name))

        DraftFile.removeAbandoned(in: folder.file(""))

        #expect(FileManager.default.fileExists(atPath: folder.file(name)) == stays)
    }

    @Test func whenAnotherIsBegunInTheFolder_shouldRemoveWhatWasLeft() throws {
        defer { try? folder.remove() }
        try make(try nameOfEndedProcess())

        try WrittenFile.write("milk".utf8, to: folder.file("list.csv"))

        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("")) == ["list.csv"])
    }

    /// The name of a draft that a process made which has ended.
    private func nameOfEndedProcess() throws -> String {
        let draft = DraftFile(in: folder.file(""))
        let name = URL(fileURLWithPath: draft.path).lastPathComponent
        let process = try Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
        process.waitUntilExit()
        return name.replacing("-\(getpid())-", with: "-\(process.processIdentifier)-")
    }

    private func make(_ name: String) throws {
        try Data("milk".utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    }
}
