/// A message that brings a code to a user.
package struct OTPMessage: Equatable, Sendable {
    /// The receiver: a mail address or a phone number.
    package let address: String
    package let code: String
    /// For how many minutes the code is valid.
    package let minutes: Int
    /// The household to which the code admits; nil for a code to sign in with.
    package let household: String?

    package init(address: String, code: String, minutes: Int, household: String? = nil) {
        self.address = address
        self.code = code
        self.minutes = minutes
        self.household = household
    }
}
