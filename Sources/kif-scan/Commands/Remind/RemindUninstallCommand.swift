import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan remind uninstall`: no reminders every day.
struct RemindUninstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall", abstract: "Stop the daily timer and remove its files.")

    @OptionGroup var common: CommonOptions

    func run() throws {
        do {
            let names = ["\(ReminderTimer.name).timer", "\(ReminderTimer.name).service"]
            let isRemoved = try UserUnits.own.remove(names, stopping: names[0])
            common.say(isRemoved ? "Removed the daily timer." : "There is no daily timer.")
        } catch {
            throw CommandFailure(error)
        }
    }
}
