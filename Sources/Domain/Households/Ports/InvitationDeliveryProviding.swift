/// Brings an invitation's code to the address that it is for.
public protocol InvitationDeliveryProviding: Sendable {
    /// Sends the code. Throws when it could not be handed over; the invitation stays.
    func deliver(_ invitation: IssuedInvitation, to address: EmailAddress, household: String) async throws
}
