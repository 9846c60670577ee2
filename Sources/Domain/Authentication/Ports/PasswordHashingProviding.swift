/// Hashes passwords slowly, so that guessing from a stolen hash is expensive.
package protocol PasswordHashingProviding: Sendable {
    /// The form in which a password is hashed; it does not depend on how accented letters were composed.
    func normalized(_ password: String) -> String

    /// The hash of a password with a new salt. Throws `AuthError`.
    func hash(_ password: String) throws -> String

    /// Whether the hash belongs to the password. Without a hash the call takes equally long and returns false.
    func verify(_ password: String, hash: String?) -> Bool

    /// Whether the hash was made with other parameters than the current ones.
    func needsRehash(_ hash: String) -> Bool
}
