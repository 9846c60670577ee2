import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct HouseholdChangeContractTests {
    @Test(arguments: StoreKind.allCases)
    func whenRenamed_shouldShowTheNewNameToAllMembers(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        var stream = store.households("bob").observeHouseholds(for: "bob").makeAsyncIterator()
        #expect(try await stream.next()?.map(\.name) == ["Home"])

        try await store.households("ann").renameHousehold(home, to: "Cabin")

        #expect(try await stream.next()?.map(\.name) == ["Cabin"])
    }

    @Test(arguments: StoreKind.allCases)
    func whenDeleted_shouldDeleteEverythingInItAndEndTheStreams(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        _ = try await store.items("ann").upsertItem(.sample(), in: home)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)
        try await store.preferences("bob").setLastSelectedHouseholdId(home, of: "bob")
        var items = store.items("bob").observeItems(in: home).makeAsyncIterator()
        #expect(try await items.next()?.count == 1)

        try await store.households("ann").deleteHousehold(home)

        await #expect(throws: DataError.permission) { try await items.next() }
        #expect(try await store.households("ann").getHousehold(id: home) == nil)
        #expect(try await store.households("bob").memberships(of: "bob").isEmpty)
        #expect(try await store.preferences("bob").lastSelectedHouseholdId(of: "bob") == nil)
        await #expect(throws: HouseholdError.invitationInvalid) {
            try await store.households("zoe").redeemInvitation(issued.code)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenOwnershipIsTransferred_shouldSwapTheRoles(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)

        try await store.households("ann").transferOwnership(of: home, to: "bob")

        let members = try await store.households("ann").members(of: home)
        #expect(members.map(\.userId) == ["bob", "ann"])
        #expect(members.map(\.role) == [.owner, .member])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheMemberIsUnknown_shouldSaySo(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let ann = store.households("ann")

        await #expect(throws: HouseholdError.noSuchMember) { try await ann.setRole(.owner, of: "zoe", in: home) }
        await #expect(throws: HouseholdError.noSuchMember) { try await ann.transferOwnership(of: home, to: "zoe") }
        await #expect(throws: HouseholdError.noSuchMember) { try await ann.removeMember("zoe", from: home) }
        await #expect(throws: HouseholdError.noSuchInvitation) { try await ann.withdrawInvitation("none", to: home) }
    }

    @Test(arguments: StoreKind.allCases)
    func case30_whenAMemberIsRemoved_shouldEndReadingWritingAndStreamsAtOnce(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let bob = store.items("bob")
        var items = bob.observeItems(in: home).makeAsyncIterator()
        var soon = bob.observeItemsExpiringSoon(in: home, within: 3).makeAsyncIterator()
        var households = store.households("bob").observeHouseholds(for: "bob").makeAsyncIterator()
        #expect(try await items.next() == [])
        #expect(try await soon.next() == [])
        #expect(try await households.next()?.count == 1)

        try await store.households("ann").removeMember("bob", from: home)

        await #expect(throws: DataError.permission) { try await bob.items(in: home) }
        await #expect(throws: DataError.permission) { try await bob.upsertItem(.sample(), in: home) }
        await #expect(throws: DataError.permission) { try await items.next() }
        await #expect(throws: DataError.permission) { try await soon.next() }
        #expect(try await households.next() == [])
        #expect(try await store.items("ann").items(in: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAMemberLeaves_shouldLoseAccessAndKeepTheItems(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        _ = try await store.items("bob").upsertItem(.sample(), in: home)

        try await store.households("bob").leaveHousehold(home)

        await #expect(throws: DataError.permission) { try await store.items("bob").items(in: home) }
        #expect(try await store.items("ann").items(in: home).count == 1)
        #expect(try await store.households("ann").members(of: home).map(\.userId) == ["ann"])
    }

    @Test(arguments: StoreKind.allCases)
    func case31_whenTheOnlyOwnerLeavesOthers_shouldRefuseUntilTransferred(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let ann = store.households("ann")

        await #expect(throws: HouseholdError.soleOwner([])) { try await ann.leaveHousehold(home) }
        await #expect(throws: HouseholdError.soleOwner([])) { try await ann.removeMember("ann", from: home) }
        await #expect(throws: HouseholdError.soleOwner([])) { try await ann.setRole(.member, of: "ann", in: home) }
        #expect(try await ann.members(of: home).count == 2)

        try await ann.setRole(.owner, of: "bob", in: home)
        try await ann.leaveHousehold(home)
        #expect(try await store.households("bob").members(of: home).map(\.role) == [.owner])
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheOnlyMemberLeaves_shouldRefuse(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id

        await #expect(throws: HouseholdError.onlyMember) { try await store.households("ann").leaveHousehold(home) }
    }

    @Test(arguments: StoreKind.allCases)
    func whenTwoOwnersLeaveAtOnce_shouldKeepOne(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        try await store.households("ann").setRole(.owner, of: "bob", in: home)

        let left = await withTaskGroup { group in
            for user in ["ann", "bob"] {
                group.addTask { (try? await store.households(user).leaveHousehold(home)) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }

        #expect(left == 1)
    }

    private func open(_ kind: StoreKind) async throws -> (TestStore, String) {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        try await store.addMember("bob", home)
        return (store, home)
    }
}
