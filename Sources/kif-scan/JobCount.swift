import ArgumentParser
import KeepItFresh

/// How many photos are in work at once, as it is given in an argument.
enum JobCount {
    /// Throws where the setting of that name would be refused too.
    static func validate(_ jobs: Int?) throws {
        guard jobs.map(Setting.jobs.isSound) ?? true else {
            throw ValidationError("--jobs needs a number from 1 to 1024.")
        }
    }
}
