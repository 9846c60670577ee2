/// Publishes to subscribers.
package protocol PublishingProviding: Sendable {
    /// Publishes messages, each at least once, and returns once the broker has accepted all of them.
    func publish(_ messages: [PublishedMessage]) async throws(MessageError)
}
