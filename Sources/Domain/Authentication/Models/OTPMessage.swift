/// A code on its way to somebody.
public struct OTPMessage: Equatable, Sendable {
    /// Where it goes: a mail address or a phone number.
    public let address: String
    /// The code.
    public let code: String
    /// For how many minutes it is good.
    public let minutes: Int
    /// The household that it lets into; nil for a code to sign in with.
    public let household: String?

    /// A message.
    public init(address: String, code: String, minutes: Int, household: String? = nil) {
        self.address = address
        self.code = code
        self.minutes = minutes
        self.household = household
    }
}
