/// Posts to a web address.
package protocol WebhookProviding: Sendable {
    /// Posts JSON or a plain text under a key that is the same for every try, and returns once the server has accepted
    /// it.
    func post(_ body: String, isJSON: Bool, key: String) async throws(MessageError)
}
