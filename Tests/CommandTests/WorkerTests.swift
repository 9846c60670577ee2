import Foundation
import Testing

/// What happens to workers, and what happens to photos when something happens to workers.
@Suite(.timeLimit(.minutes(3))) struct WorkerTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenAWorkerIsKilled_shouldReadThePhotoWithAnother() throws {
        let scan = try started(["--json", "--jobs", "1"] + copies(3))

        kill(try worker(of: scan), SIGKILL)
        scan.waitUntilExit()

        #expect(try kif.run("list", "--json").objects().map { $0["quantity"] as? Int } == [3])
    }

    @Test func whenTheCommandIsKilled_shouldLeaveNoWorkerBehind() throws {
        let scan = try started(["--json", "--jobs", "1"] + copies(3))
        let worker = try worker(of: scan)

        kill(scan.processIdentifier, SIGKILL)
        scan.waitUntilExit()

        while isAlive(worker) { usleep(10_000) }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func whenInterrupted_shouldSayWhatIsDoneAndLeaveNoWorkerBehind(signal: Int32) throws {
        let scan = try started(["--json", "--jobs", "1"] + copies(30))
        let worker = try worker(of: scan)

        kill(scan.processIdentifier, signal)
        scan.waitUntilExit()

        #expect(scan.terminationReason == .exit && scan.terminationStatus == 130)
        while isAlive(worker) { usleep(10_000) }
    }

    @Test func whenToldWhatToRead_shouldTellTheWorkers() throws {
        let photo = try #require(try copies(1).first)

        let plain = try kif.run("--json", "--timings", "--dry-run", photo).objects()
        let barcodes = try kif.run("--json", "--timings", "--dry-run", "--no-text", photo).objects()
        let otherCodes = try kif.run("--json", "--dry-run", "--no-text", "--symbologies", "QR-Code", photo).objects()

        #expect(try stages(plain).contains("print") && stages(plain).contains("parse"))
        #expect(try !stages(barcodes).contains("print") && stages(barcodes).contains("barcodes"))
        #expect((plain.first?["barcodes"] as? [Any])?.isEmpty == false)
        #expect((otherCodes.first?["barcodes"] as? [Any])?.isEmpty == true)
    }

    @Test func whenCalledByHand_shouldRefuse() throws {
        let run = try kif.run("scan-worker", "--max-megapixels", "100")

        #expect(run.status == 64)
        #expect(run.errorLines.count == 1)
    }

    private func stages(_ objects: [[String: Any]]) throws -> [String] {
        let timings = try #require(objects.first?["timings"] as? [String: Any])
        return timings.keys.sorted()
    }

    private func started(_ arguments: [String]) throws -> Process {
        try kif.run("list")
        let scan = try kif.prepared(arguments)
        scan.standardOutput = FileHandle.nullDevice
        scan.standardError = FileHandle.nullDevice
        try scan.run()
        return scan
    }

    /// Copies of one photo, each another photo by its bytes.
    private func copies(_ count: Int) throws -> [String] {
        let photo = try Data(contentsOf: URL(fileURLWithPath: KifScanProcess.testImage("rice-cakes.jpg")))
        return try (0..<count).map { number in
            let path = kif.path("\(number).jpg")
            try (photo + Data("\(number)".utf8)).write(to: URL(fileURLWithPath: path))
            return path
        }
    }

    /// The process id of a worker of the command, once there is one.
    private func worker(of scan: Process) throws -> pid_t {
        let path = "/proc/\(scan.processIdentifier)/task"
        while scan.isRunning {
            for thread in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
                let children = try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)
                if let child = children?.split(separator: " ").first.flatMap({ pid_t($0) }) { return child }
            }
            usleep(1_000)
        }
        throw CocoaError(.featureUnsupported)
    }

    private func isAlive(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status.map { !$0.contains("State:\tZ") } ?? false
    }
}
