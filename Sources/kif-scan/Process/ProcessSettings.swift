import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// The settings of this process, read once, at their first use.
enum ProcessSettings {
    static let current = UserSettings(environment: ProcessInfo.processInfo.environment)

    /// Throws `CommandFailure` when a setting is wrong: a command must not run without the setting that was meant.
    static func requireValid() throws {
        guard let fault = current.faults.first else { return }
        let count = current.faults.count
        let more = count == 1 ? "" : " (and \(count - 1) more: kif-scan doctor)"
        throw CommandFailure(fault.message + more, status: .usage)
    }
}
