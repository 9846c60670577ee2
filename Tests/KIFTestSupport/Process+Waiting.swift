package import Foundation
import Synchronization

extension Process {
    private static let starts = Mutex(())

    /// Starts the program. Tests start one program at a time: of two that start at once, the one may inherit a
    /// descriptor of the other, whose end then is not noticed before both have ended.
    package func start() throws {
        try Self.starts.withLock { _ in try run() }
    }

    /// Waits for the end of a program that was started, without blocking a thread. One that does not end within the
    /// limit, or whose test is cancelled, is killed.
    ///
    /// - Throws: `WaitTimeout` or `CancellationError`, after killing it.
    package func waitForEnd(
        within limit: Duration = .seconds(120), fileID: String = #fileID, line: Int = #line
    ) async throws {
        let command = [executableURL?.lastPathComponent ?? ""] + (arguments ?? [])
        let what = "\(command.joined(separator: " ")) ends"
        do {
            try await eventually(within: limit, what, fileID: fileID, line: line) { !isRunning }
        } catch {
            kill(processIdentifier, SIGKILL)
            throw error
        }
        // Returns at once. Without it Foundation keeps the process, and the files that it was given, for ever.
        waitUntilExit()
    }

    /// Runs the program to its end without blocking a thread.
    ///
    /// - Parameters:
    ///   - input: What it reads on standard input.
    ///   - output: Where its standard output goes, if not to a file of this call.
    /// - Returns: What it wrote to the file of this call.
    /// - Throws: As `waitForEnd` does, or when it cannot be started.
    @discardableResult
    package func runToEnd(
        input: Data = Data(), output: FileHandle? = nil, within limit: Duration = .seconds(120),
        fileID: String = #fileID,
        line: Int = #line
    ) async throws -> Data {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let files = ["input", "output"].map { URL(fileURLWithPath: folder.file($0)) }
        try input.write(to: files[0])
        try Data().write(to: files[1])
        standardInput = try FileHandle(forReadingFrom: files[0])
        standardOutput = try output ?? FileHandle(forWritingTo: files[1])
        try start()
        try await waitForEnd(within: limit, fileID: fileID, line: line)
        return try Data(contentsOf: files[1])
    }
}
