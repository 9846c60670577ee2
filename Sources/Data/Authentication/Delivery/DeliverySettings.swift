package import KeepItFreshDomain

/// How codes and other messages are delivered to users.
package enum DeliverySettings: Equatable, Sendable {
    /// By a mail server: `smtp://host:port`, which must encrypt unless it is this machine, or `smtps://host:port`.
    case smtp(server: String, user: String?, passwordFile: String?, from: String)
    /// By this machine's mail program, which reads a message from standard input.
    case sendmail(program: String, from: String)
    /// By posting JSON to an SMS gateway.
    case webhook(address: String, tokenFile: String?)
    /// By an MQTT broker, to subscribers: `mqtts://host:port`, or `mqtt://host:port` on the own network.
    case mqtt(broker: String, user: String?, passwordFile: String?)
    /// For trials: messages are added to a file.
    case outbox(path: String)
    /// For trials: messages are written to standard error.
    case console
}

extension DeliverySettings {
    /// Makes the adapter that delivers codes; nil when the settings contain an address that is not allowed.
    package func makeDelivery() -> (any OTPDeliveryProviding)? {
        switch self {
        case .smtp(let server, let user, let passwordFile, let from):
            SMTPDelivery(server: server, user: user, passwordFile: passwordFile, from: from)
        case .sendmail(let program, let from): SendmailDelivery(program: program, from: from)
        case .webhook(let address, let tokenFile): WebhookDelivery(address: address, tokenFile: tokenFile)
        case .mqtt: nil
        case .outbox(let path): OutboxDelivery(path: path)
        case .console: ConsoleDelivery()
        }
    }

    /// Makes the adapter that sends mail; nil when there is none for these settings.
    package func makeMail() -> (any MailProviding)? {
        makeDelivery() as? any MailProviding
    }

    /// Makes the adapter that posts to a webhook, which may be on the own network; nil when there is none for these
    /// settings.
    package func makeWebhook() -> (any WebhookProviding)? {
        guard case .webhook(let address, let tokenFile) = self else { return nil }
        return WebhookDelivery(address: address, tokenFile: tokenFile, allowsOwnNetwork: true)
    }

    /// Makes the adapter that publishes to subscribers; nil when there is none for these settings.
    package func makePublisher() -> (any PublishingProviding)? {
        guard case .mqtt(let broker, let user, let passwordFile) = self else { return nil }
        return MQTTDelivery(broker: broker, user: user, passwordFile: passwordFile)
    }
}
