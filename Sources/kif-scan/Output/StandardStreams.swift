import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Standard input, standard output for results, and standard error for messages.
enum StandardStreams {
    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether the user can be asked questions.
    static var canAsk: Bool { inputIsTerminal && errorIsTerminal }

    /// Writes a result line, at once. On a terminal it is broken between words.
    static func output(_ line: String) {
        output([line])
    }

    /// Writes several result lines in one call.
    static func output(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        outputText(wrapped(lines, outputColumns).joined(separator: "\n") + "\n")
    }

    private static let outputColumns = Terminal.columns(of: STDOUT_FILENO)

    private static func wrapped(_ lines: [String], _ columns: Int?) -> [String] {
        guard let columns else { return lines }
        return lines.flatMap { TerminalText.wrapped($0, columns: columns) }
    }

    /// Writes a result text without adding a line break.
    static func outputText(_ text: String) {
        write(text, to: .standardOutput)
    }

    /// Writes result lines in one call; throws when they cannot be written.
    static func deliver(_ lines: [String]) throws {
        try FileHandle.standardOutput.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    /// Writes a message line, at once. On a terminal it is broken between words.
    static func error(_ line: String) {
        let lines = wrapped([line], Terminal.columns(of: STDERR_FILENO))
        write(lines.joined(separator: "\n") + "\n", to: .standardError)
    }

    /// Writes what went wrong with a command, after the program's name.
    static func error(_ message: Message) {
        error("kif-scan: \(message.text(in: .environment))")
    }

    /// Writes part of a message line.
    static func redraw(_ text: String) {
        write(text, to: .standardError)
    }

    /// Asks a question and returns the line that is typed; nil at the end of the input.
    static func ask(_ question: Message.Phrase) -> String? {
        ask(line: "  " + MessageLanguage.environment.words(question))
    }

    /// Asks a question in these words and returns the line that is typed; nil at the end of the input.
    static func ask(line question: String) -> String? {
        redraw(question + " ")
        return readLine()
    }

    /// All of standard input; nil when it has more than `limit` bytes.
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
            // A closed pipe ends the program by SIGPIPE; any other failure to write results must be reported.
            guard handle === FileHandle.standardOutput else { return }
            let failure = CommandFailure(notWritten: Message("standard output"), error)
            Self.error(failure.message)
            exit(failure.status.rawValue)
        }
    }
}

extension MessageLanguage {
    /// The language of this process's environment.
    static let environment = MessageLanguage(environment: ProcessInfo.processInfo.environment)
}
