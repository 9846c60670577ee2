import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Synchronization
import Testing

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct InvitationContractTests {
    /// A clock that is set by the test.
    final class Clock: Sendable {
        private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

        var now: Date { time.withLock { $0 } }

        func advance(_ seconds: TimeInterval) {
            time.withLock { $0 += seconds }
        }

        /// Sets the clock to these seconds since 1970.
        func set(_ seconds: Double) {
            time.withLock { $0 = Date(timeIntervalSince1970: seconds) }
        }
    }

    private let clock = Clock()

    @Test(arguments: StoreKind.allCases)
    func case28_whenTheCodeIsRight_shouldJoinAsMember(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)

        let joined = try await store.households("bob").redeemInvitation(issued.code)

        #expect(joined.id == home && joined.name == "Home")
        #expect(try await store.households("bob").memberships(of: "bob").map(\.role) == [.member])
        #expect(try await store.items("bob").items(in: home).isEmpty)
        #expect(try await store.households("ann").invitations(to: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func case28_whenTheCodeIsExpired_shouldRefuse(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let ann = store.households("ann")
        let issued = try await ann.createInvitation(to: home, for: nil)

        clock.advance(72 * 3600 - 1)
        #expect(try await ann.invitations(to: home) == [issued.invitation])
        clock.advance(1)

        await #expect(throws: HouseholdError.invitationInvalid) {
            try await store.households("bob").redeemInvitation(issued.code)
        }
        #expect(try await ann.invitations(to: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func case28_whenTheCodeIsReused_shouldRefuse(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)
        _ = try await store.households("bob").redeemInvitation(issued.code)

        await #expect(throws: HouseholdError.invitationInvalid) {
            try await store.households("eve").redeemInvitation(issued.code)
        }
        #expect(try await store.households("ann").members(of: home).map(\.userId) == ["ann", "bob"])
    }

    @Test(arguments: StoreKind.allCases)
    func case28_whenManyRedeemAtOnce_shouldAcceptOne(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)

        await withTaskGroup { group in
            for number in 0..<10 {
                group.addTask { _ = try? await store.households("user \(number)").redeemInvitation(issued.code) }
            }
        }

        #expect(try await store.households("ann").members(of: home).count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func case28_whenTheCodeIsWrong_shouldRefuseAndRequireAWaitAfterFive(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)
        let bob = store.households("bob")

        for _ in 0..<5 {
            await #expect(throws: HouseholdError.invitationInvalid) { try await bob.redeemInvitation(.random()) }
        }

        await #expect(throws: HouseholdError.tooManyTries(retryAfter: 900)) {
            try await bob.redeemInvitation(issued.code)
        }
        clock.advance(899)
        await #expect(throws: HouseholdError.tooManyTries(retryAfter: 1)) {
            try await bob.redeemInvitation(issued.code)
        }
        clock.advance(1)
        #expect(try await bob.redeemInvitation(issued.code).id == home)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheClockWasAYearAhead_shouldWaitNoLongerThanTheRule(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let bob = store.households("bob")
        clock.advance(365 * 86_400)
        let early = try await store.households("ann").createInvitation(to: home, for: nil)
        for _ in 0..<5 { _ = try? await bob.redeemInvitation(.random()) }
        clock.advance(-365 * 86_400)

        await #expect(throws: HouseholdError.tooManyTries(retryAfter: 900)) {
            try await bob.redeemInvitation(.random())
        }
        clock.advance(900)
        await #expect(throws: HouseholdError.invitationInvalid) { try await bob.redeemInvitation(early.code) }

        #expect(try await store.households("ann").invitations(to: home).isEmpty)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)
        #expect(try await bob.redeemInvitation(issued.code).id == home)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheClockWasAYearBehind_shouldExpireInvitationsAndForgetWrongCodes(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let bob = store.households("bob")
        let late = try await store.households("ann").createInvitation(to: home, for: nil)
        for _ in 0..<5 { _ = try? await bob.redeemInvitation(.random()) }
        clock.advance(365 * 86_400)

        await #expect(throws: HouseholdError.invitationInvalid) { try await bob.redeemInvitation(late.code) }
        #expect(try await store.households("ann").invitations(to: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenTheClockIsSetBackALittle_shouldStillAcceptTheCode(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)
        clock.advance(-60)

        #expect(try await store.households("bob").redeemInvitation(issued.code).id == home)
    }

    @Test(arguments: StoreKind.allCases)
    func whenWrongCodesComeAtOnce_shouldCountThemAll(kind: StoreKind) async throws {
        let (store, _) = try await open(kind)

        let refused = await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    do {
                        _ = try await store.households("bob").redeemInvitation(.random())
                    } catch HouseholdError.invitationInvalid {
                        return 1
                    } catch {}
                    return 0
                }
            }
            return await group.reduce(0, +)
        }

        #expect(refused == 5)
    }

    @Test(arguments: StoreKind.allCases)
    func whenOneUserEntersWrongCodes_shouldNotMakeAnotherWait(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)
        for _ in 0..<6 { _ = try? await store.households("eve").redeemInvitation(.random()) }

        #expect(try await store.households("bob").redeemInvitation(issued.code).id == home)
    }

    @Test(arguments: StoreKind.allCases)
    func whenWithdrawn_shouldRefuse(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)

        try await store.households("ann").withdrawInvitation(issued.invitation.id, to: home)

        await #expect(throws: HouseholdError.invitationInvalid) {
            try await store.households("bob").redeemInvitation(issued.code)
        }
    }

    @Test(arguments: StoreKind.allCases, [true, false])
    func whenTheInviterIsNoLongerOwner_shouldRefuse(kind: StoreKind, hasLeft: Bool) async throws {
        let (store, home) = try await open(kind)
        try await store.addMember("bob", home)
        let ann = store.households("ann")
        let issued = try await ann.createInvitation(to: home, for: nil)

        try await ann.transferOwnership(of: home, to: "bob")
        if hasLeft { try await ann.leaveHousehold(home) }

        await #expect(throws: HouseholdError.invitationInvalid) {
            try await store.households("zoe").redeemInvitation(issued.code)
        }
        #expect(try await store.households("bob").invitations(to: home).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func whenAMemberRedeems_shouldSayAlreadyMemberAndKeepTheInvitation(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)

        await #expect(throws: HouseholdError.alreadyMember("Home")) {
            try await store.households("ann").redeemInvitation(issued.code)
        }
        #expect(try await store.households("bob").redeemInvitation(issued.code).id == home)
    }

    @Test(arguments: StoreKind.allCases)
    func whenItIsForAnAddress_shouldAcceptOnlyItsVerifiedOwner(kind: StoreKind) async throws {
        let store = try await kind.make(now: { [clock] in clock.now }) { userId in
            ["bob@example.org", "\(userId)@example.net"].filter { $0.hasPrefix(userId) }.compactMap { EmailAddress($0) }
        }
        let home = try await store.households("ann").ensureHousehold(named: "Home").id
        let address = EmailAddress("Bob@Example.org")
        let issued = try await store.households("ann").createInvitation(to: home, for: address)

        #expect(issued.invitation.email == "Bob@Example.org")
        await #expect(throws: HouseholdError.invitationForAnotherAddress) {
            try await store.households("eve").redeemInvitation(issued.code)
        }
        #expect(try await store.households("bob").redeemInvitation(issued.code).id == home)
    }

    @Test(arguments: StoreKind.allCases)
    func whenItIsAnotherHouseholds_shouldBeNeitherListedNorWithdrawn(kind: StoreKind) async throws {
        let (store, home) = try await open(kind)
        let issued = try await store.households("ann").createInvitation(to: home, for: nil)
        let own = try await store.households("eve").ensureHousehold(named: "Home").id

        #expect(try await store.households("eve").invitations(to: own).isEmpty)
        await #expect(throws: HouseholdError.noSuchInvitation) {
            try await store.households("eve").withdrawInvitation(issued.invitation.id, to: own)
        }
        #expect(try await store.households("ann").invitations(to: home).count == 1)
    }

    private func open(_ kind: StoreKind) async throws -> (TestStore, String) {
        let store = try await kind.make(now: { [clock] in clock.now })
        return (store, try await store.households("ann").ensureHousehold(named: "Home").id)
    }
}
