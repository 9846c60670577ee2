package import KeepItFreshDomain
import KeepItFreshPlatform

/// The secret that whoever is signed in has. Stores know only its digest.
package enum SessionToken {
    private static let length = 32

    /// A new token that cannot be predicted.
    package static func make(_ random: any RandomProviding) -> String {
        Base64URL.text(random.bytes(length))
    }

    /// The digest under which the store has the session of a token.
    package static func digest(of token: String) -> [UInt8] {
        Digest.sha256(Array(token.utf8))
    }
}
