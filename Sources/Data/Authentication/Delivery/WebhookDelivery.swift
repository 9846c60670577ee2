import Foundation
package import KeepItFreshDomain
import KeepItFreshPlatform

/// Sends codes by an SMS gateway: posts `{"to", "text"}` to its address, with a bearer token if there is one. Posts
/// other JSON in the same way.
package struct WebhookDelivery: OTPDeliveryProviding {
    private let address: WebAddress
    private let tokenFile: String?
    private let transport = CurlTransport()

    /// Uses the gateway at an https address, on this machine or, with `allowsOwnNetwork`, on the own network. Nil for
    /// any other address.
    package init?(address: String, tokenFile: String?, allowsOwnNetwork: Bool = false) {
        guard let address = WebAddress(address, allowsOwnNetwork: allowsOwnNetwork) else { return nil }
        self.address = address
        self.tokenFile = tokenFile
    }

    /// Sends a code. Throws `AuthError.unavailable` when the gateway does not accept it.
    package func deliver(_ message: OTPMessage) async throws {
        let body = try JSONEncoder().encode(["to": message.address, "text": message.sms])
        do {
            try await post(String(decoding: body, as: UTF8.self), isJSON: true)
        } catch AuthError.network {
            throw AuthError.unavailable
        }
    }

    /// Posts JSON or a plain text with further header lines. Throws `AuthError.network` when the server does not
    /// answer, and `unavailable`.
    private func post(_ body: String, isJSON: Bool, headers: [String] = []) async throws(AuthError) {
        var headers = ["Content-Type: \(isJSON ? "application/json" : "text/plain; charset=utf-8")"] + headers
        if let tokenFile { headers.append("Authorization: Bearer \(try Self.token(tokenFile))") }
        try await transport.post(body, to: address, headers: headers)
    }

    private static func token(_ path: String) throws(AuthError) -> String {
        let token = try PrivateFile.secret(at: path)
        guard token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .unavailable }
        return token
    }
}

extension WebhookDelivery: WebhookProviding {
    /// Posts JSON or a plain text with an `Idempotency-Key`, whose value is a string of RFC 8941.
    package func post(_ body: String, isJSON: Bool, key: String) async throws(MessageError) {
        let text = String(
            decoding: key.utf8.filter { (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }, as: UTF8.self)
        do {
            try await post(body, isJSON: isJSON, headers: ["Idempotency-Key: \"\(text)\""])
        } catch {
            throw MessageError(error)
        }
    }
}
