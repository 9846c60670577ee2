import Foundation
public import KeepItFreshDomain

/// Brings codes nowhere: adds them to a file as JSON Lines, for trials.
public struct OutboxDelivery: OTPDeliveryProviding {
    let path: String

    /// Codes go to the file at `path`, readable by its owner alone.
    public init(path: String) {
        self.path = path
    }

    /// Adds a message to the file. Throws `AuthError.unavailable` where that cannot be.
    public func deliver(_ message: OTPMessage) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(["to": message.address, "code": message.code])
        try OutboxFile.append(String(decoding: line, as: UTF8.self), to: path)
    }
}
