import ArgumentParser
import Foundation
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Answers what asks for help: `-h`, `--help`, `help`, `help COMMAND`, `help TOPIC`, and a group of commands alone.
enum HelpRequest {
    /// The lines that arguments ask for; nil when they ask for no help. Throws `CommandFailure` for a topic that there
    /// is none of.
    static func lines(for arguments: [String]) throws -> [String]? {
        if arguments.first == "help" { return try topic(Array(arguments.dropFirst())) }
        let (called, count) = CommandPath.leading(arguments)
        let configuration = called.command.configuration
        if count > 0, count == arguments.count, !configuration.subcommands.isEmpty,
            configuration.defaultSubcommand == nil
        {
            return HelpPage(called).lines
        }
        let options = arguments.prefix { $0 != "--" }
        guard let asked = options.first(where: { $0 == "-h" || $0 == "--help" }) else { return nil }
        let path = CommandPath.leading(CommandPath.withOptionsBehind(arguments.filter { $0 != asked })).path
        let page = HelpPage(path)
        return asked == "-h" ? page.brief : page.lines
    }

    private static func topic(_ words: [String]) throws -> [String] {
        // `help help` and `help household help` ask for what they do without the last word.
        if words.last == "help" { return try topic(words.dropLast()) }
        guard let first = words.first?.lowercased() else { return HelpPage(CommandPath()).lines }
        if words == ["topics"] { return topics }
        let (path, count) = CommandPath.leading(words)
        let page = words.count == 1 ? Page.all.first { $0.topic == first } : nil
        guard count == words.count || page != nil else {
            let names = Page.all.map(\.topic) + ["topics"]
            guard let near = KifScan.nearestCommand(to: first, or: names) else {
                throw CommandFailure(
                    "there is no help on '\(TerminalText.visible(first))'; kif-scan help topics lists all pages",
                    status: .usage)
            }
            throw CommandFailure(
                "there is no help on '\(TerminalText.visible(first))'; did you mean: kif-scan help \(near)",
                status: .usage)
        }
        let style = TerminalStyle(isColored: StandardStreams.outputIsTerminal && !ProcessInfo.forbidsColor)
        let text = page?.lines(columns: HelpPage.columns, style: style) ?? []
        if count == 0 { return text }
        return HelpPage(path).lines + (text.isEmpty ? [] : [""] + text)
    }

    private static var topics: [String] {
        let width = (Page.all.map(\.topic.count).max() ?? 0) + 2
        return Page.all.map { page in
            page.topic + String(repeating: " ", count: width - page.topic.count) + page.title
        }
    }
}
