import Foundation
import KeepItFreshPresentation
import Logging

/// Writes a log's lines to standard error.
struct StandardErrorLog: LogHandler {
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
