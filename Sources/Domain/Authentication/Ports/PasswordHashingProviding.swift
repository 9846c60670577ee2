/// Hashes passwords so that a stolen hash costs much to guess from.
public protocol PasswordHashingProviding: Sendable {
    /// The form of a password that is hashed: the same however its letters were composed.
    func normalized(_ password: String) -> String

    /// The hash of a password, with a salt of its own. Throws `AuthError`.
    func hash(_ password: String) throws -> String

    /// True when the hash is the password's. Without a hash it takes as long and answers false.
    func verify(_ password: String, hash: String?) -> Bool

    /// True when the hash was made by other parameters than today's.
    func needsRehash(_ hash: String) -> Bool
}
