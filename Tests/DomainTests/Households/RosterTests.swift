import KeepItFreshDomain
import Testing

@Suite struct RosterTests {
    @Test func whenTheOnlyOwnerLeaves_shouldRefuse() {
        var roster = Roster(["ann": .owner, "bob": .member])
        let before = roster

        #expect(throws: HouseholdError.soleOwner([])) { try roster.remove("ann") }
        #expect(throws: HouseholdError.soleOwner([])) { try roster.setRole(.member, of: "ann") }
        #expect(roster == before)
    }

    @Test func whenThereIsAnotherOwner_shouldRemoveOne() throws {
        var roster = Roster(["ann": .owner, "bob": .member])

        try roster.setRole(.owner, of: "bob")
        try roster.remove("ann")

        #expect(roster.roles == ["bob": .owner])
    }

    @Test func whenNoMemberWouldRemain_shouldRefuse() {
        var roster = Roster(["ann": .owner])

        #expect(throws: HouseholdError.onlyMember) { try roster.remove("ann") }
    }

    @Test func whenTransferred_shouldSwapTheRoles() throws {
        var roster = Roster(["ann": .owner, "bob": .member, "eve": .owner])

        try roster.transfer(from: "ann", to: "bob")

        #expect(roster.roles == ["ann": .member, "bob": .owner, "eve": .owner])
        #expect(throws: HouseholdError.noSuchMember) { try roster.transfer(from: "bob", to: "zoe") }
    }

    @Test func whenTransferredToTheOwner_shouldChangeNothing() throws {
        var roster = Roster(["ann": .owner])

        try roster.transfer(from: "ann", to: "ann")

        #expect(roster.roles == ["ann": .owner])
    }
}
