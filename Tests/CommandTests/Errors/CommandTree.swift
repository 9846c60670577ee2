import Foundation

/// The commands of the program, as `--experimental-dump-help` lists them.
struct CommandTree: Decodable {
    struct Command: Decodable {
        let commandName: String
        let aliases: [String]?
        let defaultSubcommand: String?
        let subcommands: [Command]?
    }

    let command: Command

    /// The commands without subcommands, each by its path.
    var leaves: [[String]] {
        Self.leaves(of: command).map { Array($0.dropFirst()) }
    }

    /// The command that these arguments call.
    func path(of arguments: [String]) -> [String] {
        var path: [String] = []
        var command = command
        var rest = arguments[...]
        while let commands = command.subcommands, !commands.isEmpty {
            let name = rest.first
            if let next = commands.first(where: { $0.commandName == name || $0.aliases?.contains(name ?? "") == true })
            {
                rest = rest.dropFirst()
                command = next
            } else if let next = commands.first(where: { $0.commandName == command.defaultSubcommand }) {
                command = next
            } else {
                return path
            }
            path.append(command.commandName)
        }
        return path
    }

    private static func leaves(of command: Command) -> [[String]] {
        let commands = (command.subcommands ?? []).filter { $0.commandName != "help" }
        guard !commands.isEmpty else { return [[command.commandName]] }
        return commands.flatMap(leaves).map { [command.commandName] + $0 }
    }
}
