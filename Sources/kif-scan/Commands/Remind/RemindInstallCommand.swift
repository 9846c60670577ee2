import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan remind install`: reminders every day.
struct RemindInstallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Let systemd send reminders every day, later where the machine was off.",
        discussion: """
            Writes a service and a timer of yours and starts the timer. It sees none of this shell's environment: \
            channels are set up in the settings file. To let it run while you are not logged in: loginctl enable-linger
            """
    )

    @Option(help: ArgumentHelp("By which channels: desktop, mail, webhook, output.", valueName: "channels"))
    var to: ReminderChannelList?

    @Option(help: ArgumentHelp("The time of day.", valueName: "hh:mm"))
    var at = TimeOfDay(minute: 8 * 60)

    @Option(help: ArgumentHelp("Also write the calendar to this file each day.", valueName: "file"))
    var calendar: String?

    @Flag(name: .customLong("print-units"), help: "Write both files to standard output, and end.")
    var printsUnits = false

    @OptionGroup var options: RemindOptions

    func run() async throws {
        let channels = to?.channels ?? ReminderChannelList.set
        guard !channels.isEmpty else { throw CommandFailure(ReminderError.noChannel) }
        let timer = timer(channels)
        if printsUnits {
            return (timer.service + [""] + timer.timer).forEach(StandardStreams.output)
        }
        try await options.run { reminders in
            try await requireReady(channels, reminders)
            let files = [
                ("\(ReminderTimer.name).service", timer.service), ("\(ReminderTimer.name).timer", timer.timer),
            ]
            try UserUnits.own.install(files, starting: "\(ReminderTimer.name).timer")
            options.common.say("Reminders come every day at \(timer.time). To end that: kif-scan remind uninstall")
        }
    }

    /// What the settings file does not tell, the timer does not know.
    private func requireReady(_ channels: [ReminderChannel], _ reminders: Reminders) async throws {
        let file = Settings(catalog: Setting.catalog, path: ProcessSettings.current.path, environment: [:])
        let settings = try ReminderSettings(environment: file.variables)
        _ = try await reminders.channels(channels, settings, path: "") { _ in }
    }

    private func timer(_ channels: [ReminderChannel]) -> ReminderTimer {
        var common = ["--quiet"]
        if let name = options.household.household { common.append("--household=\(name)") }
        if let database = options.common.database { common.append("--database=\(UnitProgram.absolute(database))") }
        let list = channels.map(\.rawValue).joined(separator: ",")
        var commands = [["remind", "send", "--to=\(list)"] + common]
        if let calendar {
            // First: it is to be there also where nobody takes the reminders.
            let arguments = ["remind", "calendar", "--output=\(UnitProgram.absolute(calendar))", "--at=\(at)"]
            commands.insert(arguments + common, at: 0)
        }
        return ReminderTimer(program: UnitProgram.path, commands: commands, minute: at.minute)
    }
}
