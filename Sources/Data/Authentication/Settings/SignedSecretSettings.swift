/// A key that signs a client secret for each call, as Apple has it.
public struct SignedSecretSettings: Equatable, Sendable {
    /// The team whose key it is.
    public let teamId: String
    /// The key's id.
    public let keyId: String
    /// The file that holds the key, in PEM (`.p8`).
    public let keyFile: String

    /// A key.
    public init(teamId: String, keyId: String, keyFile: String) {
        self.teamId = teamId
        self.keyId = keyId
        self.keyFile = keyFile
    }
}
