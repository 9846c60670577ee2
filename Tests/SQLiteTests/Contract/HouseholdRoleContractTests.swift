import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

/// The calls that an owner, a member, a former member and a stranger may make on a household.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct HouseholdRoleContractTests {
    /// Each call that is for owners.
    enum OwnerCall: String, CaseIterable, Sendable {
        case rename, delete, role, transfer, remove, invite, inviteByMail, invitations, withdraw

        func perform(as userId: String, in home: String, _ invitation: String, of store: TestStore) async throws {
            let households = store.households(userId)
            switch self {
            case .rename: try await households.renameHousehold(home, to: "Cabin")
            case .delete: try await households.deleteHousehold(home)
            case .role: try await households.setRole(.owner, of: "bob", in: home)
            case .transfer: try await households.transferOwnership(of: home, to: "bob")
            case .remove: try await households.removeMember("bob", from: home)
            case .invite: _ = try await households.createInvitation(to: home, for: nil)
            case .inviteByMail:
                _ = try await households.createInvitation(to: home, for: EmailAddress("zoe@example.org"))
            case .invitations: _ = try await households.invitations(to: home)
            case .withdraw: try await households.withdrawInvitation(invitation, to: home)
            }
        }
    }

    @Test(arguments: StoreKind.allCases, OwnerCall.allCases)
    func whenOwner_shouldSucceed(kind: StoreKind, call: OwnerCall) async throws {
        let (store, home, invitation) = try await open(kind)

        await #expect(throws: Never.self) { try await call.perform(as: "ann", in: home, invitation, of: store) }
    }

    @Test(arguments: StoreKind.allCases, OwnerCall.allCases)
    func case29_whenMember_shouldRefuseAndChangeNothing(kind: StoreKind, call: OwnerCall) async throws {
        let (store, home, invitation) = try await open(kind)

        await #expect(throws: HouseholdError.ownerOnly) {
            try await call.perform(as: "bob", in: home, invitation, of: store)
        }
        try await expectNothingChanged(store, home)
    }

    @Test(arguments: StoreKind.allCases, OwnerCall.allCases)
    func whenStranger_shouldRefuseAndChangeNothing(kind: StoreKind, call: OwnerCall) async throws {
        let (store, home, invitation) = try await open(kind)

        await #expect(throws: DataError.permission) {
            try await call.perform(as: "eve", in: home, invitation, of: store)
        }
        await #expect(throws: DataError.permission) { try await store.households("eve").leaveHousehold(home) }
        try await expectNothingChanged(store, home)
    }

    @Test(arguments: StoreKind.allCases, OwnerCall.allCases)
    func whenNoLongerOwner_shouldRefuseTheNextCall(kind: StoreKind, call: OwnerCall) async throws {
        let (store, home, invitation) = try await open(kind)
        try await store.households("ann").transferOwnership(of: home, to: "bob")

        await #expect(throws: HouseholdError.ownerOnly) {
            try await call.perform(as: "ann", in: home, invitation, of: store)
        }
    }

    @Test(arguments: StoreKind.allCases, OwnerCall.allCases)
    func whenThereIsNoSuchHousehold_shouldRefuse(kind: StoreKind, call: OwnerCall) async throws {
        let (store, _, invitation) = try await open(kind)

        await #expect(throws: DataError.permission) {
            try await call.perform(as: "ann", in: "none", invitation, of: store)
        }
    }

    private func expectNothingChanged(_ store: TestStore, _ home: String) async throws {
        let ann = store.households("ann")
        #expect(try await ann.getHousehold(id: home)?.name == "Home")
        #expect(try await ann.members(of: home).map(\.userId) == ["ann", "bob"])
        #expect(try await ann.members(of: home).map(\.role) == [.owner, .member])
        #expect(try await ann.invitations(to: home).count == 1)
    }

    private func open(_ kind: StoreKind) async throws -> (TestStore, household: String, invitation: String) {
        let store = try await kind.make()
        let ann = store.households("ann")
        let home = try await ann.ensureHousehold(named: "Home").id
        try await store.addMember("bob", home)
        return (store, home, try await ann.createInvitation(to: home, for: nil).invitation.id)
    }
}
