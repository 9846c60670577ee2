import KeepItFreshDomain
import Logging
import Metrics

/// Logs and counts what became of reminders, for whoever set up swift-log and swift-metrics. Addresses are not told.
struct ReminderObserver: Sendable {
    private let logger = Logger(label: "keepitfresh.reminders")

    /// Takes what became of each channel's reminders.
    func hear(_ deliveries: [ReminderDelivery]) {
        for delivery in deliveries {
            logger.debug(
                "reminders by \(delivery.channel.rawValue)",
                metadata: [
                    "sent": "\(delivery.sent)", "waiting": "\(delivery.waiting)",
                    "error": "\(delivery.error.map { "\($0)" } ?? "none")",
                ])
            let channel = [("channel", delivery.channel.rawValue)]
            Counter(label: "keepitfresh.reminders.sent", dimensions: channel).increment(by: delivery.sent)
            Counter(label: "keepitfresh.reminders.waiting", dimensions: channel).increment(by: delivery.waiting)
        }
    }
}
