public import KeepItFreshDomain

extension DeliverySettings {
    /// What brings codes as the settings say; nil where they name no server that can.
    public func makeDelivery() -> (any OTPDeliveryProviding)? {
        switch self {
        case .smtp(let server, let user, let passwordFile, let from):
            SMTPDelivery(server: server, user: user, passwordFile: passwordFile, from: from)
        case .sendmail(let program, let from): SendmailDelivery(program: program, from: from)
        case .webhook(let address, let tokenFile): WebhookDelivery(address: address, tokenFile: tokenFile)
        case .outbox(let path): OutboxDelivery(path: path)
        case .console: ConsoleDelivery()
        }
    }

    /// What brings mail as the settings say; nil where they name nothing that can.
    public func makeMail() -> (any MailProviding)? {
        makeDelivery() as? any MailProviding
    }

    /// What posts as the settings say; nil where they name no address that can be posted to.
    public func makeWebhook() -> (any WebhookProviding)? {
        makeDelivery() as? any WebhookProviding
    }
}
