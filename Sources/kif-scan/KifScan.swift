import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform

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
            `kif-scan help COMMAND` explains a command and its options, `kif-scan help topics` lists the pages of the guide.
            """,
        version: Build.version,
        subcommands: [WorkerCommand.self],
        groupedSubcommands: [
            CommandGroup(
                name: "Every day", subcommands: [ScanCommand.self, ListCommand.self] + ItemCommands.daily),
            CommandGroup(name: "Review", subcommands: ItemCommands.review),
            CommandGroup(
                name: "Household",
                subcommands: [
                    HouseholdCommand.self, PlaceCommand.self, LifeCommand.self, KeepCommand.self, ServeCommand.self,
                    RemoteWorkerCommand.self, RemindCommand.self,
                    ItemCommands.Journal.self,
                ]
                    + [ItemCommands.Stats.self]),
            CommandGroup(
                name: "Data",
                subcommands: [
                    WatchCommand.self, SyncCommand.self, CatalogCommand.self, ExportCommand.self,
                    ImportItemsCommand.self,
                ]
                    + [BackupCommand.self, RestoreCommand.self, ParseCommand.self]),
            CommandGroup(
                name: "Set-up",
                subcommands: [SessionCommands.Register.self, LoginCommand.self, SessionCommands.Logout.self]
                    + [SessionCommands.WhoAmI.self, AccountCommand.self, DoctorCommand.self]
                    + [CompletionsCommand.self, DemoCommand.self]),
        ],
        defaultSubcommand: ScanCommand.self
    )

    /// Words that people try for a command with another name.
    private static let everydayWords = [
        "remove": "delete", "consume": "eat", "trash": "waste", "discard": "waste", "throw": "waste",
        "defrost": "thaw", "edit": "fix", "change": "fix", "correct": "fix", "rename": "fix", "buy": "shopping",
    ]

    /// The command that is likely meant by the first of the arguments that should be one and is not; nil when no
    /// command's name is similar, or a file of that name exists.
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
            let known = commands.flatMap(names)
            let meant = everydayWords[argument.lowercased()].flatMap { known.contains($0) ? $0 : nil }
            guard !FileManager.default.fileExists(atPath: argument),
                let match = meant ?? ClosestMatch.nearest(to: argument, in: known)
            else { return nil }
            return (path + [match]).joined(separator: " ")
        }
        return nil
    }

    /// The name of a command, or another one of `names`, that a word may be meant for; nil when none is similar.
    static func nearestCommand(to word: String, or names: [String]) -> String? {
        everydayWords[word] ?? ClosestMatch.nearest(to: word, in: configuration.subcommands.flatMap(Self.names) + names)
    }

    /// Whether the first of some arguments was meant as a command: a word without `/` and `.`, and no file of that
    /// name.
    static func isUnknownCommand(_ arguments: [String]) -> Bool {
        guard let word = arguments.first, !word.isEmpty, !word.hasPrefix("-"), !word.contains("/"), !word.contains(".")
        else { return false }
        return word != "help" && !configuration.subcommands.contains { allNames(of: $0).contains(word) }
            && !FileManager.default.fileExists(atPath: word)
    }

    /// The names of a command; none of one that people do not use.
    private static func names(of command: any ParsableCommand.Type) -> [String] {
        command.configuration.shouldDisplay ? allNames(of: command) : []
    }

    private static func allNames(of command: any ParsableCommand.Type) -> [String] {
        [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
    }
}
