import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

extension RemindCommand {
    /// `kif-scan remind send`: sends what is due and was not sent before.
    struct Send: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "send",
            abstract: "Send what is due and was not sent before, once through each channel.",
            usage: "kif-scan remind send [--to <channels>] [options]",
            discussion: """
                Exit status: 0 when all was sent or nothing was new, 64 when a channel is not set up, 69 when one is missing \
                or refused, 74 when the database cannot be used, 75 when one did not answer. What could not be sent is sent the next time.
                """
        )

        @Option(help: ArgumentHelp("The channels: output, desktop, mail, webhook, mqtt.", valueName: "channels"))
        var to: ChannelList?

        @OptionGroup var options: Options

        func run() async throws {
            try await options.common.requireNoCopy(RemindCommand.isDone)
            let deliveries = try await options.run { reminders in
                try await reminders.send(
                    to: to?.channels ?? ProcessSettings.reminderChannels, ProcessSettings.current.reminders(),
                    on: options.common.currentDay, language: options.common.language, output: write)
            }
            deliveries.forEach(report)
            let status = deliveries.reduce(CommandStatus.success) { $0.joined(with: CommandStatus($1)) }
            guard status == .success else { throw ExitCode(status.rawValue) }
        }

        private func write(_ notice: ReminderNotice) throws {
            let words = ReminderWords(today: notice.today, language: options.common.language)
            let lines = options.json ? words.json(of: notice).map(\.line) : words.lines(of: notice)
            try StandardStreams.deliver(lines)
        }

        private func report(_ delivery: ReminderDelivery) {
            if options.json { StandardStreams.output(delivery.json.line) }
            if let complaint = delivery.complaint { StandardStreams.error(complaint) }
            if options.json || delivery.channel == .output { return }
            if delivery.sent > 0 {
                let (count, channel) = (delivery.sent, delivery.channel.rawValue)
                // Translators: {2} is a channel such as mail.
                options.common.say(
                    Message(
                        count, one: "\(count) reminder sent (\(channel)).",
                        other: "\(count) reminders sent (\(channel))."))
            } else if delivery.error == nil {
                options.common.say("Nothing new to send (\(delivery.channel.rawValue)).")
            }
        }
    }

    /// Channels in one argument: `desktop,mail`.
    struct ChannelList: ExpressibleByArgument {
        let channels: [ReminderChannel]

        init?(argument: String) {
            guard let channels = ReminderChannel.list(argument) else { return nil }
            self.channels = channels
        }

        static let allValueStrings = ReminderChannel.allCases.map(\.rawValue)
    }

    /// `kif-scan remind install`: installs a timer that sends reminders every day.
    struct Install: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "install",
            abstract: "Let systemd send reminders every day; if the machine is off then, later.",
            discussion: """
                Writes a user service and a timer and starts the timer. It does not see this shell's environment, so set up \
                the channels in the settings file. To let it run while you are not logged in: loginctl enable-linger
                """
        )

        @Option(help: ArgumentHelp("The channels: desktop, mail, webhook, mqtt, output.", valueName: "channels"))
        var to: ChannelList?

        @Option(help: ArgumentHelp("The time of day.", valueName: "hh:mm"))
        var at = TimeOfDay(minute: 8 * 60)

        @Option(help: ArgumentHelp("Also write the calendar to this file each day.", valueName: "file"))
        var calendar: String?

        @Flag(name: .customLong("print-units"), help: "Print both files, and exit.")
        var printsUnits = false

        @OptionGroup var options: Options

        func run() async throws {
            try await options.common.requireNoCopy(RemindCommand.isDone)
            let channels = to?.channels ?? ProcessSettings.reminderChannels
            guard !channels.isEmpty else { throw CommandFailure(ReminderError.noChannel) }
            let timer = timer(channels, household: await options.household.ofService(options.common))
            if printsUnits {
                return (timer.service + [""] + timer.timer).forEach(StandardStreams.output)
            }
            try await options.run { reminders in
                try await requireReady(channels, reminders)
                try timer.install()
                options.common.say(
                    "Reminders are sent every day at \(timer.time). To stop them: kif-scan remind uninstall")
            }
        }

        /// Throws if a channel is not set up in the settings file: the timer does not see the environment.
        private func requireReady(_ channels: [ReminderChannel], _ reminders: Reminders) async throws {
            let settings = try UserSettings(environment: [:]).reminders()
            _ = try await reminders.channels(channels, settings, path: "") { _ in }
        }

        private func timer(_ channels: [ReminderChannel], household: String?) -> ReminderTimer {
            var common = ["--quiet"]
            if let household { common.append("--household=\(household)") }
            if let database = options.common.givenDatabase {
                common.append("--database=\(ThisProgram.absolute(database))")
            }
            let list = channels.map(\.rawValue).joined(separator: ",")
            var commands = [["remind", "send", "--to=\(list)"] + common]
            if let calendar {
                // First, so that it is written even when sending fails.
                let arguments = ["remind", "calendar", "--output=\(ThisProgram.absolute(calendar))", "--at=\(at)"]
                commands.insert(arguments + common, at: 0)
            }
            return ReminderTimer(program: ThisProgram.path, commands: commands, minute: at.minute)
        }
    }

    /// `kif-scan remind uninstall`: removes the daily timer.
    struct Uninstall: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "uninstall", abstract: "Stop the daily timer and remove its files.",
            usage: "kif-scan remind uninstall [options]")

        @Flag(help: "Write one JSON object.")
        var json = false

        @OptionGroup var common: CommonOptions

        func run() throws {
            do {
                let isRemoved = try ReminderTimer.uninstall()
                if json { StandardStreams.output(JSONValue.object([("removed", .bool(isRemoved))]).line) }
                common.say(isRemoved ? Message("The daily timer is removed.") : Message("No daily timer is installed."))
            } catch {
                throw CommandFailure(error)
            }
        }
    }
}
