import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

/// The household that a user works in, and the use cases that change it.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct HouseholdFlowContractTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: StoreKind.allCases)
    func case27_whenThereIsNone_shouldCreateOrJoin(kind: StoreKind) async throws {
        let store = try await kind.make()

        #expect(try await resolve(store).execute(userId: "ann") == .createOrJoin)
        await #expect(throws: HouseholdError.noHousehold) { try await resolve(store).context(userId: "ann") }
    }

    @Test(arguments: StoreKind.allCases)
    func case27_whenThereIsOne_shouldBeReady(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home")

        let step = try await resolve(store).execute(userId: "ann")

        #expect(step == .ready(context(home, .owner)))
    }

    @Test(arguments: StoreKind.allCases)
    func case27_whenThereAreSeveral_shouldChooseUnlessOneWasSelected(kind: StoreKind) async throws {
        let store = try await kind.make(now: { Self.date })
        let home = try await store.households("ann").ensureHousehold(named: "Home")
        let cabin = try await store.households("ann").ensureHousehold(named: "Cabin")
        #expect(try await resolve(store).execute(userId: "ann") == .choose([cabin, home]))
        await #expect(throws: HouseholdError.severalFit([cabin, home])) {
            try await resolve(store).context(userId: "ann")
        }

        try await store.preferences("ann").setLastSelectedHouseholdId(home.id, of: "ann")

        #expect(try await resolve(store).execute(userId: "ann") == .ready(context(home, .owner)))
        #expect(try await resolve(store).execute(userId: "ann", named: "Cabin") == .ready(context(cabin, .owner)))
        #expect(try await resolve(store).execute(userId: "ann", named: cabin.id) == .ready(context(cabin, .owner)))
    }

    @Test(arguments: StoreKind.allCases)
    func case27_whenTheSelectedOneIsGone_shouldDeselectItAndContinue(kind: StoreKind) async throws {
        let store = try await kind.make()
        let home = try await store.households("ann").ensureHousehold(named: "Home")
        let cabin = try await store.households("bob").ensureHousehold(named: "Cabin")
        try await store.addMember("ann", cabin.id)
        try await store.preferences("ann").setLastSelectedHouseholdId(cabin.id, of: "ann")
        try await store.households("bob").removeMember("ann", from: cabin.id)

        let step = try await resolve(store).execute(userId: "ann")

        #expect(step == .ready(context(home, .owner)))
        #expect(try await store.preferences("ann").lastSelectedHouseholdId(of: "ann") == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func case27_whenTheNamedOneBelongsToOthers_shouldRefuse(kind: StoreKind) async throws {
        let store = try await kind.make()
        let cabin = try await store.households("bob").ensureHousehold(named: "Cabin")

        for name in ["Cabin", cabin.id, ""] {
            await #expect(throws: DataError.permission) {
                try await resolve(store).execute(userId: "ann", named: name)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func whenTwoHouseholdsHaveTheName_shouldRequireTheId(kind: StoreKind) async throws {
        let store = try await kind.make(now: { Self.date })
        let own = try await store.households("ann").ensureHousehold(named: "Home")
        let other = try await store.households("bob").ensureHousehold(named: "Home")
        try await store.addMember("ann", other.id)

        let named = try await resolve(store).execute(userId: "ann", named: "Home")
        let byId = try await resolve(store).execute(userId: "ann", named: other.id)

        if case .choose(let places) = named { #expect(Set(places) == [own, other]) } else { Issue.record("\(named)") }
        #expect(byId == .ready(context(other, .member)))
    }

    @Test(arguments: StoreKind.allCases)
    func whenCreated_shouldBeSelectedAndReserveItsName(kind: StoreKind) async throws {
        let store = try await kind.make()
        _ = try await store.households("ann").ensureHousehold(named: "Home")
        let create = CreateHousehold(households: store.households("ann"), preferences: store.preferences("ann"))

        let cabin = try await create.execute(named: " Cabin ", by: "ann")

        #expect(try await resolve(store).execute(userId: "ann") == .ready(context(cabin, .owner)))
        #expect(cabin.name == "Cabin")
        await #expect(throws: HouseholdError.nameTaken("Home")) { try await create.execute(named: "Home", by: "ann") }
        await #expect(throws: HouseholdError.invalidName) { try await create.execute(named: " ", by: "ann") }
        let rename = RenameHousehold(households: store.households("ann"))
        await #expect(throws: HouseholdError.nameTaken("Home")) {
            try await rename.execute(context(cabin, .owner), to: "Home")
        }
        #expect(try await rename.execute(context(cabin, .owner), to: "Cabin") == "Cabin")
    }

    @Test(arguments: StoreKind.allCases)
    func whenJoinedAndLeft_shouldSelectAndDeselect(kind: StoreKind) async throws {
        let store = try await kind.make()
        let cabin = try await store.households("bob").ensureHousehold(named: "Cabin")
        _ = try await store.households("ann").ensureHousehold(named: "Home")
        let code = try await store.households("bob").createInvitation(to: cabin.id, for: nil).code
        let (households, preferences) = (store.households("ann"), store.preferences("ann"))

        let join = JoinHousehold(households: households, preferences: preferences)
        _ = try await join.execute(code: code.text.lowercased(), by: "ann")
        let list = try await ListHouseholds(households: households, preferences: preferences).execute(userId: "ann")
        try await LeaveHousehold(households: households, preferences: preferences).execute(context(cabin, .member))

        #expect(list.map(\.household.name) == ["Cabin", "Home"])
        #expect(list.map(\.isSelected) == [true, false])
        #expect(list.map(\.memberCount) == [2, 1])
        #expect(try await preferences.lastSelectedHouseholdId(of: "ann") == nil)
        await #expect(throws: HouseholdError.invitationInvalid) { try await join.execute(code: "no code", by: "ann") }
    }

    private func resolve(_ store: TestStore) -> ResolveHousehold {
        ResolveHousehold(households: store.households("ann"), preferences: store.preferences("ann"))
    }

    private func context(_ household: Household, _ role: HouseholdRole) -> HouseholdContext {
        HouseholdContext(userId: "ann", householdId: household.id, householdName: household.name, role: role)
    }
}
