import ArgumentParser
import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Reads a secret from standard input, a file descriptor or the terminal; never from the arguments, because others on
/// the machine can read these.
struct SecretOption: ParsableArguments {
    private static let maximumBytes = 16_384

    @Flag(name: .customLong("password-stdin"), help: "Read the password from standard input.")
    var isOnInput = false

    @Option(name: .customLong("password-fd"), help: "Read the password from this file descriptor.")
    var descriptor: Int32?

    func validate() throws {
        guard !isOnInput || descriptor == nil else {
            throw usageError("--password-stdin and --password-fd cannot be combined.")
        }
        guard descriptor.map({ $0 > 2 || $0 == 0 }) ?? true else {
            throw usageError("--password-fd needs 0 or a number of at least 3.")
        }
    }

    /// Reads the password from where the options say, or else from the terminal, where a new one is typed twice.
    func password(_ prompt: Message, isNew: Bool) throws -> String {
        if let descriptor { return try Self.line(of: FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)) }
        if isOnInput { return try Self.line(of: .standardInput) }
        let password = try Self.typed(prompt)
        let isSame = isNew ? try Self.typed(Message("Repeat it")) == password : true
        guard isSame else {
            throw CommandFailure("the passwords do not match; nothing was changed", status: .usage)
        }
        return password
    }

    /// Reads a line from the terminal without showing it. Throws `CommandFailure` without a terminal.
    static func typed(_ prompt: Message) throws -> String {
        let interrupt = Interrupt()
        defer { interrupt.stop() }
        guard let show = Terminal.hideInput() else {
            throw CommandFailure(
                "there is no terminal to ask at; use --password-stdin or --password-fd", status: .usage)
        }
        interrupt.handle {
            show()
            StandardStreams.error("")
        }
        StandardStreams.redraw(prompt.text(in: .environment) + ": ")
        defer {
            show()
            StandardStreams.error("")
        }
        guard let line = readLine(), !line.isEmpty else { throw CommandFailure(AuthError.cancelled) }
        return line
    }

    /// Reads a line from a file, byte by byte, so that the rest stays unread.
    static func line(of file: FileHandle) throws -> String {
        var bytes: [UInt8] = []
        do {
            while bytes.count <= maximumBytes, let byte = try file.read(upToCount: 1)?.first, byte != 0x0A {
                bytes.append(byte)
            }
        } catch {
            throw CommandFailure("the password or code cannot be read", status: .usage)
        }
        if bytes.last == 0x0D { bytes.removeLast() }
        guard bytes.count <= maximumBytes, !bytes.isEmpty, let line = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(
                "the password or code must be a line of at most \(maximumBytes) bytes in UTF-8", status: .usage)
        }
        return line
    }
}
