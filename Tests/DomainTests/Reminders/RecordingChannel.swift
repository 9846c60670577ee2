import KeepItFreshDomain
import Synchronization

/// A channel that keeps what it is to bring, and fails as it is told.
final class RecordingChannel: ReminderChannelProviding {
    let channel: ReminderChannel
    let isOneByOne: Bool
    private let failures: Mutex<[ReminderDeliveryError?]>
    private let notices = Mutex<[ReminderNotice]>([])

    /// `failures` are the answers to the first notices, in order; nil takes one.
    init(_ channel: ReminderChannel, oneByOne: Bool = false, failing failures: [ReminderDeliveryError?] = []) {
        self.channel = channel
        isOneByOne = oneByOne
        self.failures = Mutex(failures)
    }

    var seen: [ReminderNotice] { notices.withLock { $0 } }

    func deliver(_ notice: ReminderNotice) async throws(ReminderDeliveryError) {
        notices.withLock { $0.append(notice) }
        if let failure = failures.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw failure }
    }
}
