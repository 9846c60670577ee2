/// An OpenID provider and our registration there.
package struct OpenIDSettings: Equatable, Sendable {
    package static let googleIssuer = "https://accounts.google.com"
    package static let appleIssuer = "https://appleid.apple.com"

    /// The provider's address, below which its description is found.
    package let issuer: String
    package let clientId: String
    /// The path of the file with our client secret; nil for none.
    package let clientSecretFile: String?
    /// The key that signs our client secret instead, as Apple requires; nil for none.
    package let signedSecret: SignedSecret?

    package init(
        issuer: String, clientId: String, clientSecretFile: String? = nil, signedSecret: SignedSecret? = nil
    ) {
        self.issuer = issuer
        self.clientId = clientId
        self.clientSecretFile = clientSecretFile
        self.signedSecret = signedSecret
    }
}

extension OpenIDSettings {
    /// A key that signs a client secret for each call, as Apple requires.
    package struct SignedSecret: Equatable, Sendable {
        /// The id of the team that the key belongs to.
        package let teamId: String
        package let keyId: String
        /// The path of the file with the key in PEM (`.p8`).
        package let keyFile: String

        package init(teamId: String, keyId: String, keyFile: String) {
            self.teamId = teamId
            self.keyId = keyId
            self.keyFile = keyFile
        }
    }
}
