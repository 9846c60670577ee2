public import KeepItFreshAuthentication
public import KeepItFreshDomain

/// How reminders reach who runs the command.
public struct ReminderSettings: Equatable, Sendable {
    /// How mail goes out; nil when it does not.
    public var mail: DeliverySettings?
    /// Where mails go; nil for the user's own proven address.
    public var recipient: EmailAddress?
    /// What is posted to; nil for nothing.
    public var webhook: DeliverySettings?

    /// Settings; nothing is set up but what is given.
    public init(
        mail: DeliverySettings? = nil, recipient: EmailAddress? = nil, webhook: DeliverySettings? = nil
    ) {
        self.mail = mail
        self.recipient = recipient
        self.webhook = webhook
    }

    /// The settings that variables named `KIF_…` hold. Throws `SettingError` for one that cannot be understood.
    public init(environment: [String: String]) throws(SettingError) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        mail = try AuthSettings(environment: environment).mail
        recipient = value("KIF_REMIND_MAIL").flatMap { EmailAddress($0) }
        webhook = try value("KIF_REMIND_WEBHOOK").map { address throws(SettingError) in
            let settings = DeliverySettings.webhook(
                address: address, tokenFile: value("KIF_REMIND_WEBHOOK_TOKEN_FILE"))
            guard settings.makeWebhook() != nil else {
                throw SettingError(name: "KIF_REMIND_WEBHOOK", expected: "https://…")
            }
            return settings
        }
    }
}
