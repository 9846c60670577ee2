import Foundation
import KeepItFreshDomain

/// What the session file holds: the token, and whose it is, so that the user is known while nobody can be asked.
struct StoredSession: Codable, Equatable {
    private static let tokenLength = 32

    let token: String
    let identity: Identity

    /// A session under a new token.
    init(_ identity: Identity, random: any RandomProviding) {
        token = Base64URL.text(random.bytes(Self.tokenLength))
        self.identity = identity
    }

    /// What the token is looked up by.
    var digest: [UInt8] { Sodium.sha256(Array(token.utf8)) }
}
