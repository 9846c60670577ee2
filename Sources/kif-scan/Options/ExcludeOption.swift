import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// What is left out of folders.
struct ExcludeOption: ParsableArguments {
    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp(
            "Leave out files and folders with such names, for instance Screenshots or *.png; may be repeated.",
            valueName: "pattern"))
    var given: [String] = []

    func validate() throws {
        guard given.allSatisfy(Setting.exclude.isValid) else {
            throw usageError("--exclude needs a name or a pattern, such as Screenshots or *.png.")
        }
    }

    /// The patterns that are given or set.
    var patterns: [String] {
        given.isEmpty ? Setting.patterns(in: ProcessSettings.current.text(.exclude) ?? "") : given
    }
}
