import Foundation
import KeepItFreshDomain
import KeepItFreshInMemory
import Testing

@Suite struct InviteMemberTests {
    private let households = InMemoryHouseholdRepository(InMemoryDatabase(), actingAs: "ann", now: { Date() })

    @Test func whenThereIsAnAddressAndDelivery_shouldSendTheCodeThere() async throws {
        let delivery = MockInvitationDelivery()
        let invite = InviteMember(households: households, lookAlikes: StubLookAlikes(), delivery: delivery)

        let (issued, isSent) = try await invite.execute(try await context(), mail: "bob@example.org")

        #expect(isSent)
        #expect(delivery.sent == ["bob@example.org Home \(issued.code.text)"])
        #expect(issued.invitation.email == "bob@example.org")
    }

    @Test func whenTheAddressLooksLikeAnother_shouldInviteTheOneThatIsMeant() async throws {
        let delivery = MockInvitationDelivery()
        let lookAlikes = StubLookAlikes(intended: ["bоb@example.org": "bob@example.org"], mixed: ["бob@example.org"])
        let invite = InviteMember(households: households, lookAlikes: lookAlikes, delivery: delivery)
        let context = try await context()

        let (issued, _) = try await invite.execute(context, mail: "bоb@example.org")

        #expect(delivery.sent == ["bob@example.org Home \(issued.code.text)"])
        #expect(issued.invitation.email == "bob@example.org")
        await #expect(throws: HouseholdError.invalidAddress) {
            try await invite.execute(context, mail: "бob@example.org")
        }
    }

    @Test func whenTheCodeCannotBeSent_shouldKeepTheInvitation() async throws {
        let invite = InviteMember(
            households: households, lookAlikes: StubLookAlikes(), delivery: MockInvitationDelivery(refuses: true))

        let (issued, isSent) = try await invite.execute(try await context(), mail: "bob@example.org")

        #expect(!isSent)
        #expect(try await households.invitations(to: issued.invitation.householdId) == [issued.invitation])
    }

    @Test func whenThereIsNoAddress_shouldSendNothing() async throws {
        let delivery = MockInvitationDelivery()

        let (issued, isSent) = try await InviteMember(
            households: households, lookAlikes: StubLookAlikes(), delivery: delivery
        )
        .execute(try await context())

        #expect(!isSent && delivery.sent.isEmpty)
        #expect(issued.invitation.email == nil)
    }

    @Test(arguments: ["", "bob", "bob@", "bob@example.org\nBcc: eve@example.org", "a b@example.org"])
    func whenTheTextIsNotAnAddress_shouldNotInvite(text: String) async throws {
        let context = try await context()

        await #expect(throws: HouseholdError.invalidAddress) {
            try await InviteMember(households: households, lookAlikes: StubLookAlikes()).execute(context, mail: text)
        }
        #expect(try await households.invitations(to: context.householdId).isEmpty)
    }

    private func context() async throws -> HouseholdContext {
        let home = try await households.ensureHousehold(named: "Home")
        return HouseholdContext(userId: "ann", householdId: home.id, householdName: home.name, role: .owner)
    }
}
