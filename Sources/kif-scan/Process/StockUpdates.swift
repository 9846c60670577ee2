import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Synchronization

/// Keeps what Home Assistant shows as it is, where reminders go there (`remind-to` with `mqtt`).
struct StockUpdates: Sendable {
    /// How long a command waits for the broker before it ends.
    private static let patience = Duration.milliseconds(300)
    /// Those of the inventory that this command has opened.
    private static let opened = Mutex<StockUpdates?>(nil)

    private let publisher: StockPublisher
    private let day: @Sendable () -> CivilDate

    /// Nil where no broker is set up. `day` is today.
    init?(
        _ process: CompositionRoot, userId: String, language: MessageLanguage,
        day: @escaping @Sendable () -> CivilDate
    ) {
        guard ProcessSettings.reminderChannels.contains(.mqtt), let settings = try? ProcessSettings.current.reminders(),
            let publisher = StockPublisher(process, userId: userId, settings: settings, language: language)
        else { return nil }
        self.publisher = publisher
        self.day = day
    }

    /// Publishes what this command changes, once it ends.
    func publishAtEnd() {
        Self.opened.withLock { $0 = self }
    }

    /// Publishes what the command has changed, as far as the broker answers soon enough.
    static func finish() async {
        guard let updates = opened.withLock({ $0 }) else { return }
        let (done, continuation) = AsyncStream<Void>.makeStream()
        let publishing = Task {
            await updates.publisher.update(on: updates.day())
            continuation.finish()
        }
        let waiting = Task {
            try? await Task.sleep(for: patience)
            continuation.finish()
        }
        for await _ in done {}
        publishing.cancel()
        waiting.cancel()
    }

    /// Publishes each change from now on, while this command runs.
    static func follow() {
        guard let updates = opened.withLock({ $0 }) else { return }
        Task { await updates.publisher.run(day: updates.day) }
    }
}
