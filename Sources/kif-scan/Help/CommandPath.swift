import ArgumentParser

/// A command, and the words by which it is called.
struct CommandPath {
    /// The names, from the program's: `kif-scan`, `household`, `invite`.
    private(set) var names = ["kif-scan"]
    private(set) var command: any ParsableCommand.Type = KifScan.self

    /// The path of `kif-scan` itself.
    init() {}

    /// The command that the first of some words name, as far as they do, and how many of them name it.
    static func leading(_ words: some Sequence<String>) -> (path: CommandPath, count: Int) {
        var path = CommandPath()
        for (count, word) in words.enumerated() {
            guard let next = path.command.configuration.subcommands.first(where: { $0.isCalled(word) }) else {
                return (path, count)
            }
            path.names.append(next.configuration.commandName ?? word)
            path.command = next
        }
        return (path, path.names.count - 1)
    }

    /// Arguments with the options that stand before the command moved behind it: `--database F list` is
    /// `list --database F`, as far as these are options of the command.
    static func withOptionsBehind(_ arguments: [String]) -> [String] {
        guard arguments.first?.hasPrefix("-") ?? false else { return arguments }
        for (index, word) in arguments.enumerated().dropFirst() where !word.hasPrefix("-") {
            let (path, count) = leading(arguments[index...])
            guard count > 0, CommandInfo(of: path.command).areOptions(arguments[..<index]) else { continue }
            let behind = index + count
            return Array(arguments[index..<behind] + arguments[..<index] + arguments[behind...])
        }
        return arguments
    }

    var joined: String { names.joined(separator: " ") }
}

extension ParsableCommand {
    /// Whether a word is a name of the command.
    fileprivate static func isCalled(_ word: String) -> Bool {
        configuration.commandName == word || configuration.aliases.contains(word)
    }
}
