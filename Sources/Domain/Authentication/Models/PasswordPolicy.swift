/// The rules for passwords: long, and not one that attackers try first. Any characters are allowed.
package struct PasswordPolicy: Equatable, Sendable {
    /// The smallest minimum that a policy can have, in bytes.
    package static let lowestMinimum = 8
    package static let maximumBytes = 1024

    package let minimumBytes: Int

    /// A policy of at least `minimumBytes` bytes, but never less than `lowestMinimum`.
    package init(minimumBytes: Int = 15) {
        self.minimumBytes = max(minimumBytes, Self.lowestMinimum)
    }

    /// Checks the password of the user with `address`, in the form in which it is hashed. Throws
    /// `AuthError.weakPassword`.
    package func check(_ password: String, of address: EmailAddress) throws(AuthError) {
        let count = password.utf8.count
        guard count >= minimumBytes else { throw .weakPassword(.tooShort(minimum: minimumBytes)) }
        guard count <= Self.maximumBytes else { throw .weakPassword(.tooLong(maximum: Self.maximumBytes)) }
        if GuessablePassword.matches(password) { throw .weakPassword(.common) }
        let names = ["keepitfresh", "kifscan", "kif"] + Self.names(in: address)
        if GuessablePassword.matches(password, with: names) { throw .weakPassword(.namesUserOrProduct) }
    }

    private static func names(in address: EmailAddress) -> [String] {
        address.key.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count >= 3 }
    }
}

extension PasswordPolicy {
    /// Finds passwords that attackers try first: any combination of well-known words, runs along the keyboard or the
    /// alphabet, repetitions and years. It knows the patterns rather than a list of passwords.
    private enum GuessablePassword {
        /// A password counts as guessable when it has fewer letters and digits than this outside the patterns.
        private static let minimumUnguessableCount = 5

        private static let words = [
            "password", "passwort", "passwd", "pass", "motdepasse", "contrasena", "wachtwoord", "kennwort", "secret",
            "geheim", "login", "admin", "administrator", "root", "user", "guest", "test", "default", "changeme",
            "change", "welcome", "willkommen", "hello", "hallo", "letmein", "iloveyou", "ichliebedich", "love",
            "sunshine", "princess", "football", "baseball", "soccer", "superman", "batman", "starwars", "pokemon",
            "dragon", "monkey", "master", "shadow", "michael", "jordan", "charlie", "computer", "internet", "google",
            "apple", "access", "trustno", "abc", "summer", "sommer", "winter", "spring", "autumn", "monday", "sunday",
            "flower", "freedom", "whatever", "please", "my", "the", "is", "me", "you", "one", "two", "three", "word",
            "new", "old", "long", "strong", "very", "super",
        ]

        private static let runs = [
            "abcdefghijklmnopqrstuvwxyz", "0123456789", "1234567890", "qwertyuiop", "qwertzuiop", "azertyuiop",
            "asdfghjkl", "zxcvbnm", "yxcvbnm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p", "1q2w3e4r5t6y7u8i9o0p",
            "qazwsxedcrfv", "!@#$%^&*()", "!\"§$%&/()=",
        ]

        private static let substitutes: [Character: Character] = [
            "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i", "€": "e",
        ]

        /// Whether hardly anything remains of the password without the patterns and `names`.
        static func matches(_ password: String, with names: [String] = []) -> Bool {
            let plain = Array(password.lowercased())
            let folded = plain.map { substitutes[$0] ?? $0 }
            let known = (words + names).map(Array.init)
            var index = 0
            var rest: [Character] = []
            while index < plain.count {
                let length = max(
                    wordLength(in: plain, at: index, known), wordLength(in: folded, at: index, known),
                    runLength(in: plain, at: index), repetitionLength(in: plain, at: index),
                    yearLength(in: plain, at: index))
                if length == 0 { rest.append(plain[index]) }
                index += max(length, 1)
            }
            return rest.count(where: { $0.isLetter || $0.isNumber }) < minimumUnguessableCount || isRepeated(plain)
        }

        private static func wordLength(in text: [Character], at index: Int, _ known: [[Character]]) -> Int {
            known.filter { text[index...].starts(with: $0) }.map(\.count).max() ?? 0
        }

        /// How many characters from `index` on follow a row of keys in either direction; 0 for fewer than three.
        private static func runLength(in text: [Character], at index: Int) -> Int {
            runs.flatMap { [Array($0), Array($0.reversed())] }.map { run in
                guard let start = run.firstIndex(of: text[index]) else { return 0 }
                let length = zip(text[index...], run[start...]).prefix { $0 == $1 }.count
                return length >= 3 ? length : 0
            }.max() ?? 0
        }

        private static func repetitionLength(in text: [Character], at index: Int) -> Int {
            let length = text[index...].prefix { $0 == text[index] }.count
            return length >= 3 ? length : 0
        }

        /// 4 at a year from 1900 to 2099, else 0.
        private static func yearLength(in text: [Character], at index: Int) -> Int {
            let year = text[index...].prefix(4)
            guard year.count == 4, year.allSatisfy({ ("0"..."9").contains($0) }) else { return 0 }
            return ["19", "20"].contains(String(year.prefix(2))) ? 4 : 0
        }

        /// Whether a short piece is repeated throughout, as in `xkcdxkcdxkcdxkcd`.
        private static func isRepeated(_ text: [Character]) -> Bool {
            (1...6).contains { period in
                text.count >= 2 * period && text.indices.dropFirst(period).allSatisfy { text[$0] == text[$0 - period] }
            }
        }
    }
}
