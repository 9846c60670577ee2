import Foundation
import KeepItFresh
import KeepItFreshPresentation

extension UserUnits {
    /// The units of who runs this, where systemd looks for them.
    static var own: UserUnits {
        let environment = ProcessInfo.processInfo.environment
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = settings ?? "\(environment["HOME"] ?? "")/.config"
        return UserUnits(
            folder: "\(folder)/systemd/user", path: environment["PATH"] ?? "", mark: ReminderTimer.mark)
    }
}
