package import KeepItFreshDomain

extension ReminderThresholds {
    /// A line for each kind of date with the days on which reminders are sent.
    package var lines: [String] {
        ReminderThresholds.Kind.allCases.map { "\($0.words): \(Self.words(days(of: $0)))" }
    }

    /// Returns the object for scripts.
    package func json(household: String) -> JSONValue {
        .object([
            ("household", .string(household)),
            ("useBy", .array(days(of: .useBy).map { .integer($0) })),
            ("bestBefore", .array(days(of: .bestBefore).map { .integer($0) })),
        ])
    }

    private static func words(_ days: [Int]) -> String {
        guard !days.isEmpty else { return "never" }
        return days.map { days in
            switch days {
            case 0: "on the last day"
            case 1: "1 day before"
            default: "\(days) days before"
            }
        }.joined(separator: ", ")
    }
}

extension ReminderThresholds.Kind {
    fileprivate var words: String {
        switch self {
        case .useBy: "use by (and EXP)"
        case .bestBefore: "best before (and others)"
        }
    }
}

extension ReminderError {
    /// Says in one line what went wrong and what to do next.
    package var message: String {
        switch self {
        case .invalidThresholds:
            "thresholds are days before the date, from \(ReminderThresholds.range.lowerBound) to "
                + "\(ReminderThresholds.range.upperBound), at most \(ReminderThresholds.maximumCount) for each kind of date"
        case .inProgress: "another kif-scan is sending the reminders of this inventory; try again"
        case .notSetUp(.mail): "mail is not set up: set mail and mail-from (see Documentation/SETTINGS.md)"
        case .notSetUp(.webhook): "the webhook is not set up: set remind-webhook (see Documentation/SETTINGS.md)"
        case .notSetUp(.mqtt): "MQTT is not set up: set remind-mqtt (see Documentation/SETTINGS.md)"
        case .notSetUp(let channel): "\(channel.rawValue) is not set up"
        case .noMailAddress:
            "your account has no confirmed mail address: set remind-mail (see Documentation/SETTINGS.md)"
        case .noChannel:
            "choose how to be reminded: --to output, desktop, mail, webhook or mqtt, or the setting remind-to"
        }
    }
}

extension ReminderDelivery {
    /// Says in one line what did not arrive, and why; nil if everything arrived.
    package var complaint: String? {
        guard let error else { return nil }
        let count = plural(waiting, "reminder")
        return "\(channel.rawValue): \(error.message(of: channel)); \(count) kept for the next time"
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("channel", .string(channel.rawValue)), ("sent", .integer(sent)), ("waiting", .integer(waiting)),
            ("error", .text(error.map { $0.message(of: channel) })),
        ])
    }
}

extension ReminderDelivery.Failure {
    /// Says what went wrong, in words that follow the channel's name.
    fileprivate func message(of channel: ReminderChannel) -> String {
        switch (self, channel) {
        case (.missing(let program), .mqtt): "\(program) is not installed (Debian: libmosquitto1)"
        case (.missing(let program), _): "\(program) is not installed (Debian: libnotify-bin)"
        case (.unreachable, _): "the server did not answer"
        case (.refused, .desktop): "the desktop did not accept the notification"
        case (.refused, .output): "standard output cannot be written to"
        case (.refused, .mail): "the mail was refused"
        case (.refused, .webhook): "the request was refused, or the server is not on your own network (then use https)"
        case (.refused, .mqtt): "the broker refused, or it is not on your own network (then use mqtts)"
        }
    }
}
