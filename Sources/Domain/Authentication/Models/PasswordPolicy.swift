/// Which passwords are good enough: long ones that nobody tries first. What they are made of is the user's business.
public struct PasswordPolicy: Equatable, Sendable {
    /// No setting goes below this.
    public static let floor = 8
    /// The most bytes.
    public static let maximum = 1024

    /// The fewest bytes.
    public let minimum: Int

    /// A policy of at least `minimum` bytes.
    public init(minimum: Int = 15) {
        self.minimum = max(minimum, Self.floor)
    }

    /// Throws `AuthError.weakPassword` for a password, in the form it is hashed in, that the user of `address` cannot
    /// have.
    public func check(_ password: String, of address: EmailAddress) throws(AuthError) {
        let count = password.utf8.count
        guard count >= minimum else { throw .weakPassword(.tooShort(minimum: minimum)) }
        guard count <= Self.maximum else { throw .weakPassword(.tooLong(maximum: Self.maximum)) }
        if GuessablePassword.isCommon(password) { throw .weakPassword(.common) }
        let names = ["keepitfresh", "kifscan", "kif"] + Self.names(in: address)
        if GuessablePassword.isCommon(password, with: names) { throw .weakPassword(.namesUserOrProduct) }
    }

    private static func names(in address: EmailAddress) -> [String] {
        address.key.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count >= 3 }
    }
}
