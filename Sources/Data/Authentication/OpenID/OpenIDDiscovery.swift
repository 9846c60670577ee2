import Foundation
import KeepItFreshDomain

/// Learns how a provider describes itself, once.
actor OpenIDDiscovery {
    private let issuer: String
    private let transfer: WebTransfer
    private var document: OpenIDDocument?

    init(issuer: String, transfer: WebTransfer) {
        self.issuer = issuer
        self.transfer = transfer
    }

    /// The description. Throws `AuthError.network`, or `unavailable` for one that is another issuer's or that names an
    /// address in plain text.
    func load() async throws(AuthError) -> OpenIDDocument {
        if let document { return document }
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let answer = try await transfer.send(try Self.address(base + "/.well-known/openid-configuration"))
        guard answer.isSuccess, let found = try? JSONDecoder().decode(OpenIDDocument.self, from: answer.body),
            found.issuer == issuer
        else { throw .unavailable }
        document = found
        return found
    }

    /// An address that may be called. Throws `AuthError.unavailable` for any other.
    static func address(_ text: String?) throws(AuthError) -> WebAddress {
        guard let address = text.flatMap(WebAddress.init) else { throw .unavailable }
        return address
    }
}
