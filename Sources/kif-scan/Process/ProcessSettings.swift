import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The settings of this process, read once, at their first use.
enum ProcessSettings {
    static let current = UserSettings(environment: ProcessInfo.processInfo.environment)

    /// The channels of reminders; empty when none is set.
    static var reminderChannels: [ReminderChannel] { current.text(.remindTo).flatMap(ReminderChannel.list) ?? [] }

    /// Throws `CommandFailure` when a setting is wrong: a command must not run without the setting that was meant.
    static func requireValid() throws {
        guard let fault = current.faults.first else { return }
        let more = current.faults.count - 1
        guard more > 0 else { throw CommandFailure(fault.message, status: .usage) }
        throw CommandFailure("\(fault.message) (and \(more) more: kif-scan doctor)", status: .usage)
    }
}
