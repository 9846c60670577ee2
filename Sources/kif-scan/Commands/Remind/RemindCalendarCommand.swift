import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan remind calendar`: the last days for a calendar program.
struct RemindCalendarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Write the items' last days as an iCalendar file with alarms.",
        discussion: """
            For Thunderbird, phones and all that read RFC 5545: import the file, or put it where it can be subscribed \
            to. An item keeps its event when its date changes.
            """
    )

    @Option(help: ArgumentHelp("The file, replaced as a whole (default: standard output).", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("When alarms sound.", valueName: "hh:mm"))
    var at = TimeOfDay(minute: 9 * 60)

    @OptionGroup var options: RemindOptions

    func run() async throws {
        try await options.run { reminders in
            let calendar = try await reminders.calendar(alarmsAt: at.minute)
            guard let output, output != "-" else { return StandardStreams.outputText(calendar) }
            do {
                try Data(calendar.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
            } catch {
                throw CommandFailure(notWritten: TerminalText.visible(output), error)
            }
            options.common.say("Wrote \(TerminalText.visible(output)).")
        }
    }
}
