import Foundation
public import KeepItFreshDomain

/// Brings codes nowhere: writes them to standard error, for trials.
public struct ConsoleDelivery: OTPDeliveryProviding {
    /// Codes go to standard error.
    public init() {}

    /// Writes a message.
    public func deliver(_ message: OTPMessage) async throws {
        try FileHandle.standardError.write(contentsOf: Data("code: \(message.code)\n".utf8))
    }
}
