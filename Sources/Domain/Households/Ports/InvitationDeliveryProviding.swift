/// Sends the code of an invitation to its address.
package protocol InvitationDeliveryProviding: Sendable {
    /// Throws when the code could not be sent; the invitation stays valid.
    func deliver(_ invitation: Invitation.Issued, to address: EmailAddress, household: String) async throws
}
