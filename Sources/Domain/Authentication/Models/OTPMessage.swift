/// A message that brings a code to a user.
package struct OTPMessage: Equatable, Sendable {
    /// The receiver: a mail address or a phone number.
    package let address: String
    package let code: String
    /// For how many minutes the code is valid.
    package let minutes: Int
    /// The household to which the code admits; nil for a code to sign in with.
    package let household: String?
    /// In which language it is written.
    package let wording: Wording

    package init(
        address: String, code: String, minutes: Int, household: String? = nil, wording: Wording = .english
    ) {
        self.address = address
        self.code = code
        self.minutes = minutes
        self.household = household
        self.wording = wording
    }

    /// The subject of a mail.
    package var subject: String {
        wording.text(
            household == nil ? Message("Your KeepItFresh code") : Message("An invitation to KeepItFresh"))
    }

    /// The lines of a mail.
    package var lines: [String] {
        let said = wording.text
        guard let household else {
            return [
                said(Message("Your code to sign in to KeepItFresh is")), "", "    \(code)", "",
                said(Message("It is valid for \(minutes) minutes and can be used once. Do not share it.")),
                said(Message("If you did not ask for it, someone else typed your address; you can ignore this mail.")),
            ]
        }
        return [
            said(
                Message(
                    "You are invited to the household \"\(outside: household)\". Sign in with this address, then enter")
            ),
            "", "    kif-scan household join", "",
            said(Message("and this code, which is valid for \(minutes / 60) hours and can be used once:")), "",
            "    \(code)", "", said(Message("If you do not expect an invitation, you can ignore this mail.")),
        ]
    }

    /// A text message.
    package var sms: String {
        wording.text(
            Message("KeepItFresh: your code is \(code). It is valid for \(minutes) minutes. Do not share it."))
    }
}
