import ArgumentParser
import KeepItFreshDomain
import KeepItFreshPresentation

/// What the argument parser says of arguments that cannot be used, in the reader's language. Its texts are in English
/// and have no keys, so each kind is known by its words; one that is not known is shown as it is.
struct UsageMessage {
    private let message: Message
    /// The help of the option that is meant, and how the command is used.
    private let context: [String]

    /// The language of these messages: English for a program that asked for JSON.
    static let language: MessageLanguage = asksForJSON ? .english : .environment

    /// Whether the arguments ask for JSON.
    static let asksForJSON = CommandLine.arguments.prefix { $0 != "--" }.contains {
        $0 == "--json" || $0 == "--json-lines"
    }

    /// Reads an error of the argument parser.
    init(_ error: any Error) {
        message = Self.translatable(Self.lines(of: KifScan.message(for: error)).joined(separator: "\n"))
        context = Array(
            Self.lines(of: KifScan.fullMessage(for: error)).drop { !$0.hasPrefix("Help: ") && !$0.hasPrefix("Usage: ") }
        )
    }

    /// The lines of the parser's text, which quotes arguments as they were given, safe to show.
    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { TerminalText.visible(String($0)) }
    }

    /// The message in English, for programs.
    var english: String { message.english }

    /// The lines for people.
    var lines: [String] {
        let language = Self.language
        return ["kif-scan: \(message.text(in: language))"]
            + context.map { line in
                if let option = line.wholeMatch(of: /Help:\s+(.+?)  (.+)/) {
                    let help = Message.collected(String(option.2)).text(in: language)
                    return "  \(option.1)  \(help)"
                }
                if let usage = line.wholeMatch(of: /Usage: (.+)/) {
                    return language.words("Usage: \(Self.usage(usage.1, in: language))")
                }
                if let see = line.wholeMatch(of: /\s+See '(.+)' for more information\./) {
                    return language.words("More: \(String(see.1))")
                }
                return line
            }
    }

    /// Returns a line of the argument parser on what is typed, with the reader's word for options. Placeholders stay as
    /// they are.
    static func usage(_ line: some StringProtocol, in language: MessageLanguage) -> String {
        let options = language.words("[options]")
        return ["[<options>]", "<options>", "[options]"].first(where: line.contains)
            .map { line.split(separator: $0, omittingEmptySubsequences: false).joined(separator: options) }
            ?? String(line)
    }

    private static func translatable(_ text: String) -> Message {
        if let found = text.wholeMatch(of: /Unknown option '(.+?)'\. Did you mean '(.+)'\?/) {
            return Message("unknown option '\(String(found.1))'; did you mean '\(String(found.2))'?")
        }
        if let found = text.wholeMatch(of: /Unknown option '(.+)'\n\s+or: Missing value for '(.+)' in '.+'/) {
            let (option, value) = (String(found.1), String(found.2))
            return Message("unknown option '\(option)', or the value of '\(value)' is missing")
        }
        if let found = text.wholeMatch(of: /Unknown option '(.+)'/) {
            return Message("unknown option '\(String(found.1))'")
        }
        if let found = text.wholeMatch(of: /Missing value for '(.+)'/) {
            return Message("the value of '\(String(found.1))' is missing")
        }
        if let found = text.wholeMatch(of: /The option '(.+)' does not take any value, but '(.*)' was specified\./) {
            return Message("the option '\(String(found.1))' takes no value, and '\(String(found.2))' was given")
        }
        if let found = text.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) (.+)/) {
            return Message("not expected: \(String(found.1))")
        }
        if let found = text.wholeMatch(of: /Value to be set with flag (.+) had already been set with flag (.+)/) {
            return Message("\(String(found.2)) and \(String(found.1)) exclude each other")
        }
        if let found = text.wholeMatch(of: /(?:Missing expected argument|Missing one of:) (.+)/) {
            return Message("missing: \(String(found.1))")
        }
        if let found = text.wholeMatch(of: /(?s)The value '(.*)' is invalid for '(.+?)'(.*)/) {
            return invalid(String(found.1), String(found.2), String(found.3))
        }
        return .verbatim(text)
    }

    private static func invalid(_ value: String, _ option: String, _ rest: String) -> Message {
        // What an option's own rule says is in the reader's language already.
        if let own = rest.wholeMatch(of: /(?s): (.+)/) { return .verbatim(String(own.1)) }
        guard let list = rest.wholeMatch(of: /(?s)\. Please provide one of (?:the following:)?(.+?)\.?/) else {
            return Message("'\(value)' is not possible for '\(option)'")
        }
        let values = list.1.matches(of: /[^\s',]+/).map { String($0.output) }.filter {
            $0 != "and" && $0 != "or" && $0 != "-"
        }
        return Message("'\(value)' is not possible for '\(option)'; possible: \(values.joined(separator: ", "))")
    }
}
