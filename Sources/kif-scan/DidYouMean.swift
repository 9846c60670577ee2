import ArgumentParser
import Foundation
import KeepItFresh

/// Asks whether a mistyped command was meant.
enum DidYouMean {
    /// The question about the first of these arguments that is no command where one can stand; nil when none is near, or
    /// a file of that name is there.
    static func question(about arguments: [String]) -> String? {
        var commands: [any ParsableCommand.Type] = KifScan.configuration.subcommands
        var path = ["kif-scan"]
        for argument in arguments {
            guard !argument.hasPrefix("-"), !commands.isEmpty else { return nil }
            if let command = commands.first(where: { names(of: $0).contains(argument) }) {
                path.append(argument)
                commands = command.configuration.subcommands
                continue
            }
            guard !FileManager.default.fileExists(atPath: argument),
                let near = NearName.nearest(to: argument, in: commands.flatMap(names))
            else { return nil }
            return "did you mean: \((path + [near]).joined(separator: " "))"
        }
        return nil
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        guard command.configuration.shouldDisplay else { return [] }
        return [command.configuration.commandName].compactMap(\.self) + command.configuration.aliases
    }
}
