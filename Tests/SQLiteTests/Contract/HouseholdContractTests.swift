import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

@Suite(.inTemporaryFolder) struct HouseholdContractTests {
    private let date = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: StoreKind.allCases)
    func whenCreated_shouldBelongToItsCreatorAsOwner(kind: StoreKind) async throws {
        let households = try await kind.make().households("ann")

        let id = try await households.createHousehold(Household(name: "Home", createdAt: date))

        #expect(try await households.getHousehold(id: id) == Household(id: id, name: "Home", createdAt: date))
        #expect(
            try await households.memberships(of: "ann") == [Membership(userId: "ann", householdId: id, role: .owner)]
        )
    }

    @Test(arguments: StoreKind.allCases)
    func whenThereIsNone_shouldReturnNil(kind: StoreKind) async throws {
        let households = try await kind.make().households("ann")

        #expect(try await households.getHousehold(id: "none") == nil)
        #expect(try await households.memberships(of: "ann").isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenManyEnsureAtOnce_shouldMakeOne(kind: StoreKind) async throws {
        let households = try await kind.make().households("ann")

        let ids = try await withThrowingTaskGroup { group in
            for _ in 0..<20 { group.addTask { try await households.ensureHousehold(named: "Home").id } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }

        #expect(ids.count == 1)
        #expect(try await households.memberships(of: "ann").count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTwoUsersEnsureTheSameName_shouldKeepThemApart(kind: StoreKind) async throws {
        let store = try await kind.make()

        let ann = try await store.households("ann").ensureHousehold(named: "Home")
        let bob = try await store.households("bob").ensureHousehold(named: "Home")

        #expect(ann.id != bob.id)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAUserIsMemberOfSeveral_shouldListThemByName(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let cabin = try await store.households("bob").ensureHousehold(named: "Cabin").id
        try await store.addMember("ann", cabin)

        let memberships = try await store.households("ann").memberships(of: "ann")

        #expect(memberships.map(\.householdId) == [cabin, home])
        #expect(memberships.map(\.role) == [.member, .owner])
    }

    @Test(arguments: StoreKind.allCases)
    func whenAHouseholdIsChosen_shouldStoreItForThatUser(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let preferences = store.preferences("ann")
        #expect(try await preferences.lastSelectedHouseholdId(of: "ann") == nil)

        try await preferences.setLastSelectedHouseholdId(home, of: "ann")

        #expect(try await preferences.lastSelectedHouseholdId(of: "ann") == home)
        #expect(try await store.preferences("bob").lastSelectedHouseholdId(of: "bob") == nil)
        try await preferences.setLastSelectedHouseholdId(nil, of: "ann")
        #expect(try await preferences.lastSelectedHouseholdId(of: "ann") == nil)
    }
}
