import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// Where a secret comes from: never from the arguments, which everybody on the machine can read.
struct SecretOption: ParsableArguments {
    private static let limit = 16_384

    @Flag(name: .customLong("password-stdin"), help: "Read the password from standard input.")
    var isOnInput = false

    @Option(name: .customLong("password-fd"), help: "Read the password from this file descriptor.")
    var descriptor: Int32?

    func validate() throws {
        guard !isOnInput || descriptor == nil else {
            throw ValidationError("--password-stdin and --password-fd exclude each other.")
        }
        guard descriptor.map({ $0 > 2 || $0 == 0 }) ?? true else {
            throw ValidationError("--password-fd needs 0, or a number from 3 up.")
        }
    }

    /// The password: one line from where the options say, or typed twice if `isNew`, else once.
    func password(_ prompt: String, isNew: Bool) throws -> String {
        if let descriptor { return try Self.line(of: FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)) }
        if isOnInput { return try Self.line(of: .standardInput) }
        let password = try Self.typed(prompt)
        let isSame = isNew ? try Self.typed("The same again") == password : true
        guard isSame else {
            throw CommandFailure("the two are not the same; nothing changed", status: .usage)
        }
        return password
    }

    /// A line typed at the terminal without being shown. Throws `CommandFailure` where there is no terminal.
    static func typed(_ prompt: String) throws -> String {
        let interrupt = Interrupt()
        defer { interrupt.stop() }
        guard let show = HiddenInput.hide() else {
            throw CommandFailure(
                "there is no terminal to ask at; use --password-stdin or --password-fd", status: .usage)
        }
        interrupt.handle {
            show()
            StandardStreams.error("")
        }
        StandardStreams.redraw("\(prompt): ")
        defer {
            show()
            StandardStreams.error("")
        }
        guard let line = readLine(), !line.isEmpty else { throw CommandFailure(AuthError.cancelled) }
        return line
    }

    /// The first line of a file, which ends there.
    static func line(of file: FileHandle) throws -> String {
        var bytes: [UInt8] = []
        do {
            while bytes.count <= limit, let byte = try file.read(upToCount: 1)?.first, byte != 0x0A {
                bytes.append(byte)
            }
        } catch {
            throw CommandFailure("the secret cannot be read from there", status: .usage)
        }
        if bytes.last == 0x0D { bytes.removeLast() }
        guard bytes.count <= limit, !bytes.isEmpty, let line = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure("there is no secret of at most \(limit) bytes in UTF-8 to read", status: .usage)
        }
        return line
    }
}
