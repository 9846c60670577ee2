package import KeepItFreshDomain

extension ReminderThresholds {
    /// Returns a line for each kind of date with the days on which reminders are sent.
    package func lines(in language: MessageLanguage) -> [String] {
        ReminderThresholds.Kind.allCases.map { kind in
            // Translators: such as "use by (and EXP): 2 days before, on the last day".
            language.words("\(kind.words): \(Self.words(days(of: kind)))")
        }
    }

    /// Returns the object for scripts.
    package func json(household: String) -> JSONValue {
        .object([
            ("household", .string(household)),
            ("useBy", .array(days(of: .useBy).map { .integer($0) })),
            ("bestBefore", .array(days(of: .bestBefore).map { .integer($0) })),
        ])
    }

    private static func words(_ days: [Int]) -> Message {
        // Translators: when reminders are sent.
        guard !days.isEmpty else { return Message("never") }
        return .list(
            days.map { days in
                guard days > 0 else { return Message("on the last day") }
                return Message(days, one: "\(days) day before", other: "\(days) days before")
            })
    }
}

extension ReminderThresholds.Kind {
    fileprivate var words: Message {
        switch self {
        // Translators: EXP is printed on packs.
        case .useBy: Message("use by (and EXP)")
        case .bestBefore: Message("best before (and others)")
        }
    }
}

extension ReminderError {
    /// Says in one line what went wrong and what to do next.
    package var message: Message {
        switch self {
        case .invalidThresholds:
            Message(
                """
                thresholds are days before the date, from \(ReminderThresholds.range.lowerBound) to \
                \(ReminderThresholds.range.upperBound), at most \(ReminderThresholds.maximumCount) for each kind of date
                """)
        case .inProgress: Message("another kif-scan is sending the reminders of this inventory; try again")
        // Translators: mail, mail-from and others are names of settings.
        case .notSetUp(.mail): Message("mail is not set up: set mail and mail-from (see: kif-scan help settings)")
        case .notSetUp(.webhook): Message("the webhook is not set up: set remind-webhook (see: kif-scan help settings)")
        case .notSetUp(.mqtt): Message("MQTT is not set up: set remind-mqtt (see: kif-scan help settings)")
        case .notSetUp(let channel): Message("\(channel.rawValue) is not set up")
        case .noMailAddress:
            Message("your account has no confirmed mail address: set remind-mail (see: kif-scan help settings)")
        case .noChannel:
            Message("choose how to be reminded: --to output, desktop, mail, webhook or mqtt, or the setting remind-to")
        }
    }
}

extension ReminderDelivery {
    /// Says in one line what did not arrive, and why; nil if everything arrived.
    package var complaint: Message? {
        guard let error else { return nil }
        let reason = error.message(of: channel)
        // Translators: {1} is a channel, such as "mail".
        return Message(
            waiting, one: "\(channel.rawValue): \(reason); \(waiting) reminder kept for the next time",
            other: "\(channel.rawValue): \(reason); \(waiting) reminders kept for the next time")
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("channel", .string(channel.rawValue)), ("sent", .integer(sent)), ("waiting", .integer(waiting)),
            ("error", .text(error.map { $0.message(of: channel).english })),
        ])
    }
}

extension ReminderDelivery.Failure {
    /// Says what went wrong, in words that follow the channel's name.
    fileprivate func message(of channel: ReminderChannel) -> Message {
        switch (self, channel) {
        case (.missing(let program), .mqtt):
            Message("\(program) is not installed; install the package libmosquitto1")
        case (.missing(let program), _): Message("\(program) is not installed; install the package libnotify-bin")
        case (.unreachable, _): Message("the server did not answer")
        case (.refused, .desktop): Message("the desktop did not accept the notification")
        case (.refused, .output): Message("standard output cannot be written to")
        case (.refused, .mail): Message("the mail was refused")
        case (.refused, .webhook):
            Message("the request was refused, or the server is not on your own network (then use https)")
        case (.refused, .mqtt):
            Message("the broker refused the messages, or it is not on your own network (then use mqtts)")
        }
    }
}
