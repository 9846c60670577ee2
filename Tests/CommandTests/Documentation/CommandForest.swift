import Foundation
import Testing

/// All commands of kif-scan with their options, as it dumps them itself.
struct CommandForest {
    private struct Tool: Decodable { let command: Command }

    /// A command with its subcommands.
    final class Command: Decodable, Sendable {
        struct Argument: Decodable {
            struct Name: Decodable { let name: String }
            let names: [Name]?
        }

        let commandName: String
        let aliases: [String]?
        let defaultSubcommand: String?
        let subcommands: [Command]?
        let arguments: [Argument]?

        /// The subcommand with this name or alias.
        func subcommand(_ name: some StringProtocol) -> Command? {
            subcommands?.first { $0.commandName == name || $0.aliases?.contains(String(name)) == true }
        }

        /// True if the command, or its default subcommand, takes the option, which begins with `--`.
        func takes(_ option: some StringProtocol) -> Bool {
            let name = option.drop { $0 == "-" }
            let isOwn = arguments?.contains { $0.names?.contains { $0.name == name } == true } == true
            return isOwn || defaultSubcommand.flatMap(subcommand)?.takes(option) == true
        }

        /// True if the command, or a subcommand at any depth, takes the option.
        func takesSomewhere(_ option: some StringProtocol) -> Bool {
            takes(option) || subcommands?.contains { $0.takesSomewhere(option) } == true
        }
    }

    /// The built command's, asked for once.
    static let shared = Task { try await CommandForest(KifScanProcess()) }

    let root: Command

    private init(_ kif: KifScanProcess) async throws {
        let dump = try await kif.run("--experimental-dump-help")
        root = try JSONDecoder().decode(Tool.self, from: Data(dump.output.utf8)).command
    }

    /// The first option of a call that its command does not take; nil if all are known.
    func fault(of words: some Sequence<Substring>) -> String? {
        var command = root
        var isName = true
        for word in words.map({ $0.trimmingCharacters(in: CharacterSet(charactersIn: "[]\"'…,")) }) {
            if word.hasPrefix("-") {
                let option = word.split(separator: "=")[0]
                guard !option.hasPrefix("--") || command.takes(option) else {
                    return "\(option) of \(command.commandName)"
                }
                isName = false
            } else if isName, let below = command.subcommand(word) {
                command = below
            } else {
                isName = isName && word == "help"
            }
        }
        return nil
    }
}
