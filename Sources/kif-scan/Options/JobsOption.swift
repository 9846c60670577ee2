import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// How many photos are read at once.
struct JobsOption: ParsableArguments {
    @Option(
        name: [.customShort("j", allowingJoined: true), .customLong("jobs")],
        help: ArgumentHelp(
            "How many photos to process at once (default: the number of processors).", valueName: "jobs"))
    var given: Int?

    func validate() throws {
        guard given.map(Setting.jobs.isValid) ?? true else {
            throw usageError("--jobs needs a number from 1 to 1024.")
        }
    }

    /// The number that is given or set; nil for that of the processors.
    var count: Int? {
        given ?? ProcessSettings.current.number(.jobs)
    }
}
