import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import KeepItFreshPresentation

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @Option(help: "The date to use as today (YYYY-MM-DD).", transform: Self.day)
    var today: CivilDate?

    @Option(name: .customLong("database"), help: "The SQLite file that holds the inventory (created at first use).")
    var databaseFile: String?

    @Flag(name: .shortAndLong, help: "Print only what went wrong.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Also print what was read.")
    var verbose = false

    @Flag(name: .customLong("no-color"), help: "Print without colour (NO_COLOR does the same).")
    var noColor = false

    @Flag(help: "For screen readers: one value per line, no colour, no redrawing (KIF_PLAIN=yes does the same).")
    var plain = false

    @Option(
        help: "Log to standard error: trace, debug (a line for each photo), info, notice, warning, error, critical.")
    var logLevel: ProcessLog.Level?

    func validate() throws {
        ProcessLog.setLevel(logLevel)
    }

    /// Whether to print one value per line and draw nothing.
    var isPlain: Bool {
        plain || ProcessSettings.current.text(.plain) == "yes"
    }

    /// The SQLite file that is given or set, or the copy of a server's households in use; nil for the user's own.
    var database: String? {
        givenDatabase ?? DataLocation.copyInUse()
    }

    /// The PostgreSQL database that is set; nil where a file is given, or a copy in use.
    var postgres: PostgresAccess? {
        database == nil ? PostgresAccess(ProcessSettings.current) : nil
    }

    /// The SQLite file that is given or set.
    var givenDatabase: String? {
        databaseFile ?? ProcessSettings.current.text(.database)
    }

    /// The day given, or the system's civil date.
    var currentDay: CivilDate {
        today ?? .today()
    }

    /// Uses colours if standard output is a terminal and no option or setting forbids them.
    var style: TerminalStyle {
        let refused =
            noColor || isPlain || ProcessInfo.forbidsColor
            || ProcessSettings.current.text(.color) == "never"
        let isTerminal = StandardStreams.outputIsTerminal
        return TerminalStyle(
            isColored: isTerminal && !refused, isPlain: isPlain,
            columns: isTerminal ? Terminal.columns(of: STDOUT_FILENO) : nil, language: language)
    }

    /// The language of the environment, or English if messages are not available in it; in plain style with dates in
    /// digits.
    var language: MessageLanguage {
        isPlain || ProcessSettings.current.text(.dates) == "iso"
            ? MessageLanguage.environment.withISODates : .environment
    }

    /// Prints a message for people, unless `--quiet` is given.
    func say(_ phrase: Message.Phrase) {
        say(Message(phrase))
    }

    /// Prints a message for people, unless `--quiet` is given.
    func say(_ message: Message) {
        if !quiet { say(line: message.text(in: language)) }
    }

    /// Prints a line for people, unless `--quiet` is given.
    func say(line: String) {
        if !quiet { StandardStreams.error(line) }
    }

    private static func day(_ text: String) throws -> CivilDate {
        guard let date = CivilDate(text), date.precision == .day else {
            throw usageError("'\(TerminalText.visible(text))' is not a date of the form YYYY-MM-DD.")
        }
        return date
    }
}

extension ProcessInfo {
    /// Whether the environment asks for text without colours (https://no-color.org).
    static var forbidsColor: Bool { processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false }
}
