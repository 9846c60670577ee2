import KeepItFreshDomain
import Synchronization

/// Records the invitations to send, or refuses them.
final class MockInvitationDelivery: InvitationDeliveryProviding {
    private let refuses: Bool
    private let messages = Mutex<[String]>([])

    init(refuses: Bool = false) { self.refuses = refuses }

    var sent: [String] { messages.withLock { $0 } }

    func deliver(
        _ invitation: Invitation.Issued, to address: EmailAddress, household: String, wording: Wording
    ) async throws {
        if refuses { throw DataError.network }
        messages.withLock { $0.append("\(address.address) \(household) \(invitation.code.text)") }
    }
}
