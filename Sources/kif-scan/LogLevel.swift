import ArgumentParser
import Logging

/// A level of the log as it is given in an argument.
struct LogLevel: ExpressibleByArgument {
    let level: Logger.Level

    init?(argument: String) {
        guard let level = Logger.Level(rawValue: argument) else { return nil }
        self.level = level
    }

    static let allValueStrings = Logger.Level.allCases.map(\.rawValue)
}
