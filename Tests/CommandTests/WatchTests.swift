import Foundation
import KIFTestSupport
import Testing

/// `kif-scan watch`: photos arriving in a folder, and the end of watching.
@Suite(.timeLimit(.minutes(10))) struct WatchTests {
    private let kif: KifScanProcess
    private let files = FileManager.default

    init() throws {
        kif = try KifScanProcess()
        try files.createDirectory(atPath: kif.path("in"), withIntermediateDirectories: true)
    }

    @Test func whenAPhotoIsWrittenSlowly_shouldTakeItOnceAndWhole() async throws {
        let watch = try await started()
        let bytes = try photo()
        #expect(files.createFile(atPath: kif.path("in/milk.jpg"), contents: nil))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: kif.path("in/milk.jpg")))

        for start in stride(from: 0, to: bytes.count, by: bytes.count / 3 + 1) {
            try file.write(contentsOf: bytes[start..<min(bytes.count, start + bytes.count / 3 + 1)])
            try await Task.sleep(for: .milliseconds(1_500))
        }
        try file.close()

        let lines = try await output(of: watch, count: 1)
        #expect(lines.map { $0["status"] as? String } == ["saved"])
        #expect(try await ended(watch, by: SIGTERM) == 0)
        #expect(try await quantities() == [1])
    }

    @Test func whenPhotosAreMovedIn_shouldTakeThemFromNewFoldersToo() async throws {
        let watch = try await started()
        try files.createDirectory(atPath: kif.path("new/below"), withIntermediateDirectories: true)
        try photo(1).write(to: URL(fileURLWithPath: kif.path("new/below/one.jpg")))
        try photo(2).write(to: URL(fileURLWithPath: kif.path("two.jpg")))

        try files.moveItem(atPath: kif.path("new"), toPath: kif.path("in/new"))
        try files.moveItem(atPath: kif.path("two.jpg"), toPath: kif.path("in/two.jpg"))
        _ = try await output(of: watch, count: 2)
        try photo(3).write(to: URL(fileURLWithPath: kif.path("in/new/below/three.jpg")))

        let names = try await output(of: watch, count: 3).compactMap { $0["file"] as? String }
        #expect(
            Set(names) == Set(["new/below/one.jpg", "two.jpg", "new/below/three.jpg"].map { kif.path("in/" + $0) }))
        #expect(try await ended(watch, by: SIGTERM) == 0)
        #expect(try await quantities() == [3])
    }

    @Test func whenPhotosCameWhileItWasOff_shouldTakeThemAndDoubleNothing() async throws {
        try photo(1).write(to: URL(fileURLWithPath: kif.path("in/one.jpg")))
        try await kif.run("--json", kif.path("in"))
        try photo(2).write(to: URL(fileURLWithPath: kif.path("in/two.jpg")))

        let watch = try await started()
        let lines = try await output(of: watch, count: 2)

        #expect(lines.compactMap { $0["status"] as? String }.sorted() == ["known", "saved"])
        #expect(try await ended(watch, by: SIGTERM) == 0)
        #expect(try await quantities() == [2])
    }

    @Test func whenTheFilesAreToBeMoved_shouldMoveThemUnchangedAndReplaceNothing() async throws {
        try files.createDirectory(atPath: kif.path("in/done/sub"), withIntermediateDirectories: true)
        try Data("other".utf8).write(to: URL(fileURLWithPath: kif.path("in/done/sub/one.jpg")))
        try files.createDirectory(atPath: kif.path("in/sub"), withIntermediateDirectories: true)
        try photo(1).write(to: URL(fileURLWithPath: kif.path("in/sub/one.jpg")))
        try Data("no photo".utf8).write(to: URL(fileURLWithPath: kif.path("in/bad.jpg")))

        let watch = try await started("--move-to", kif.path("in/done"))
        _ = try await output(of: watch, count: 2)
        try await eventually("the photo is moved") { !files.fileExists(atPath: kif.path("in/sub/one.jpg")) }

        #expect(try await ended(watch, by: SIGTERM) == 0)
        #expect(files.contents(atPath: kif.path("in/done/sub/one.jpg")) == Data("other".utf8))
        #expect(files.contents(atPath: kif.path("in/done/sub/one-2.jpg")) == (try photo(1)))
        #expect(files.fileExists(atPath: kif.path("in/bad.jpg")))
    }

    @Test func whenAPhotoCannotBeRead_shouldSaySoInALineAndGoOn() async throws {
        let watch = try await started()

        try Data("no photo".utf8).write(to: URL(fileURLWithPath: kif.path("in/bad.jpg")))
        _ = try await output(of: watch, count: 1)
        try photo().write(to: URL(fileURLWithPath: kif.path("in/good.jpg")))
        let lines = try await output(of: watch, count: 2)

        #expect(lines.map { $0["status"] as? String } == ["failed", "saved"])
        #expect(try await ended(watch, by: SIGTERM) == 0)
        let errors = try String(contentsOfFile: kif.path("errors"), encoding: .utf8).split(separator: "\n")
        #expect(errors.filter { $0.contains("bad.jpg") }.count == 1)
    }

    @Test func whenInterrupted_shouldEndWithTheStatusOfThat() async throws {
        let watch = try await started()
        try photo().write(to: URL(fileURLWithPath: kif.path("in/good.jpg")))
        _ = try await output(of: watch, count: 1)

        #expect(try await ended(watch, by: SIGINT) == 130)
        #expect(try String(contentsOfFile: kif.path("errors"), encoding: .utf8).contains("1 photo: 1 new"))
    }

    @Test(arguments: 0..<4) func whenEndedInTheMiddle_shouldLoseAndDoubleNothing(instant: Int) async throws {
        for number in 0..<4 { try photo(number).write(to: URL(fileURLWithPath: kif.path("in/\(number).jpg"))) }
        let watch = try await started("--jobs", "1", "--group-by", "none", "--move-to", kif.path("done"))

        _ = try await output(of: watch, count: instant)
        #expect(try await ended(watch, by: SIGTERM) == 0)

        let again = try await started("--jobs", "1", "--group-by", "none", "--move-to", kif.path("done"))
        try await eventually("all photos are moved") { try files.contentsOfDirectory(atPath: kif.path("in")).isEmpty }
        #expect(try await ended(again, by: SIGTERM) == 0)
        #expect(try files.contentsOfDirectory(atPath: kif.path("done")).sorted() == (0..<4).map { "\($0).jpg" })
        #expect(try await quantities() == [4])
    }

    @Test func whenTheFolderIsRemoved_shouldEndWithALine() async throws {
        let watch = try await started()

        try files.removeItem(atPath: kif.path("in"))
        try await watch.waitForEnd()

        #expect(watch.terminationStatus == 65)
        #expect(try String(contentsOfFile: kif.path("errors"), encoding: .utf8).contains("in: the folder was removed"))
    }

    @Test func whenTheMemberIsRemoved_shouldEndWithOneLine() async throws {
        let watch = try await started("--jobs", "1", "--group-by", "none", "--move-to", kif.path("done"))
        try kif.removeMembersAfterTheFirstItem()

        for number in 0..<4 { try photo(number).write(to: URL(fileURLWithPath: kif.path("in/\(number).jpg"))) }
        try await watch.waitForEnd()

        #expect(watch.terminationStatus == 77)
        let errors = try String(contentsOfFile: kif.path("errors"), encoding: .utf8).split(separator: "\n")
        #expect(errors.filter { $0.contains("not a member") }.count == 1)
        let results = try String(contentsOfFile: kif.path("results"), encoding: .utf8).split(separator: "\n")
        #expect(results.count == 2 && results[0].contains("\"saved\"") && results[1].contains("\"notAMember\""))
        #expect(try files.contentsOfDirectory(atPath: kif.path("done")).count == 1)
        #expect(try files.contentsOfDirectory(atPath: kif.path("in")).count == 3)
        #expect(try kif.storedItemCount() == 1)
    }

    @Test(arguments: zip(["nowhere", "in --move-to in", "in --quiet-period 0"], [Int32(65), 64, 64]))
    func whenArgumentsAreWrong_shouldSaySo(arguments: String, status: Int32) async throws {
        let run = try await kif.run(["watch"] + arguments.split(separator: " ").map(String.init), input: Data())

        #expect(run.status == status)
        #expect(run.output.isEmpty && !run.error.isEmpty)
    }

    @Test func whenPhotosComeOneAfterAnother_shouldReadThemWithTheSameWorker() async throws {
        let watch = try await started("--jobs", "1")

        try photo(1).write(to: URL(fileURLWithPath: kif.path("in/one.jpg")))
        _ = try await output(of: watch, count: 1)
        let first = KifScanProcess.workers(of: watch)
        try photo(2).write(to: URL(fileURLWithPath: kif.path("in/two.jpg")))
        _ = try await output(of: watch, count: 2)

        #expect(first.count == 1 && KifScanProcess.workers(of: watch) == first)
        #expect(try await ended(watch, by: SIGTERM) == 0)
    }

    @Test func whenJobsAndGroupingAreSet_shouldObeyThem() async throws {
        for number in 0..<3 { try photo(number).write(to: URL(fileURLWithPath: kif.path("in/\(number).jpg"))) }

        let watch = try await started(environment: ["KIF_JOBS": "1", "KIF_GROUP_BY": "folder"])
        _ = try await output(of: watch, count: 3)

        #expect(KifScanProcess.workers(of: watch).count == 1)
        #expect(try await ended(watch, by: SIGTERM) == 0)
        #expect(try await quantities() == [1])
    }

    @Test func whenAUnitIsAskedWithSettings_shouldCarryThem() async throws {
        let set = ["KIF_GROUP_BY": "none", "KIF_JOBS": "1"]

        let unit = try await kif.run("watch", "--print-unit", "in", environment: set)
        let given = try await kif.run("watch", "--print-unit", "--group-by", "time", "-j3", "in", environment: set)

        #expect(unit.output.contains(" --group-by=none ") && unit.output.contains(" --jobs=1 "))
        #expect(given.output.contains(" --group-by=time ") && given.output.contains(" --jobs=3 "))
    }

    @Test func whenAUnitIsAsked_shouldBeThatOfTheDocumentation() async throws {
        let unit = try await kif.run("watch", "--print-unit", "--move-to", "done 100 %", "in").lines
        let documented = try String(
            contentsOf: KifScanProcess.testImages.deletingLastPathComponent()
                .appendingPathComponent("Documentation/kif-scan-watch.service"), encoding: .utf8
        ).split(separator: "\n").map(String.init)

        let start = try #require(unit.first { $0.hasPrefix("ExecStart=/") })
        #expect(start.contains("\"--move-to=\(kif.path("done 100 %%"))\"") && start.hasSuffix("-- \(kif.path("in"))"))
        let isSetting = { (line: String) in !line.hasPrefix("#") && !line.hasPrefix("ExecStart=") }
        #expect(unit.filter(isSetting) == documented.filter(isSetting))
    }

    /// The command, watching the folder `in`, its output in files.
    private func started(_ arguments: String..., environment: [String: String] = [:]) async throws -> Process {
        try await kif.run("list")
        let watch = try kif.prepared(
            ["watch", "--json", "--quiet-period", "0.5"] + arguments + [kif.path("in")], environment: environment)
        for name in ["results", "errors"] { try Data().write(to: URL(fileURLWithPath: kif.path(name))) }
        watch.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: kif.path("results")))
        watch.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: kif.path("errors")))
        try watch.start()
        try await eventually("it watches") {
            try String(contentsOfFile: kif.path("errors"), encoding: .utf8).contains("Watching") || !watch.isRunning
        }
        return watch
    }

    /// The results written so far, as soon as there are `count` lines.
    private func output(of watch: Process, count: Int) async throws -> [[String: Any]] {
        var lines: [Substring] = []
        try await eventually("\(count) results are written") {
            try #require(watch.isRunning)
            lines = try String(contentsOfFile: kif.path("results"), encoding: .utf8).split(separator: "\n")
            return lines.count >= count
        }
        return try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
    }

    private func ended(_ watch: Process, by signal: Int32) async throws -> Int32 {
        kill(watch.processIdentifier, signal)
        try await watch.waitForEnd()
        return watch.terminationReason == .exit ? watch.terminationStatus : -1
    }

    private func quantities() async throws -> [Int] {
        try await kif.run("list", "--json").objects().compactMap { $0["quantity"] as? Int }
    }

    /// A photo that has other bytes for each number.
    private func photo(_ number: Int = 0) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage("rice-cakes.jpg"))) + Data("\(number)".utf8)
    }
}
