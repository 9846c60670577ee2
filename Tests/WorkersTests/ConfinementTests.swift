import Foundation
import KIFTestSupport
import Testing

@testable import KeepItFreshWorkers

@Suite(.timeLimit(.minutes(10))) struct ConfinementTests {
    @Test(.enabled(if: Confinement.forbidsCalls && Confinement.restrictsFiles))
    func whenAPhotoTakesAWorkerOver_shouldGetNothing() async throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let secret = folder.file("id_ed25519")
        try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))

        let lines = try run(secret, readable: [])
        let allowed = try run(secret, readable: [secret])

        #expect(
            lines == [
                "read a secret 0", "open a socket 0", "open a local socket 0", "write a file 0", "delete a file 0",
                "trace a process 0", "start a process 0", "run a program 0", "list a folder 0",
                "read another's environment 0", "start a thread 1", "read a thread's state 1", "read a library 1",
            ])
        #expect(allowed.first == "read a secret 1")
        #expect(FileManager.default.fileExists(atPath: secret))
    }

    /// Runs the probe as a worker that may read some files.
    private func run(_ secret: String, readable: [String]) throws -> [String] {
        let variable = Confinement.variable(readable: readable).split(separator: "=", maxSplits: 1).map(String.init)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("KIFConfinedProbe")
        process.arguments = [secret]
        process.environment = [variable[0]: variable.count > 1 ? variable[1] : ""]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }
}
