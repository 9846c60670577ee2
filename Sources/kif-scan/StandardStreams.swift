import Foundation
import KeepItFreshPresentation

/// Where results and messages go.
enum StandardStreams {
    /// True when somebody can be asked.
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// True when results go to a terminal.
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// True when messages go to a terminal.
    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a result line, at once.
    static func output(_ line: String) {
        write(line + "\n", to: .standardOutput)
    }

    /// Writes result lines that are all there, in one go.
    static func output(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        outputText(lines.joined(separator: "\n") + "\n")
    }

    /// Writes text that ends its lines itself.
    static func outputText(_ text: String) {
        write(text, to: .standardOutput)
    }

    /// Writes result lines, all at once; throws when they did not get out.
    static func deliver(_ lines: [String]) throws {
        try FileHandle.standardOutput.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    /// Writes a message line for people, at once.
    static func error(_ line: String) {
        write(line + "\n", to: .standardError)
    }

    /// Writes to the messages without ending the line.
    static func redraw(_ text: String) {
        write(text, to: .standardError)
    }

    /// Everything on standard input up to `limit` bytes; nil when there is more.
    static func input(limit: Int) throws -> [UInt8]? {
        var bytes: [UInt8] = []
        while let chunk = try FileHandle.standardInput.read(upToCount: 1 << 16), !chunk.isEmpty {
            bytes += chunk
            guard bytes.count <= limit else { return nil }
        }
        return bytes
    }

    private static func write(_ text: String, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            // A reader that has gone away ends the program by SIGPIPE; results that get nowhere else must not be missed.
            guard handle === FileHandle.standardOutput else { return }
            let failure = CommandFailure(notWritten: "to standard output", error)
            Self.error("kif-scan: \(failure.message)")
            exit(failure.status.rawValue)
        }
    }
}
