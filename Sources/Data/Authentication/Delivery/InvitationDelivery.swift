public import KeepItFreshDomain

/// Brings invitations the way that codes to sign in go.
public struct InvitationDelivery: InvitationDeliveryProviding {
    private let delivery: any OTPDeliveryProviding

    /// Invitations go by `delivery`.
    public init(_ delivery: any OTPDeliveryProviding) {
        self.delivery = delivery
    }

    /// Sends an invitation's code to a mail address. Throws `AuthError.unavailable` when it cannot be sent.
    public func deliver(_ invitation: IssuedInvitation, to address: EmailAddress, household: String) async throws {
        try await delivery.deliver(
            OTPMessage(
                address: address.address, code: invitation.code.text, minutes: Int(Invitation.lifetime / 60),
                household: household))
    }
}
