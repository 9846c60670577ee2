import Foundation

/// The built command, run as a user would, with a home of its own that goes with the test.
final class KifScanProcess {
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
    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
        try run(arguments, input: Data(input.utf8), environment: environment)
    }

    /// Runs the command to its end with these bytes on standard input.
    func run(_ arguments: [String], input: Data, environment: [String: String] = [:]) throws -> Outcome {
        let process = try prepared(arguments, environment: environment)
        let files = try ["input", "output", "error"].map { name in
            let file = folder.appendingPathComponent(".\(name)-\(UUID().uuidString)")
            try (name == "input" ? input : Data()).write(to: file)
            return file
        }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    /// The command, ready to be started.
    func prepared(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
            .merging(environment) { $1 }
        return process
    }

    private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("kif-scan")
}
