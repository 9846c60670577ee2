import Foundation
import KIFTestSupport

/// The built command, run as a user would, with a home that is removed after the test.
final class KifScanProcess: Sendable {
    struct Outcome {
        let status: Int32
        let output: String
        let error: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }
        var errorLines: [String] { error.split(separator: "\n").map(String.init) }

        /// The objects of JSON Lines on standard output.
        func objects() throws -> [[String: Any]] {
            try lines.map { line in
                let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
                return value as? [String: Any] ?? [:]
            }
        }
    }

    /// A folder for this test alone.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kif-scan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The repository's own pictures.
    static let testImages = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("TestImages")

    /// The path of one of the repository's own pictures.
    static func testImage(_ name: String) -> String {
        testImages.appendingPathComponent(name).path
    }

    /// The path of a file in the test's folder.
    func path(_ name: String) -> String {
        folder.appendingPathComponent(name).path
    }

    /// Runs the command to its end.
    @discardableResult
    func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await run(arguments, input: Data(input.utf8), environment: environment)
    }

    /// Runs the command to its end with these bytes on standard input.
    func run(_ arguments: [String], input: Data, environment: [String: String] = [:]) async throws -> Outcome {
        try await outcome(of: prepared(arguments, environment: environment), input: input)
    }

    /// Runs a program to its end with these bytes on standard input. Its output goes to `output`, if that is given.
    func outcome(
        of process: Process, input: Data = Data(), output: FileHandle? = nil, within limit: Duration = .seconds(120)
    ) async throws -> Outcome {
        let errors = folder.appendingPathComponent(".error-\(UUID().uuidString)")
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        let written = try await process.runToEnd(input: input, output: output, within: limit)
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: written, as: UTF8.self),
            error: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// The command, or another program of this package, ready to be started.
    func prepared(
        _ arguments: [String], environment: [String: String] = [:], program: String = "kif-scan"
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path(ofProgram: program))
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
            .merging(environment) { $1 }
        return process
    }

    /// The process ids of a running command's workers.
    static func workers(of command: Process) -> [pid_t] {
        let path = "/proc/\(command.processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return threads.flatMap { thread in
            let children = try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)
            return (children ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// The path of a program of this package.
    static func path(ofProgram name: String) -> String {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name).path
    }
}
