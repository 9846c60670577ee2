extension HouseholdProviding {
    /// Throws `HouseholdError.nameTaken` when the user belongs to a household of that name: names tell them apart.
    func requireFree(_ name: String, for userId: String) async throws {
        for membership in try await memberships(of: userId) {
            let household = try await getHousehold(id: membership.householdId)
            if household?.name == name { throw HouseholdError.nameTaken(name) }
        }
    }
}
