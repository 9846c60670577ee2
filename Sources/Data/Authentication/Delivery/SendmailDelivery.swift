import Dispatch
import Foundation
public import KeepItFreshDomain

/// Brings codes by this machine's mail program. The message, with the code, goes to its standard input; nothing of it
/// is among its arguments or in its environment.
public struct SendmailDelivery: OTPDeliveryProviding {
    private let program: String
    let sender: String

    /// A program that takes a message as `sendmail -i -t` does.
    public init(program: String, from sender: String) {
        self.program = program
        self.sender = sender
    }

    /// Sends a code. Throws `AuthError.unavailable` when the program does not take it.
    public func deliver(_ message: OTPMessage) async throws {
        try await hand(try OTPText.mail(message, from: sender))
    }

    /// Hands a whole message over. Throws `AuthError.unavailable`.
    func hand(_ message: String) async throws(AuthError) {
        let text = message.replacingOccurrences(of: "\r\n", with: "\n")
        let program = program
        let isSent = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Self.run(program, input: text)) }
        }
        guard isSent else { throw .unavailable }
    }

    private static func run(_ program: String, input: String) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-i", "-t"]
        process.environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
        // A pipe would end this program where that one does not read to the end.
        guard let message = NamelessFile.holding(input) else { return false }
        process.standardInput = message
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
