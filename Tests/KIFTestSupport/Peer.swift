package import Foundation

/// An independent program, or a script that acts as its user: started by the test and ended with it.
package final class Peer: Sendable {
    private let process: Process
    private let input: Pipe
    private let output: OutputFile

    /// The path of a peer's script in this repository.
    package static func script(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Peers/\(name)").path
    }

    /// The folder with the programs that `Scripts/install-peers` installs.
    package static let folder: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appendingPathComponent(".build/peers/bin").path
    }()

    /// The Python interpreter with the packages that `Scripts/install-peers` installs.
    package static let python = folder + "/python"

    /// Starts a program. It runs until this object is released: its standard input ends then, which ends the scripts.
    package init(_ program: String, _ arguments: [String]) throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        input = Pipe()
        output = try OutputFile()
        process.standardInput = input
        process.standardOutput = output.handle
        try process.start()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        let process = process
        Task { try? await process.waitForEnd() }
    }

    /// Returns the first line of the output, or what there is of it when the program ends before.
    package func firstLine() async throws -> String {
        try await output.firstLine(of: process)
    }

    /// Runs a program to its end and returns what it printed.
    ///
    /// - Throws: `CocoaError` when the exit status is not 0.
    @discardableResult
    package static func run(_ program: String, _ arguments: [String], input: String = "") async throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = try await process.runToEnd(input: Data(input.utf8))
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return output
    }
}
