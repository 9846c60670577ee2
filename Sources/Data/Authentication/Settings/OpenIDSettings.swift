/// An OpenID provider and what it knows us by.
public struct OpenIDSettings: Equatable, Sendable {
    /// Google's issuer.
    public static let googleIssuer = "https://accounts.google.com"
    /// Apple's issuer.
    public static let appleIssuer = "https://appleid.apple.com"

    /// The issuer, under which the provider describes itself.
    public let issuer: String
    /// Our id there.
    public let clientId: String
    /// The file that holds our secret there; nil for none.
    public let clientSecretFile: String?
    /// The key that signs our secret instead, as Apple has it; nil for none.
    public let signedSecret: SignedSecretSettings?

    /// A provider.
    public init(
        issuer: String, clientId: String, clientSecretFile: String? = nil, signedSecret: SignedSecretSettings? = nil
    ) {
        self.issuer = issuer
        self.clientId = clientId
        self.clientSecretFile = clientSecretFile
        self.signedSecret = signedSecret
    }
}
