/// A message for subscribers (MQTT).
package struct PublishedMessage: Equatable, Sendable {
    /// The levels of its topic, separated by `/`.
    package let topic: String
    /// A text, in most cases JSON.
    package let payload: String
    /// Whether the broker keeps it for later subscribers, in place of the earlier one of its topic.
    package let isRetained: Bool

    package init(topic: String, payload: String, isRetained: Bool) {
        self.topic = topic
        self.payload = payload
        self.isRetained = isRetained
    }
}
