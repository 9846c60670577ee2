/// Makes a user a member by an invitation, and selects the household.
public struct JoinHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    /// Redeems invitations in `households`; the choice goes to `preferences`.
    public init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// The household joined. What can be no code is answered as a wrong one is, and costs no try. Throws as
    /// `HouseholdProviding.redeemInvitation` does.
    public func execute(code text: String, by userId: String) async throws -> Household {
        guard let code = InvitationCode(text) else { throw HouseholdError.invitationInvalid }
        let household = try await households.redeemInvitation(code)
        try await preferences.setLastSelectedHouseholdId(household.id, of: userId)
        return household
    }
}
