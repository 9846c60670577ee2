/// Sends the code of an invitation to its address.
package protocol InvitationDeliveryProviding: Sendable {
    /// Sends it in a language. Throws when the code could not be sent; the invitation stays valid.
    func deliver(
        _ invitation: Invitation.Issued, to address: EmailAddress, household: String, wording: Wording) async throws
}
