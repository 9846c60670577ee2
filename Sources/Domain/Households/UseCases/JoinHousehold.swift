/// Joins a household with an invitation and selects it.
package struct JoinHousehold: Sendable {
    private let households: any HouseholdProviding
    private let preferences: any UserPreferencesProviding

    package init(households: any HouseholdProviding, preferences: any UserPreferencesProviding) {
        self.households = households
        self.preferences = preferences
    }

    /// Returns the joined household. A text that cannot be a code is refused like a wrong code, but does not count as a
    /// try. Throws the errors of `HouseholdProviding.redeemInvitation`.
    package func execute(code text: String, by userId: String) async throws -> Household {
        guard let code = Invitation.Code(text) else { throw HouseholdError.invitationInvalid }
        let household = try await households.redeemInvitation(code)
        try await preferences.setLastSelectedHouseholdId(household.id, of: userId)
        return household
    }
}
