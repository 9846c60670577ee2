package import KeepItFreshDomain

/// Publishes the state of the stock, and an event for each reminder, by MQTT.
package struct PublishedReminderChannel: ReminderChannelProviding {
    package let channel = ReminderChannel.mqtt
    package let isOneByOne = true
    package let showsStock = true

    private let publisher: any PublishingProviding
    private let state: @Sendable (StockState) -> [PublishedMessage]
    private let event: @Sendable (ReminderNotice) -> [PublishedMessage]

    /// A channel over `publisher`; `state` and `event` write the messages.
    package init(
        by publisher: any PublishingProviding, state: @escaping @Sendable (StockState) -> [PublishedMessage],
        event: @escaping @Sendable (ReminderNotice) -> [PublishedMessage]
    ) {
        self.publisher = publisher
        self.state = state
        self.event = event
    }

    package func show(_ stock: StockState) async throws(ReminderDelivery.Failure) {
        try await publish(state(stock))
    }

    package func deliver(_ notice: ReminderNotice) async throws(ReminderDelivery.Failure) {
        try await publish(event(notice))
    }

    private func publish(_ messages: [PublishedMessage]) async throws(ReminderDelivery.Failure) {
        do throws(MessageError) { try await publisher.publish(messages) } catch {
            throw ReminderDelivery.Failure(error)
        }
    }
}
