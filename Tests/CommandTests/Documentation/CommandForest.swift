import Foundation
import Testing

/// What kif-scan understands, as it tells itself: each command with its options.
struct CommandForest {
    private struct Tool: Decodable { let command: Command }

    /// A command, with those below it.
    final class Command: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable { let name: String }
            let names: [Name]?
        }

        let commandName: String
        let aliases: [String]?
        let defaultSubcommand: String?
        let subcommands: [Command]?
        let arguments: [Argument]?

        /// The command below of this name.
        func subcommand(_ name: some StringProtocol) -> Command? {
            subcommands?.first { $0.commandName == name || $0.aliases?.contains(String(name)) == true }
        }

        /// True where it takes the option, which begins with `--`; by itself or by the command that stands for it.
        func takes(_ option: some StringProtocol) -> Bool {
            let name = option.drop { $0 == "-" }
            let isOwn = arguments?.contains { $0.names?.contains { $0.name == name } == true } == true
            return isOwn || defaultSubcommand.flatMap(subcommand)?.takes(option) == true
        }

        /// True where it, or one below it, takes the option.
        func takesSomewhere(_ option: some StringProtocol) -> Bool {
            takes(option) || subcommands?.contains { $0.takesSomewhere(option) } == true
        }
    }

    let root: Command

    init(_ kif: KifScanProcess) throws {
        let told = try kif.run("--experimental-dump-help")
        root = try JSONDecoder().decode(Tool.self, from: Data(told.output.utf8)).command
    }

    /// What a call, in words, has in it that no command understands; nil where it is well. Words in capitals stand for what
    /// a reader puts there.
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
