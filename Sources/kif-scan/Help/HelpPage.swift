import ArgumentParser
import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// The help of a command, in the reader's language: all of it, or what fits on one screen.
struct HelpPage {
    private static let usualRows = 24
    private static let usualColumns = 80
    /// The width of the names of options, where there is room for two columns.
    private static let nameColumns = 26
    private static let minimumColumnsForTwo = 72

    private let path: CommandPath
    private let language = MessageLanguage.environment
    /// The arguments of the command alone, and the options that it has as all commands have them.
    private let own, common: [CommandInfo.Argument]

    /// The columns for help and pages: those of the terminal, as far as lines are easy to read.
    static let columns = min(Terminal.columns(of: STDOUT_FILENO) ?? usualColumns, 120)

    /// The help of the command that `path` names.
    init(_ path: CommandPath) {
        self.path = path
        let titles = Set(CommandInfo(of: CommonOptions.self).arguments.map(\.title))
        let arguments = CommandInfo(of: path.command).arguments
        own = arguments.filter { !titles.contains($0.title) }
        common = arguments.filter { titles.contains($0.title) }
    }

    // MARK: All of it

    /// The whole help: what the command does, its arguments, its options, and those that all commands have.
    var lines: [String] {
        let configuration = path.command.configuration
        var lines = wrapped(translated(configuration.abstract)) + [""] + usage
        if !configuration.discussion.isEmpty { lines += [""] + paragraphs(translated(configuration.discussion)) }
        lines += section(language.words("Arguments"), own.filter { $0.kind == .positional }.flatMap(entry))
        lines += section(language.words("Options"), own.filter { $0.kind != .positional }.flatMap(entry))
        lines += section(language.words("Options of every command"), common.flatMap(entry))
        for group in groups {
            lines += section(
                group.title, group.commands.flatMap { entry(Self.names(of: $0), $0.configuration.abstract) })
        }
        if path.names.count == 1 {
            lines += [""] + wrapped(language.words("Pages of the guide: kif-scan help topics"))
        }
        return lines
    }

    // MARK: One screen

    /// The help in as many lines as a terminal has, so without what every command has, and of each option its first
    /// words.
    var brief: [String] {
        let rows = (Terminal.rows(of: STDOUT_FILENO) ?? Self.usualRows) - 1
        let head = wrapped(translated(path.command.configuration.abstract)) + [""] + usage
        let more = [""] + wrapped(language.words("All of the help: \(path.joined) --help"))
        let full =
            section(nil, own.map(briefEntry))
            + groups.flatMap { group in
                section(group.title, group.commands.map { briefEntry(Self.names(of: $0), $0.configuration.abstract) })
            }
        if head.count + full.count + more.count <= rows { return head + full + more }
        let names = own.map(\.title).joined(separator: "  ")
        let short =
            (names.isEmpty ? [] : [""] + wrapped(language.words("Options: \(names)")))
            + (groups.isEmpty ? [] : [""])
            + groups.flatMap { group in
                wrapped(
                    "\(group.title): \(group.commands.compactMap { $0.configuration.commandName }.joined(separator: " "))"
                )
            }
        return head + short + more
    }

    // MARK: Parts

    /// What is typed.
    private var usage: [String] {
        let text = KifScan.usageString(for: path.command)
        return text.split(separator: "\n").map { "  " + UsageMessage.usage($0.drop { $0 == " " }, in: language) }
    }

    /// The groups of the command's own commands.
    private var groups: [(title: String, commands: [any ParsableCommand.Type])] {
        let configuration = path.command.configuration
        let named = configuration.groupedSubcommands.map { group in
            (translated(group.name), group.subcommands.filter { $0.configuration.shouldDisplay })
        }
        let grouped = configuration.groupedSubcommands.flatMap(\.subcommands)
        let others = configuration.ungroupedSubcommands.filter { $0.configuration.shouldDisplay }
        return named + (others.isEmpty || !grouped.isEmpty ? [] : [(language.words("Commands"), others)])
    }

    private static func names(of command: any ParsableCommand.Type) -> String {
        ([command.configuration.commandName].compactMap(\.self) + command.configuration.aliases).joined(separator: ", ")
    }

    private func section(_ title: String?, _ entries: [String]) -> [String] {
        entries.isEmpty ? [] : [""] + (title.map { ["\($0):"] } ?? []) + entries
    }

    private func entry(_ argument: CommandInfo.Argument) -> [String] {
        var help = translated(argument.abstract ?? "")
        let values = argument.allValues ?? []
        if !values.isEmpty { help += " " + language.words("(one of: \(values.joined(separator: ", ")))") }
        if let usual = argument.defaultValue { help += " " + language.words("(default: \(usual))") }
        return entry(argument.title, rendered: help)
    }

    private func entry(_ name: String, _ help: String) -> [String] {
        entry(name, rendered: translated(help))
    }

    private func entry(_ name: String, rendered help: String) -> [String] {
        guard Self.columns >= Self.minimumColumnsForTwo else {
            return wrapped("  " + name) + TerminalText.wrapped("      " + help, columns: Self.columns)
        }
        let gap = String(repeating: " ", count: Self.nameColumns)
        let lines = TerminalText.wrapped(help, columns: Self.columns - Self.nameColumns)
        guard name.count + 4 <= Self.nameColumns else { return ["  " + name] + lines.map { gap + $0 } }
        let first = "  " + name + String(gap.dropFirst(name.count + 2))
        return zip([first] + Array(repeating: gap, count: lines.count), lines).map { $0 + $1 }
    }

    private func briefEntry(_ argument: CommandInfo.Argument) -> String {
        briefEntry(argument.title, argument.abstract ?? "")
    }

    /// One line: the name, and as many words of its help as fit.
    private func briefEntry(_ name: String, _ help: String) -> String {
        let start = "  " + name + String(repeating: " ", count: max(2, Self.nameColumns - name.count - 2))
        let lines = TerminalText.wrapped(translated(help), columns: max(8, Self.columns - start.count - 2))
        return start + (lines.count > 1 ? lines[0] + " …" : lines[0])
    }

    private func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrapped(String($0)) }
    }

    private func wrapped(_ text: String) -> [String] {
        TerminalText.wrapped(text, columns: Self.columns)
    }

    private func translated(_ text: String) -> String {
        text.isEmpty ? text : Message.collected(text).text(in: language)
    }
}
