import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation
import Logging
import Synchronization

/// Logs to standard error if a level is given or set; otherwise logs nothing.
enum ProcessLog {
    private static let given = Mutex<Logger.Level?>(nil)

    /// Sets the level that was given on the command line.
    static func setLevel(_ level: Level?) {
        given.withLock { $0 = level?.level }
    }

    /// Starts logging at the level that is given or set. Call it once.
    static func start() {
        guard let level else {
            return LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        }
        LoggingSystem.bootstrap { Handler(label: $0, logLevel: level) }
    }

    /// Whether log lines can appear between those of a report.
    static var isOn: Bool { level != nil }

    private static var level: Logger.Level? {
        let set = ProcessSettings.current.text(.logLevel).flatMap { Logger.Level(rawValue: $0) }
        return given.withLock { $0 } ?? set
    }

    /// A level as an argument.
    struct Level: ExpressibleByArgument {
        let level: Logger.Level

        init?(argument: String) {
            guard let level = Logger.Level(rawValue: argument) else { return nil }
            self.level = level
        }

        static let allValueStrings = Logger.Level.allCases.map(\.rawValue)
    }

    /// Writes log lines to standard error.
    private struct Handler: LogHandler {
        let label: String
        var logLevel: Logger.Level
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let fields = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues { "\($0)" }
            StandardStreams.error(
                LogLine.text(
                    level: event.level.rawValue, label: label, message: "\(event.message)", fields: fields, at: Date()))
        }
    }
}
