package import KeepItFreshAuthentication
package import KeepItFreshDomain
package import KeepItFreshPresentation

/// Where reminders are sent.
package struct ReminderSettings: Equatable, Sendable {
    /// How mail is sent; nil when mail is not set up.
    package var mail: DeliverySettings?
    /// The recipient of mails; nil for the user's own verified address.
    package var recipient: EmailAddress?
    /// The webhook that reminders are posted to; nil when none is set up.
    package var webhook: DeliverySettings?
    /// What is posted to it; nil for all values in JSON.
    package var webhookBody: ReminderTemplate?
    /// How often messages are sent.
    package var digest: ReminderDigest
    /// The MQTT broker; nil when none is set up.
    package var broker: DeliverySettings?
    /// The beginning of the topics of Home Assistant's discovery.
    package var discoveryPrefix: String

    /// Settings from the variables `KIF_…`. Throws `UserSettings.InvalidValue`.
    package init(environment: [String: String]) throws(UserSettings.InvalidValue) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        mail = try AuthSettings(environment: environment).mail
        recipient = value("KIF_REMIND_MAIL").flatMap { EmailAddress($0) }
        webhook = try value("KIF_REMIND_WEBHOOK").map { address throws(UserSettings.InvalidValue) in
            let settings = DeliverySettings.webhook(
                address: address, tokenFile: value("KIF_REMIND_WEBHOOK_TOKEN_FILE"))
            guard settings.makeWebhook() != nil else {
                throw UserSettings.InvalidValue(.remindWebhook)
            }
            return settings
        }
        webhookBody = value("KIF_REMIND_WEBHOOK_BODY").flatMap { ReminderTemplate($0) }
        broker = try value("KIF_REMIND_MQTT").map { address throws(UserSettings.InvalidValue) in
            let settings = DeliverySettings.mqtt(
                broker: address, user: value("KIF_REMIND_MQTT_USER"),
                passwordFile: value("KIF_REMIND_MQTT_PASSWORD_FILE"))
            guard settings.makePublisher() != nil else {
                throw UserSettings.InvalidValue(.remindBroker)
            }
            return settings
        }
        digest = value("KIF_REMIND_DIGEST").flatMap(ReminderDigest.init) ?? .daily
        discoveryPrefix = value("KIF_REMIND_MQTT_PREFIX") ?? HomeAssistantMessages.usualPrefix
    }
}
