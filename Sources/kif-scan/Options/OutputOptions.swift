import ArgumentParser
import KeepItFreshDomain
import KeepItFreshPresentation

/// The options of the commands about accounts and households.
struct OutputOptions: ParsableArguments {
    @Flag(help: "Write JSON, one object per line.")
    var json = false

    @OptionGroup var common: CommonOptions

    /// Prints the result of a command: an object with `--json`, otherwise a line for people.
    func report(_ value: JSONValue, _ message: @autoclosure () -> Message) {
        if json { StandardStreams.output(value.line) } else { common.say(message()) }
    }

    /// Prints one of the things that a command lists.
    func list(_ value: @autoclosure () -> JSONValue, _ line: @autoclosure () -> String) {
        StandardStreams.output(json ? value().line : line())
    }
}
