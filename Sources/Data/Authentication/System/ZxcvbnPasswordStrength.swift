import CKIFZxcvbn
import Foundation
import KeepItFreshDomain

/// Estimates guesses by libzxcvbn, which knows common passwords and English words and names.
package struct ZxcvbnPasswordStrength: PasswordStrengthProviding {
    /// What people take for a password in other languages, as far as libzxcvbn does not know it.
    private static let words = [
        "motdepasse", "contrasena", "contraseña", "wachtwoord", "kennwort", "willkommen", "ichliebedich", "jetaime",
        "tequiero",
    ]

    /// An estimator.
    package init() {}

    /// The guesses for the password up to its first NUL.
    package func guesses(of password: String, knowing words: [String]) -> Double {
        let known = (words + Self.words).flatMap { Array($0.utf8) + [0] }.map(CChar.init(bitPattern:))
        return exp2(unsafe ckifzxcvbn_bits(password, known, known.count))
    }
}
