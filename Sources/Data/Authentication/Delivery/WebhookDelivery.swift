import Foundation
public import KeepItFreshDomain

/// Brings codes by an SMS gateway: posts `{"to", "text"}` to its address, with a bearer token if there is one.
public struct WebhookDelivery: OTPDeliveryProviding {
    private let address: WebAddress
    private let tokenFile: String?
    private let transfer = WebTransfer()

    /// A gateway at an https address, or on this machine. Nil for any other.
    public init?(address: String, tokenFile: String?) {
        guard let address = WebAddress(address) else { return nil }
        self.address = address
        self.tokenFile = tokenFile
    }

    /// Sends a message. Throws `AuthError.unavailable` when the gateway does not take it.
    public func deliver(_ message: OTPMessage) async throws {
        let body = try JSONEncoder().encode(["to": message.address, "text": OTPText.short(message)])
        var headers = ["Content-Type: application/json"]
        if let tokenFile { headers.append("Authorization: Bearer \(try Self.token(tokenFile))") }
        guard
            let answer = try? await transfer.send(
                address, headers: headers, body: String(decoding: body, as: UTF8.self)),
            answer.isSuccess
        else { throw AuthError.unavailable }
    }

    private static func token(_ path: String) throws(AuthError) -> String {
        let token = try SecretFile.read(path)
        guard token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .unavailable }
        return token
    }
}
