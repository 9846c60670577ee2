import KeepItFreshDomain
import Testing

@Suite struct HouseholdMemberFindingTests {
    private let members = [
        member("1", "Ann", "ann@example.org"), member("2", "Bob", nil), member("3", "Bob", "bob@example.org"),
        member("Ann", nil, nil),
    ]

    @Test(arguments: [("1", "1"), ("3", "3"), ("ANN@example.org", "1"), ("bob@example.org", "3"), ("Ann", "Ann")])
    func whenNamed_shouldFindByIdThenAddressOrName(text: String, id: String) throws {
        #expect(try members.member(named: text).membership.userId == id)
    }

    @Test func whenNoneOrSeveralMatch_shouldThrow() {
        #expect(throws: HouseholdError.noSuchMember) { try members.member(named: "Zoe") }
        #expect(throws: HouseholdError.noSuchMember) { try members.member(named: "") }
        #expect(throws: HouseholdError.severalMembersFit(["2", "3"])) { try members.member(named: "Bob") }
    }

    private static func member(_ id: String, _ name: String?, _ email: String?) -> HouseholdMember {
        let membership = Membership(userId: id, householdId: "h", role: .member)
        return HouseholdMember(membership: membership, displayName: name, email: email)
    }
}
