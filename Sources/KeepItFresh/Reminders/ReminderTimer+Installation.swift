import Foundation
package import KeepItFreshDomain
package import KeepItFreshPresentation
import KeepItFreshReminders

extension ReminderTimer {
    /// Writes the unit files to the user's systemd folder and starts the timer.
    package func install() throws(UnitError) {
        try Self.units.install([(Self.serviceName, service), (Self.timerName, timer)], starting: Self.timerName)
    }

    /// Stops the timer and removes its unit files. Returns false when there are none.
    package static func uninstall() throws(UnitError) -> Bool {
        try units.remove([timerName, serviceName], stopping: timerName)
    }

    private static var serviceName: String { "\(name).service" }
    private static var timerName: String { "\(name).timer" }

    private static var units: SystemdUserUnits {
        let environment = ProcessInfo.processInfo.environment
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = settings ?? "\(environment["HOME"] ?? "")/.config"
        return SystemdUserUnits(
            folder: "\(folder)/systemd/user", path: environment["PATH"] ?? "", mark: ReminderTimer.mark)
    }
}
