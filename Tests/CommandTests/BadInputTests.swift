import Foundation
import KIFTestSupport
import Testing

/// Bad input gets one clear line and the right exit status, and costs the good photos nothing.
@Suite struct BadInputTests {
    private let kif: KifScanProcess
    private let good = KifScanProcess.testImage("rice-cakes.jpg")

    init() throws { kif = try KifScanProcess() }

    @Test(arguments: [
        ("missing", "notFound"), ("text", "unsupportedFormat"), ("empty", "unreadableImage"),
        ("truncated", "unreadableImage"), ("giant", "imageTooLarge"), ("fifo", "notAFile"), ("loop", "notFound"),
        ("empty folder", "noPhotos"),
    ])
    func whenOneInputIsBad_shouldReportItInOneLineAndSaveTheGoodOne(kind: String, code: String) async throws {
        let bad = try makeBad(kind)

        let scan = try await kif.run("--json", bad, good)

        let photos = try scan.objects()
        #expect(photos.map { $0["status"] as? String } == ["failed", "saved"])
        #expect((photos.first?["error"] as? [String: Any])?["code"] as? String == code)
        #expect(scan.status == 65)
        let complaints = scan.errorLines.filter { $0.hasPrefix("kif-scan: ") }
        #expect(complaints.count == 1)
        #expect(complaints.first?.contains(URL(fileURLWithPath: bad).lastPathComponent) == true)
        #expect(try await kif.run("list", "--json").lines.count == 1)
    }

    @Test(arguments: [220_000, 320_000])
    func whenProcessesMayHaveTooLittleMemory_shouldSayWhatReadingNeeds(kilobytes: Int) async throws {
        let process = try kif.prepared([])
        process.arguments =
            ["-c", "ulimit -v \(kilobytes); exec \"$@\"", "sh", KifScanProcess.path(ofProgram: "kif-scan"), good]
        process.executableURL = URL(fileURLWithPath: "/bin/sh")

        let scan = try await kif.outcome(of: process)

        #expect(scan.status == 75 && scan.errorLines.count == 1)
        #expect(scan.error.contains("may use \(kilobytes) kB") && scan.error.contains("400000 kB"))
    }

    @Test func whenTheNameIsHostile_shouldNeverWriteItRaw() async throws {
        let name = "line\nbreak \u{1B}[31mred\u{202E}.jpg"
        try Data("no picture".utf8).write(to: kif.folder.appendingPathComponent(name))

        for scan in [try await kif.run(kif.path(name)), try await kif.run("--json", kif.path(name))] {
            let written = scan.output + scan.error
            #expect(!written.unicodeScalars.contains("\u{1B}"))
            #expect(!written.unicodeScalars.contains("\u{202E}"))
            #expect(scan.errorLines.filter { $0.hasPrefix("kif-scan: ") }.count == 1)
            #expect(scan.status == 65)
        }
        let photo = try #require(try await kif.run("--json", kif.path(name)).objects().first)
        #expect(photo["file"] as? String == kif.path(name))
    }

    @Test func whenTheNameIsNotUTF8_shouldStillOpenTheFile() async throws {
        let folder = kif.path("names")
        let script = #"mkdir "$1" && cp "$2" "$1/$(printf 'caf\351.jpg')""#
        let copy = Process()
        copy.executableURL = URL(fileURLWithPath: "/bin/sh")
        copy.arguments = ["-c", script, "sh", folder, good]
        try await copy.runToEnd()

        let scan = try await kif.run("--json", folder)

        #expect(try scan.objects().map { $0["status"] as? String } == ["saved"])
        #expect(scan.output.contains(#"caf\udbff\udfe9.jpg"#))
    }

    @Test func whenTheLimitIsLowered_shouldRefuseWhatIsAboveIt() async throws {
        let scan = try await kif.run("--json", "--dry-run", "--max-megapixels", "1", good)

        let photo = try #require(try scan.objects().first)
        #expect((photo["error"] as? [String: Any])?["code"] as? String == "imageTooLarge")
    }

    @Test func whenAPhotoComesOnStandardInput_shouldReadIt() async throws {
        let scan = try await kif.run(["--json", "-"], input: Data(contentsOf: URL(fileURLWithPath: good)))

        let photo = try #require(try scan.objects().first)
        #expect(photo["file"] as? String == "-")
        #expect(photo["status"] as? String == "saved")
    }

    @Test(arguments: [
        [], ["--jobs", "0", "a.jpg"], ["--today", "2026-02-30", "a.jpg"], ["--locale", "!", "a.jpg"],
        ["--no-such-option"], ["list", "--status", "rotten"], ["list", "--within", "-1"],
        ["parse", "--symbology", "QR"],
    ])
    func whenTheUsageIsWrong_shouldSayHowItIsRight(arguments: [String]) async throws {
        let run = try await kif.run(arguments, input: Data())

        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("Usage:"))
    }

    private func makeBad(_ kind: String) throws -> String {
        let path = kif.path("bad \(kind).jpg")
        switch kind {
        case "text": try Data("BEST BEFORE 12.03.2027".utf8).write(to: URL(fileURLWithPath: path))
        case "empty": try Data().write(to: URL(fileURLWithPath: path))
        case "truncated": return KifScanProcess.testImage("truncated.jpg")
        case "giant": return KifScanProcess.testImage("giant.png")
        case "fifo": try #require(unsafe mkfifo(path, 0o600) == 0)
        case "loop": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        case "empty folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        default: break
        }
        return path
    }
}
