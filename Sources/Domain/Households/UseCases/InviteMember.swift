/// Invites a person to join a household.
package struct InviteMember: Sendable {
    private let households: any HouseholdProviding
    private let lookAlikes: any LookAlikeProviding
    private let delivery: (any InvitationDeliveryProviding)?

    /// `delivery` sends the codes of invitations for a mail address; without it the owner has to pass them on.
    /// `lookAlikes` finds the address that is meant.
    package init(
        households: any HouseholdProviding, lookAlikes: any LookAlikeProviding,
        delivery: (any InvitationDeliveryProviding)? = nil
    ) {
        self.households = households
        self.lookAlikes = lookAlikes
        self.delivery = delivery
    }

    /// Creates an invitation for anyone, or for the owner of a mail address, who gets it in a language. Returns it with
    /// its code and whether the code was sent; if not, the invitation is still valid and the owner can pass the code
    /// on. Throws `HouseholdError.invalidAddress` and `ownerOnly`, and `DataError`.
    package func execute(
        _ context: HouseholdContext, mail text: String? = nil, wording: Wording = .english
    ) async throws -> (issued: Invitation.Issued, isSent: Bool) {
        let address = text.flatMap { EmailAddress($0) }.flatMap(lookAlikes.intended)
        if text != nil, address == nil { throw HouseholdError.invalidAddress }
        let issued = try await households.createInvitation(to: context.householdId, for: address)
        guard let delivery, let address else { return (issued, false) }
        do {
            try await delivery.deliver(issued, to: address, household: context.householdName, wording: wording)
            return (issued, true)
        } catch {
            return (issued, false)
        }
    }
}
