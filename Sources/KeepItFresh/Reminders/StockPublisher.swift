package import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
package import KeepItFreshPresentation

/// Keeps what Home Assistant shows of a person's households as it is, by a broker.
///
/// What was published last is in a file beside the database, so that each change is published once, by whichever
/// process comes first, and a broker that does not answer is tried once a minute by all of them together.
package struct StockPublisher: Sendable {
    private static let pause: TimeInterval = 60
    /// How often it is found out whether something has changed.
    private static let step = Duration.seconds(2)

    private let process: CompositionRoot
    private let userId: String
    private let broker: any PublishingProviding
    private let prefix: String
    private let language: MessageLanguage

    /// Publishes in `language` as `settings` say. Nil where no broker is set up.
    package init?(
        _ process: CompositionRoot, userId: String, settings: ReminderSettings, language: MessageLanguage
    ) {
        guard let broker = settings.broker?.makePublisher() else { return nil }
        self.process = process
        self.userId = userId
        self.broker = broker
        prefix = settings.discoveryPrefix
        self.language = language
    }

    /// What was published, by whom ever.
    private struct Published: Codable {
        /// When the broker was tried and had not answered yet; nil once it has.
        var tried: Date?
        /// The state of each household when it was published.
        var states: [String: String] = [:]
    }

    private var file: String { DataLocation.beside(database: process.databasePath, "published") }

    /// Publishes the state of each household that has changed since, and of all on a new day. Failures are left to the
    /// next time.
    package func update(on today: CivilDate, now: Date = Date()) async {
        let data = try? Data(contentsOf: URL(fileURLWithPath: file))
        var published = data.flatMap { try? JSONDecoder().decode(Published.self, from: $0) } ?? Published()
        if let tried = published.tried, (0..<Self.pause).contains(now.timeIntervalSince(tried)) { return }
        let person = process.person(userId)
        guard let contexts = try? await person.households.resolve.contexts(of: userId) else { return }
        for context in contexts {
            guard let (_, seen) = try? await person.inventory(ofHousehold: context.householdId) else { continue }
            let state = "\(seen.epoch)/\(seen.number)/\(today)"
            if published.states[context.householdId] == state { continue }
            // Written before, as this process may end before the broker answers.
            published.tried = now
            store(published)
            guard await publish(context, on: today) else { return }
            published.tried = nil
            published.states[context.householdId] = state
            store(published)
        }
    }

    /// Publishes each change until the task is cancelled, also of other processes.
    package func run(day: @Sendable () -> CivilDate = { .today() }) async {
        while !Task.isCancelled {
            await update(on: day())
            try? await Task.sleep(for: Self.step)
        }
    }

    /// Whether the broker has taken the state of a household.
    private func publish(_ context: HouseholdContext, on today: CivilDate) async -> Bool {
        guard let stock = try? await process.person(userId).reminders(of: context).stock(on: today) else {
            return false
        }
        let messages = HomeAssistantMessages(
            context, prefix: prefix, words: ReminderWords(today: today, language: language))
        do throws(MessageError) { try await broker.publish(messages.state(stock)) } catch { return false }
        return true
    }

    private func store(_ published: Published) {
        guard let data = try? JSONEncoder().encode(published) else { return }
        try? WrittenFile.write(data, to: file, permissions: 0o600)
    }
}
