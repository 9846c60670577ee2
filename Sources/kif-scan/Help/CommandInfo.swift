import ArgumentParser
import Foundation

/// A command as the argument parser describes it for tools: its arguments, with their names and help.
struct CommandInfo {
    let arguments: [Argument]

    /// The description of a command, or of a group of options.
    init(of type: any ParsableArguments.Type) {
        let tool = try? JSONDecoder().decode(Tool.self, from: Data(type._dumpHelp().utf8))
        arguments = (tool?.command.arguments ?? []).filter { $0.shouldDisplay && !$0.isAlways }
    }

    /// Whether these are options of the command, each with its value where it takes one.
    func areOptions(_ words: ArraySlice<String>) -> Bool {
        var rest = words
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word != "--", word != "-" else { return false }
            let parts = word.split(separator: "=", maxSplits: 1)
            guard let argument = arguments.first(where: { $0.written.contains(String(parts[0])) }) else { return false }
            let takesValue = argument.kind == .option
            guard parts.count == 1 || takesValue else { return false }
            if takesValue, parts.count == 1, rest.popFirst() == nil { return false }
        }
        return true
    }

    private struct Tool: Decodable {
        struct Command: Decodable {
            let arguments: [Argument]?
        }

        let command: Command
    }

    /// An argument, an option or a flag.
    struct Argument: Decodable {
        enum Kind: String, Decodable {
            case positional, option, flag
        }

        struct Name: Decodable {
            let kind: String
            let name: String

            var written: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: Kind
        let shouldDisplay: Bool
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let defaultValue: String?
        let allValues: [String]?

        /// The names with their dashes, short ones first.
        var written: [String] {
            (names ?? []).map(\.written).sorted { ($0.hasPrefix("--") ? 1 : 0, $0) < ($1.hasPrefix("--") ? 1 : 0, $1) }
        }

        /// Whether it is an argument of every command that says nothing about this one.
        fileprivate var isAlways: Bool {
            written.contains("--version") || written.contains("--help")
        }

        /// What is typed: `-q, --quiet`, `--today <today>` or `<item>`.
        var title: String {
            let value = valueName.map { "<\($0)>" } ?? ""
            switch kind {
            case .positional: return value + (isRepeating ? "..." : "")
            case .flag: return written.joined(separator: ", ")
            case .option: return "\(written.joined(separator: ", ")) \(value)"
            }
        }
    }
}
