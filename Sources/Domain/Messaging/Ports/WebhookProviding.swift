/// Posts to a web address.
package protocol WebhookProviding: Sendable {
    /// Posts JSON under a key that is the same for every try, and returns once the server has accepted it.
    func post(_ json: String, key: String) async throws(MessageError)
}
