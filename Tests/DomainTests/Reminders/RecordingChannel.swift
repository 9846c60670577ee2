import KeepItFreshDomain
import Synchronization

/// Records the notices to deliver, and fails as a test requires.
final class RecordingChannel: ReminderChannelProviding {
    let channel: ReminderChannel
    let isOneByOne: Bool
    private let failures: Mutex<[ReminderDelivery.Failure?]>
    private let notices = Mutex<[ReminderNotice]>([])

    /// `failures` are the results for the first notices, in order; nil accepts one.
    init(_ channel: ReminderChannel, oneByOne: Bool = false, failing failures: [ReminderDelivery.Failure?] = []) {
        self.channel = channel
        isOneByOne = oneByOne
        self.failures = Mutex(failures)
    }

    var delivered: [ReminderNotice] { notices.withLock { $0 } }

    func deliver(_ notice: ReminderNotice) async throws(ReminderDelivery.Failure) {
        notices.withLock { $0.append(notice) }
        if let failure = failures.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw failure }
    }
}
