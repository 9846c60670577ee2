import Foundation
import KIFTestSupport
import Testing

/// Worker processes that are killed or end, and what happens to their photos.
@Suite(.timeLimit(.minutes(10))) struct WorkerTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenAWorkerIsKilled_shouldReadThePhotoWithAnother() async throws {
        let scan = try await started(["--json", "--jobs", "1", "--group-by", "none"] + copies(3))

        kill(try await worker(of: scan), SIGKILL)
        try await scan.waitForEnd()

        #expect(try await kif.run("list", "--json").objects().map { $0["quantity"] as? Int } == [3])
    }

    @Test func whenWorkersAreKilledOneAfterAnother_shouldLoseNoPhoto() async throws {
        let scan = try await started(["--json", "--jobs", "1", "--group-by", "none"] + copies(3))

        var killed: Set<pid_t> = []
        for _ in 0..<5 {
            let next = try await worker(of: scan, besides: killed)
            kill(next, SIGKILL)
            killed.insert(next)
        }
        try await scan.waitForEnd()

        #expect(scan.terminationStatus == 0)
        #expect(try await kif.run("list", "--json").objects().map { $0["quantity"] as? Int } == [3])
    }

    @Test func whenTheCommandIsKilled_shouldLeaveNoWorkerBehind() async throws {
        let scan = try await started(["--json", "--jobs", "1", "--group-by", "none"] + copies(3))
        let worker = try await worker(of: scan)

        kill(scan.processIdentifier, SIGKILL)
        try await scan.waitForEnd()

        try await eventually("the worker ends") { !isAlive(worker) }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func whenInterrupted_shouldSayWhatIsDoneAndLeaveNoWorkerBehind(signal: Int32) async throws {
        let scan = try await started(["--json", "--jobs", "1"] + copies(30))
        let worker = try await worker(of: scan)

        kill(scan.processIdentifier, signal)
        try await scan.waitForEnd()

        #expect(scan.terminationReason == .exit && scan.terminationStatus == 130)
        try await eventually("the worker ends") { !isAlive(worker) }
    }

    @Test func whenReadingOptionsAreGiven_shouldPassThemToTheWorkers() async throws {
        let photo = try #require(try copies(1).first)

        let plain = try await kif.run("--json", "--timings", "--dry-run", photo).objects()
        let barcodes = try await kif.run("--json", "--timings", "--dry-run", "--no-text", photo).objects()
        let otherCodes = try await kif.run("--json", "--dry-run", "--no-text", "--symbologies", "QR-Code", photo)
            .objects()

        #expect(try stages(plain).contains("sceneText") && stages(plain).contains("parse"))
        #expect(try !stages(barcodes).contains("sceneText") && stages(barcodes).contains("barcodes"))
        #expect((plain.first?["barcodes"] as? [Any])?.isEmpty == false)
        #expect((otherCodes.first?["barcodes"] as? [Any])?.isEmpty == true)
    }

    @Test func whenCalledByHand_shouldRefuse() async throws {
        let run = try await kif.run("scan-worker", "--max-megapixels", "100")

        #expect(run.status == 64)
        #expect(run.errorLines.count == 1)
    }

    private func stages(_ objects: [[String: Any]]) throws -> [String] {
        let timings = try #require(objects.first?["timings"] as? [String: Any])
        return timings.keys.sorted()
    }

    private func started(_ arguments: [String]) async throws -> Process {
        try await kif.run("list")
        let scan = try kif.prepared(arguments)
        scan.standardOutput = FileHandle.nullDevice
        scan.standardError = FileHandle.nullDevice
        try scan.start()
        return scan
    }

    /// Copies of one photo, each with other bytes.
    private func copies(_ count: Int) throws -> [String] {
        let photo = try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage("rice-cakes.jpg")))
        return try (0..<count).map { number in
            let path = kif.path("\(number).jpg")
            try (photo + Data("\(number)".utf8)).write(to: URL(fileURLWithPath: path))
            return path
        }
    }

    /// The process id of a worker of the command, as soon as there is one besides `known`.
    private func worker(of scan: Process, besides known: Set<pid_t> = []) async throws -> pid_t {
        var workers: [pid_t] = []
        try await eventually("the command has a worker", pause: .milliseconds(1)) {
            try #require(scan.isRunning)
            workers = KifScanProcess.workers(of: scan).filter { !known.contains($0) }
            return !workers.isEmpty
        }
        return try #require(workers.first)
    }

    private func isAlive(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status.map { !$0.contains("State:\tZ") } ?? false
    }
}
