/// Posts to an address of the web.
public protocol WebhookProviding: Sendable {
    /// Posts JSON under a key that is the same for every try; returns once the server has taken it.
    func post(_ json: String, key: String) async throws(MessageError)
}
