/// Estimates how hard a password is to guess.
package protocol PasswordStrengthProviding: Sendable {
    /// How many guesses an attacker needs who tries common passwords, words, names, dates and rows of keys first, and
    /// also knows `words`, in lower case.
    func guesses(of password: String, knowing words: [String]) -> Double
}
