import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan remind send`: tells what is due and was not told.
struct RemindSendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send",
        abstract: "Tell what is due and was not told before, once by each channel.",
        discussion: """
            Exit status: 0 when all arrived or nothing was due, 64 when a channel is not set up, 69 when one is missing \
            or refused, 75 when one gave no answer. What did not arrive is sent again the next time.
            """
    )

    @Option(help: ArgumentHelp("By which channels: output, desktop, mail, webhook.", valueName: "channels"))
    var to: ReminderChannelList?

    @OptionGroup var options: RemindOptions

    func run() async throws {
        let deliveries = try await options.run { reminders in
            let today = options.common.currentDay
            let settings = try ReminderSettings(environment: ProcessSettings.current.variables)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let channels = try await reminders.channels(
                to?.channels ?? ReminderChannelList.set, settings, path: path, on: today,
                language: options.common.language, output: write)
            return try await reminders.send(by: channels, on: today)
        }
        deliveries.forEach(tell)
        let status = deliveries.reduce(CommandStatus.success) { $0.joined(with: CommandStatus($1)) }
        guard status == .success else { throw ExitCode(status.rawValue) }
    }

    private func write(_ notice: ReminderNotice) throws {
        let words = ReminderWords(today: notice.today, language: options.common.language)
        let lines = options.json ? words.json(of: notice).map(\.line) : words.lines(of: notice)
        try StandardStreams.deliver(lines)
    }

    private func tell(_ delivery: ReminderDelivery) {
        if options.json { StandardStreams.output(delivery.json.line) }
        if let complaint = delivery.complaint { StandardStreams.error("kif-scan: \(complaint)") }
        if options.json || delivery.channel == .output { return }
        if delivery.sent > 0 {
            let count = delivery.sent == 1 ? "1 reminder" : "\(delivery.sent) reminders"
            options.common.say("Sent \(count): \(delivery.channel.rawValue).")
        } else if delivery.error == nil {
            options.common.say("Nothing new to send: \(delivery.channel.rawValue).")
        }
    }
}
