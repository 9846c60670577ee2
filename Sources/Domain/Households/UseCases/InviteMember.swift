/// Invites somebody into a household.
public struct InviteMember: Sendable {
    private let households: any HouseholdProviding
    private let delivery: (any InvitationDeliveryProviding)?

    /// Invites in `households`. Codes for a mail address go there by `delivery`; with nil the owner passes them on.
    public init(households: any HouseholdProviding, delivery: (any InvitationDeliveryProviding)? = nil) {
        self.households = households
        self.delivery = delivery
    }

    /// The invitation with its code, for anybody or for the owner of a mail address, and whether the code was sent
    /// there. One that could not be sent stays, for the owner to pass on. Throws `HouseholdError.invalidAddress` and
    /// `ownerOnly`, and `DataError`.
    public func execute(
        _ context: HouseholdContext, mail text: String? = nil
    ) async throws -> (issued: IssuedInvitation, isSent: Bool) {
        let address = text.flatMap { EmailAddress($0) }
        if text != nil, address == nil { throw HouseholdError.invalidAddress }
        let issued = try await households.createInvitation(to: context.householdId, for: address)
        guard let delivery, let address else { return (issued, false) }
        do {
            try await delivery.deliver(issued, to: address, household: context.householdName)
            return (issued, true)
        } catch {
            return (issued, false)
        }
    }
}
