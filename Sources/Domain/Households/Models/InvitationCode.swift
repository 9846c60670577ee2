/// What lets its bearer into a household, once: ten of Crockford's 32 letters and digits, 50 bits. It is a secret, so
/// its description does not show it.
public struct InvitationCode: Equatable, Hashable, Sendable, CustomStringConvertible {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let length = 10

    /// The code in capitals, without a hyphen.
    public let characters: String

    /// The code that a person typed: small letters, spaces and hyphens do not matter, O is read as 0, I and L as 1. Nil
    /// when it is none.
    public init?(_ text: String) {
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

    /// A code that nobody can foretell.
    public static func random() -> InvitationCode {
        // The system's generator is a cryptographic one.
        InvitationCode(letters: (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices)] })
    }

    private init(letters: [Character]) {
        characters = String(letters)
    }

    /// The code as it is passed on: `7K3QX-09ZBM`.
    public var text: String {
        "\(characters.prefix(5))-\(characters.dropFirst(5))"
    }

    /// Nothing of the code.
    public var description: String { "InvitationCode" }
}
