import ArgumentParser

/// The command: scans photos, and lists what they became.
struct KifScan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kif-scan",
        abstract: "Photos of food packs in, dated items of your household's inventory out.",
        usage: """
            kif-scan PHOTO-OR-FOLDER...
            kif-scan list
            kif-scan household invite
            kif-scan parse "BEST BEFORE 12 MAR 2027"
            """,
        discussion: """
            The first photo needs no set-up: you are signed in as a guest with a household named "Home".
            `kif-scan help COMMAND` explains a command and its options.
            """,
        version: "0.1.0",
        subcommands: [ScanCommand.self, ListCommand.self, ParseCommand.self]
            + [RegisterCommand.self, LoginCommand.self, LogoutCommand.self, WhoAmICommand.self, AccountCommand.self]
            + [HouseholdCommand.self, DoctorCommand.self]
            + [WatchCommand.self, WorkerCommand.self] + ItemCommands.all + ExchangeCommands.all
            + [RemindCommand.self, CompletionsCommand.self, DemoCommand.self],
        defaultSubcommand: ScanCommand.self
    )
}
