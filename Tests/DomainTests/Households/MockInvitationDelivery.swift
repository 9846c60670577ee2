import KeepItFreshDomain
import Synchronization

/// Keeps what it is given to send, or refuses it.
final class MockInvitationDelivery: InvitationDeliveryProviding {
    private let refuses: Bool
    private let messages = Mutex<[String]>([])

    init(refuses: Bool = false) { self.refuses = refuses }

    var sent: [String] { messages.withLock { $0 } }

    func deliver(_ invitation: IssuedInvitation, to address: EmailAddress, household: String) async throws {
        if refuses { throw DataError.network }
        messages.withLock { $0.append("\(address.address) \(household) \(invitation.code.text)") }
    }
}
