public import KeepItFreshDomain

/// How reminders reach who runs the command.
extension Setting {
    static let reminding = [
        remindTo,
        Setting("remind-mail", form: "a mail address") { EmailAddress($0) != nil },
        Setting("remind-webhook", .secret, form: "https://…"),
        Setting("remind-webhook-token-file", form: "the path of a file"),
    ]

    /// By which channels.
    public static let remindTo = Setting("remind-to", form: "channels such as desktop,mail") {
        ReminderChannel.list($0) != nil
    }
}

extension ReminderChannel {
    /// The channels in a list such as `desktop,mail`, each once; nil when one of them is none.
    public static func list(_ text: String) -> [ReminderChannel]? {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        let channels = names.compactMap(ReminderChannel.init)
        guard channels.count == names.count else { return nil }
        return channels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
