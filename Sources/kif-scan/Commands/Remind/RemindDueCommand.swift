import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan remind due`: what is due, told or not.
struct RemindDueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "due", abstract: "List what is due by the household's thresholds (the default).")

    @OptionGroup var options: RemindOptions

    func run() async throws {
        try await options.run { reminders in
            let today = options.common.currentDay
            let due = try await reminders.due(on: today)
            if options.json {
                let words = ReminderWords(today: today)
                let household = reminders.context.householdName
                return due.forEach { StandardStreams.output(words.json(of: $0, household: household).line) }
            }
            if due.isEmpty { options.common.say(options.common.language.text(.nothingDue)) }
            let idLength = ItemReference.length(toTellApart: try await reminders.allItems())
            ReminderList(style: options.common.style, today: today).lines(for: due, idLength: idLength)
                .forEach(StandardStreams.output)
        }
    }
}
