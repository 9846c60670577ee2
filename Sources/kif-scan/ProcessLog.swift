import KeepItFresh
import Logging
import Synchronization

/// What this process logs to standard error: nothing, unless somebody asked for it.
enum ProcessLog {
    private static let asked = Mutex<Logger.Level?>(nil)

    /// Notes the level that was given on the command line.
    static func ask(for level: LogLevel?) {
        asked.withLock { $0 = level?.level }
    }

    /// Starts to log from the level that was given or set on. Once.
    static func start() {
        guard let level else {
            return LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        }
        LoggingSystem.bootstrap { StandardErrorLog(label: $0, logLevel: level) }
    }

    /// True when lines may come between those of a report.
    static var isOn: Bool { level != nil }

    private static var level: Logger.Level? {
        let set = ProcessSettings.current.text(.logLevel).flatMap { Logger.Level(rawValue: $0) }
        return asked.withLock { $0 } ?? set
    }
}
