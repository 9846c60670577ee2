public import KeepItFreshDomain

extension ReminderError {
    /// What went wrong and what to do next, in one line for people.
    public var message: String {
        switch self {
        case .invalidThresholds:
            "thresholds are days before, from \(ReminderThresholds.range.lowerBound) to "
                + "\(ReminderThresholds.range.upperBound), at most \(ReminderThresholds.limit) of a kind"
        case .inProgress: "another kif-scan sends reminders of this inventory right now; try again"
        case .notSetUp(.mail): "mail is not set up; the settings mail and mail-from do that (Documentation/SETTINGS.md)"
        case .notSetUp(.webhook):
            "no address is set to post to; the setting remind-webhook does that (Documentation/SETTINGS.md)"
        case .notSetUp(let channel): "\(channel.rawValue) is not set up"
        case .noMailAddress:
            "your account has no confirmed mail address; the setting remind-mail tells where mails go (Documentation/SETTINGS.md)"
        case .noChannel: "say how to remind: --to output, desktop, mail, webhook, or the setting remind-to"
        }
    }
}

extension ReminderDelivery {
    /// What did not arrive and what to do next, in one line for people; nil when all did.
    public var complaint: String? {
        guard let error else { return nil }
        let count = waiting == 1 ? "1 reminder waits" : "\(waiting) reminders wait"
        return "\(channel.rawValue): \(error.message(of: channel)); \(count) for the next time"
    }

    /// What became of it, for scripts.
    public var json: JSONValue {
        .object([
            ("channel", .string(channel.rawValue)), ("sent", .integer(sent)), ("waiting", .integer(waiting)),
            ("error", .text(error.map { $0.message(of: channel) })),
        ])
    }
}

extension ReminderDeliveryError {
    /// What went wrong, in words that follow the channel's name.
    fileprivate func message(of channel: ReminderChannel) -> String {
        switch (self, channel) {
        case (.missing(let program), _): "\(program) is not installed (Debian: libnotify-bin)"
        case (.unreachable, _): "the server gave no answer"
        case (.refused, .desktop): "no desktop took the notification"
        case (.refused, .output): "standard output cannot be written to"
        case (.refused, .mail): "the mail was refused"
        case (.refused, .webhook): "the request was refused"
        }
    }
}
