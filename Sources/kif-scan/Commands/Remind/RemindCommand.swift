import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// `kif-scan remind …`: reminders of food that expires soon.
struct RemindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind",
        abstract: "Reminders: list what is due, send it, choose when, write a calendar, install a daily timer.",
        discussion: "They are explained by: kif-scan help reminders",
        subcommands: [Due.self, Send.self, Thresholds.self, Calendar.self, Install.self, Uninstall.self],
        defaultSubcommand: Due.self
    )
}

extension RemindCommand {
    /// That the server of a copy sends reminders, so that each is sent once.
    static func isDone(by server: String) -> Message {
        Message("reminders are set up and sent at the server: \(server)")
    }

    /// The options of the reminder commands.
    struct Options: ParsableArguments {
        @Flag(help: "Write JSON, one object per line.")
        var json = false

        @OptionGroup var household: HouseholdOption
        @OptionGroup var common: CommonOptions

        /// Calls `work` with the reminders of the signed-in user; without a session, fails. Throws `CommandFailure`.
        func run<Value>(_ work: (Reminders) async throws -> Value) async throws -> Value {
            do {
                let signIn = try await common.openSignIn()
                guard let reminders = try await signIn.person()?.reminders(household: household.household) else {
                    throw CommandFailure(
                        "you are not signed in yet; scan a photo first, or use: kif-scan login", status: .notAllowed)
                }
                return try await work(reminders)
            } catch {
                throw await common.failure(error)
            }
        }
    }

    /// `kif-scan remind due`: lists what is due, sent or not.
    struct Due: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "due", abstract: "List what is due according to the household's thresholds (the default).",
            usage: "kif-scan remind due [options]")

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { reminders in
                let today = options.common.currentDay
                let due = try await reminders.due(on: today)
                if options.json {
                    let words = ReminderWords(today: today)
                    let household = reminders.context.householdName
                    return due.forEach { StandardStreams.output(words.json(of: $0, household: household).line) }
                }
                if due.isEmpty { options.common.say("Nothing is due.") }
                let idLength = try await reminders.idLength(toDistinguish: due)
                ReminderList(style: options.common.style, today: today).lines(for: due, idLength: idLength)
                    .forEach(StandardStreams.output)
                let waiting = try await reminders.waiting(on: today)
                if !waiting.isEmpty { options.common.say(line: waiting.line(in: options.common.language)) }
            }
        }
    }

    /// `kif-scan remind thresholds`: how many days before its last day an item is due.
    struct Thresholds: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "thresholds",
            abstract: "Show when the household is reminded, or change it. Only owners can change it.",
            usage: "kif-scan remind thresholds [--use-by <days>] [--best-before <days>] [--usual] [options]",
            discussion: "A list of days before the last day, such as 7,3,0; or never."
        )

        @Option(help: ArgumentHelp("For use-by dates, and for EXP, which may be one.", valueName: "days"))
        var useBy: DayList?

        @Option(help: ArgumentHelp("For best-before and all other dates.", valueName: "days"))
        var bestBefore: DayList?

        @Flag(help: "Restore the defaults: use by 2,0; best before 7,0.")
        var usual = false

        @OptionGroup var options: Options

        /// Whether it does more than to show them.
        var changesAnything: Bool { usual || useBy != nil || bestBefore != nil }

        func validate() throws {
            if usual, useBy != nil || bestBefore != nil {
                throw usageError("--usual cannot be combined with --use-by or --best-before.")
            }
        }

        func run() async throws {
            if changesAnything { try await options.common.requireNoCopy(RemindCommand.isDone) }
            try await options.run { reminders in
                let context = reminders.context
                if usual { try await reminders.repository.setThresholds(nil, in: context.householdId) }
                if useBy != nil || bestBefore != nil {
                    _ = try await reminders.setThresholds.execute(
                        context, useBy: useBy?.days, bestBefore: bestBefore?.days)
                }
                let thresholds = try await reminders.thresholds()
                let json = thresholds.json(household: context.householdName).line
                StandardStreams.output(options.json ? [json] : thresholds.lines(in: options.common.language))
            }
        }
    }

    /// Numbers of days in one argument: `7,3,0`, or `never`.
    struct DayList: ExpressibleByArgument {
        let days: [Int]

        init?(argument: String) {
            if argument == "never" {
                days = []
                return
            }
            let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
            let days = parts.compactMap { Int($0) }
            guard days.count == parts.count else { return nil }
            self.days = days
        }
    }

    /// `kif-scan remind calendar`: the items' last days for a calendar program.
    struct Calendar: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "calendar",
            abstract: "Write the items' last days as an iCalendar file with alarms.",
            usage: "kif-scan remind calendar [--output <file>] [--at <hh:mm>] [options]",
            discussion: """
                For Thunderbird, phones and other programs that read RFC 5545: import the file, or put it where they can \
                subscribe to it. When an item's date changes, its event is updated. A new file can be read by you only; \
                one that is replaced keeps its permissions.
                """
        )

        @Option(help: ArgumentHelp("The file, replaced as a whole (default: standard output).", valueName: "file"))
        var output: String?

        @Option(help: ArgumentHelp("The time of day of the alarms.", valueName: "hh:mm"))
        var at = TimeOfDay(minute: 9 * 60)

        @OptionGroup var options: Options

        func run() async throws {
            try await options.run { reminders in
                let today = options.common.currentDay
                guard let output, output != "-" else {
                    return try await reminders.writeCalendar(
                        alarmsAt: at.minute, on: today, language: options.common.language
                    ) { StandardStreams.outputText($0) }
                }
                do {
                    let file = try WrittenFile(output, keepsPermissions: true)
                    try await reminders.writeCalendar(
                        alarmsAt: at.minute, on: today, language: options.common.language
                    ) { try file.write($0) }
                    try file.store()
                } catch let error as WrittenFile.Failure {
                    throw CommandFailure(notWritten: output, error)
                }
                options.common.say("The calendar is in \(TerminalText.visible(output)).")
            }
        }
    }

    /// A time of day as an argument: `08:30`.
    struct TimeOfDay: ExpressibleByArgument, CustomStringConvertible {
        /// Minutes after midnight.
        let minute: Int

        init(minute: Int) {
            self.minute = minute
        }

        init?(argument: String) {
            let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.allSatisfy(\.isNumber) }),
                let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
            else { return nil }
            self.minute = hour * 60 + minute
        }

        var description: String {
            [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        }

        var defaultValueDescription: String { description }
    }
}
