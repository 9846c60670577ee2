import ArgumentParser

/// `kif-scan remind …`: what is to be eaten, told in time.
struct RemindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind",
        abstract: "Reminders: what is due, sending it, when, a calendar, a daily timer.",
        discussion: "Documentation/REMINDERS.md explains them.",
        subcommands: [
            RemindDueCommand.self, RemindSendCommand.self, RemindThresholdsCommand.self, RemindCalendarCommand.self,
            RemindInstallCommand.self, RemindUninstallCommand.self,
        ],
        defaultSubcommand: RemindDueCommand.self
    )
}
