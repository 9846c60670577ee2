/// A code on its way to a user.
public struct OTPMessage: Equatable, Sendable {
    /// Where it goes: a mail address or a phone number.
    public let address: String
    /// The code.
    public let code: String
    /// For how many minutes it is good.
    public let minutes: Int

    /// A message.
    public init(address: String, code: String, minutes: Int) {
        self.address = address
        self.code = code
        self.minutes = minutes
    }
}
