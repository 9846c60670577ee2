/// The rules for passwords: long, and hard to guess. Any characters are allowed.
package struct PasswordPolicy: Equatable, Sendable {
    /// The smallest minimum that a policy can have, in bytes.
    package static let lowestMinimum = 8
    package static let maximumBytes = 1024
    /// The guesses that a password must withstand: at 10,000 a second, which the hash hardly allows, three years.
    package static let minimumGuesses = 1e12

    package let minimumBytes: Int

    /// A policy of at least `minimumBytes` bytes, but never less than `lowestMinimum`.
    package init(minimumBytes: Int = 15) {
        self.minimumBytes = max(minimumBytes, Self.lowestMinimum)
    }

    /// Checks the password of the user with `address`, in the form in which it is hashed; `strength` estimates the
    /// guesses. Throws `AuthError.weakPassword`.
    package func check(
        _ password: String, of address: EmailAddress, by strength: some PasswordStrengthProviding
    ) throws(AuthError) {
        let count = password.utf8.count
        guard count >= minimumBytes else { throw .weakPassword(.tooShort(minimum: minimumBytes)) }
        guard count <= Self.maximumBytes else { throw .weakPassword(.tooLong(maximum: Self.maximumBytes)) }
        let guesses = strength.guesses(of: password, knowing: [])
        guard guesses >= Self.minimumGuesses else { throw .weakPassword(.common) }
        let names = ["keepitfresh", "kifscan", "kif"] + Self.names(in: address)
        let informedGuesses = strength.guesses(of: password, knowing: names)
        guard informedGuesses >= Self.minimumGuesses else { throw .weakPassword(.namesUserOrProduct) }
    }

    private static func names(in address: EmailAddress) -> [String] {
        address.key.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count >= 3 }
    }
}
