import ArgumentParser
import Foundation
import KeepItFreshDomain

/// The command `kif-scan`.
struct KifScan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kif-scan",
        abstract: "Read photos of food packs, and keep an inventory of what expires when.",
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
        subcommands: [ScanCommand.self, ListCommand.self, ParseCommand.self, SessionCommands.Register.self]
            + [LoginCommand.self, SessionCommands.Logout.self, SessionCommands.WhoAmI.self, AccountCommand.self]
            + [HouseholdCommand.self, DoctorCommand.self, WatchCommand.self, WorkerCommand.self] + ItemCommands.all
            + [
                CatalogCommand.self, ExportCommand.self, ImportItemsCommand.self, BackupCommand.self,
                RestoreCommand.self,
            ]
            + [RemindCommand.self, CompletionsCommand.self, DemoCommand.self],
        defaultSubcommand: ScanCommand.self
    )

    /// Suggests a command for the first of the arguments that should be a command and is not; nil when no command's
    /// name is similar, or a file of that name exists.
    static func suggestion(for arguments: [String]) -> String? {
        var commands: [any ParsableCommand.Type] = configuration.subcommands
        var path = ["kif-scan"]
        for argument in arguments {
            guard !argument.hasPrefix("-"), !commands.isEmpty else { return nil }
            if let command = commands.first(where: { names(of: $0).contains(argument) }) {
                path.append(argument)
                commands = command.configuration.subcommands
                continue
            }
            guard !FileManager.default.fileExists(atPath: argument),
                let match = ClosestMatch.nearest(to: argument, in: commands.flatMap(names))
            else { return nil }
            return "did you mean: \((path + [match]).joined(separator: " "))"
        }
        return nil
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        guard command.configuration.shouldDisplay else { return [] }
        return [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
    }
}
