import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// The options that every command understands.
struct CommonOptions: ParsableArguments {
    @Option(help: "The civil date to take as today (YYYY-MM-DD).", transform: Self.day)
    var today: CivilDate?

    @Option(name: .customLong("database"), help: "The SQLite file that holds the inventory (made at first use).")
    var databaseFile: String?

    @Flag(help: "Say only what went wrong.")
    var quiet = false

    @Flag(help: "Say also what was read.")
    var verbose = false

    @Flag(name: .customLong("no-color"), help: "Never colour the output (NO_COLOR does the same).")
    var noColor = false

    @Flag(help: "For screen readers: one value a line, no colour, nothing drawn over (KIF_PLAIN=yes does the same).")
    var plain = false

    @Option(
        help: "Log to standard error: trace, debug (a line for each photo), info, notice, warning, error, critical.")
    var logLevel: LogLevel?

    func validate() throws {
        ProcessLog.ask(for: logLevel)
    }

    /// True to put out one value a line, and to draw nothing.
    var isPlain: Bool {
        plain || ProcessSettings.current.text(.plain) == "yes"
    }

    /// The SQLite file given or set; nil for the user's own.
    var database: String? {
        databaseFile ?? ProcessSettings.current.text(.database)
    }

    /// The day given, or the system's civil date.
    var currentDay: CivilDate {
        today ?? .today()
    }

    /// Colours when standard output is a terminal and nothing speaks against it.
    var style: TerminalStyle {
        let refused =
            noColor || isPlain || ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
            || ProcessSettings.current.text(.color) == "never"
        let isTerminal = StandardStreams.outputIsTerminal
        return TerminalStyle(
            isColored: isTerminal && !refused, isPlain: isPlain,
            columns: isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil, language: language)
    }

    /// The language of the environment, where there are words in it.
    var language: MessageLanguage { .environment }

    /// Tells people something, unless they asked for quiet.
    func say(_ line: String) {
        if !quiet { StandardStreams.error(line) }
    }

    private static func day(_ text: String) throws -> CivilDate {
        guard let date = CivilDate(text), date.precision == .day else {
            throw ValidationError("'\(TerminalText.visible(text))' is no date of the form YYYY-MM-DD.")
        }
        return date
    }
}
