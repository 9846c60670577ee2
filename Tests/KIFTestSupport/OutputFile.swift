import Foundation

/// A file that a running program writes to, and that a test reads meanwhile. A pipe would block the thread that reads it.
final class OutputFile: Sendable {
    /// What the program writes to.
    let handle: FileHandle
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.file("output")))
        handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("output")))
    }

    deinit { try? folder.remove() }

    /// The first line, once it is there whole or `process` has ended.
    func firstLine(of process: Process) async throws -> String {
        var bytes: [UInt8] = []
        try await eventually("\(process.executableURL?.lastPathComponent ?? "the program") writes a line") {
            let hasEnded = !process.isRunning
            bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.file("output"))))
            return hasEnded || bytes.contains(0x0A)
        }
        return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
