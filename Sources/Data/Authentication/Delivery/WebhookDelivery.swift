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
        do {
            try await hand(String(decoding: body, as: UTF8.self))
        } catch AuthError.network {
            throw AuthError.unavailable
        }
    }

    /// Posts JSON with further header lines. Throws `AuthError.network` when there was no answer, and `unavailable`.
    func hand(_ json: String, headers: [String] = []) async throws(AuthError) {
        var headers = ["Content-Type: application/json"] + headers
        if let tokenFile { headers.append("Authorization: Bearer \(try Self.token(tokenFile))") }
        guard try await transfer.send(address, headers: headers, body: json).isSuccess else { throw .unavailable }
    }

    private static func token(_ path: String) throws(AuthError) -> String {
        let token = try SecretFile.read(path)
        guard token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .unavailable }
        return token
    }
}
