package import FoundationEssentials

/// An owner's invitation to join a household. Only the owner and the invited person know its code.
package struct Invitation: Identifiable, Equatable, Sendable {
    /// Seconds for which an invitation is valid: 72 hours.
    package static let lifetime: TimeInterval = 72 * 3600

    /// The invitation's id, which does not let anyone join.
    package let id: String
    package let householdId: String
    /// The mail address whose owner may use the invitation; nil when anyone with the code may.
    package let email: String?
    /// The owner who invited.
    package let createdBy: String
    package let createdAt: Date
    package let expiresAt: Date

    /// An invitation that expires 72 hours after `createdAt`.
    package init(id: String, householdId: String, email: String?, createdBy: String, createdAt: Date) {
        self.id = id
        self.householdId = householdId
        self.email = email
        self.createdBy = createdBy
        self.createdAt = createdAt
        expiresAt = createdAt.addingTimeInterval(Self.lifetime)
    }

    /// Whether it has not expired. An invitation made while the clock was ahead counts as expired.
    package func isValid(at now: Date) -> Bool {
        expiresAt > now && !createdAt.isAhead(of: now)
    }

    /// Whether a user whose verified addresses have these keys may use the invitation.
    package func isFor(_ verifiedKeys: Set<String>) -> Bool {
        guard let email else { return true }
        return EmailAddress(email).map { verifiedKeys.contains($0.key) } ?? false
    }

    /// A new invitation together with its code, which is shown only once.
    package struct Issued: Equatable, Sendable {
        package let invitation: Invitation
        package let code: Code

        package init(invitation: Invitation, code: Code) {
            self.invitation = invitation
            self.code = code
        }
    }

    /// The code of an invitation, with which one person can join: ten of Crockford's 32 letters and digits, 50 bits. It
    /// is a secret, so its description does not contain it.
    package struct Code: Equatable, Hashable, Sendable, CustomStringConvertible {
        private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        private static let length = 10

        /// The code in capitals, without a hyphen.
        package let characters: String

        /// The code that a person typed. Case, spaces and hyphens are ignored, O is read as 0, I and L as 1. Nil when
        /// the text is not a code.
        package init?(_ text: String) {
            let typed = text.uppercased().filter { $0 != "-" && !$0.isWhitespace }
            let letters = typed.map { letter -> Character in
                switch letter {
                case "O": "0"
                case "I", "L": "1"
                default: letter
                }
            }
            guard letters.count == Self.length, letters.allSatisfy(Self.alphabet.contains) else { return nil }
            characters = String(letters)
        }

        /// A code that cannot be predicted.
        package static func random() -> Code {
            // The system's generator is cryptographically secure.
            Code(letters: (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices)] })
        }

        private init(letters: [Character]) {
            characters = String(letters)
        }

        /// The code as it is passed on: `7K3QX-09ZBM`.
        package var text: String {
            "\(characters.prefix(5))-\(characters.dropFirst(5))"
        }

        /// Only the type's name.
        package var description: String { "Invitation.Code" }
    }

    /// The limit on wrong codes: five in a quarter of an hour. With 2^50 codes this makes guessing impossible.
    package enum AttemptLimit {
        /// The maximum number of wrong codes within `period`.
        package static let maximumWrongCodes = 5
        /// Seconds for which a wrong code counts.
        package static let period: TimeInterval = 900

        /// The times of wrong codes as they count `now`: those of a time when the clock was ahead as of now. They must
        /// be stored so, or the wait would begin anew until the clock is there again.
        package static func corrected(_ tries: [Date], at now: Date) -> [Date] {
            tries.map { min($0, now) }
        }

        /// Seconds until the user may try again, given the times of the wrong codes; nil when the user may try now.
        package static func wait(after tries: [Date], at now: Date) -> Int? {
            let recent = corrected(tries, at: now).filter { now.timeIntervalSince($0) < period }.sorted()
            guard recent.count >= maximumWrongCodes else { return nil }
            let free = recent[recent.count - maximumWrongCodes].addingTimeInterval(period)
            return max(1, Int(free.timeIntervalSince(now).rounded(.up)))
        }
    }
}
