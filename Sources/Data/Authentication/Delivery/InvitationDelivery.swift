package import KeepItFreshDomain

/// Delivers invitations the way that codes to sign in are delivered.
package struct InvitationDelivery: InvitationDeliveryProviding {
    private let delivery: any OTPDeliveryProviding

    package init(_ delivery: any OTPDeliveryProviding) {
        self.delivery = delivery
    }

    /// Sends an invitation's code to a mail address. Throws `AuthError.unavailable` when it cannot be sent.
    package func deliver(
        _ invitation: Invitation.Issued, to address: EmailAddress, household: String, wording: Wording
    ) async throws {
        try await delivery.deliver(
            OTPMessage(
                address: address.address, code: invitation.code.text, minutes: Int(Invitation.lifetime / 60),
                household: household, wording: wording))
    }
}
