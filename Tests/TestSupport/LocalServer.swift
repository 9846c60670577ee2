import Foundation

/// A server on this machine, played by a script of `Tests/Peers`: it runs until this goes.
public final class LocalServer: Sendable {
    /// The address that the script printed.
    public let address: String
    private let process: Process
    private let input: Pipe
    private let log: String

    /// Starts a script, which appends each request to `log`.
    public init(_ script: String, log: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Peers/\(script)").path
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [path, log]
        input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        self.log = log
        try process.run()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A { line.append(byte) }
        address = String(decoding: line, as: UTF8.self)
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The requests so far.
    public var requests: [String] {
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
