import Foundation
package import KeepItFreshDomain
import KeepItFreshLabels
package import KeepItFreshPresentation

/// What a server does for this machine's user besides answering: it sends reminders, as a timer does, and keeps what
/// Home Assistant shows as it is. What was sent before, also by a timer, is not sent again.
package struct DailyWork: Sendable {
    private static let pause = Duration.seconds(60)
    /// After a failure, such as a mail server that does not answer.
    private static let retryPause = Duration.seconds(900)

    /// The channels by which reminders are sent; with none, nothing is done.
    package var channels: [ReminderChannel] = []
    /// Reminders are sent each day from this hour on, by the machine's clock.
    package var hour = 8
    package var language = MessageLanguage.english
    /// Where they are sent. Asked each time, so that what is wrong can be mended while the server runs.
    package var settings: @Sendable () throws -> ReminderSettings = { try ReminderSettings(environment: [:]) }
    /// Gets what could not be sent.
    package var report: @Sendable (Fault) -> Void = { _ in }

    /// By no channels.
    package init() {}

    /// What could not be sent.
    package enum Fault: Sendable {
        /// Nothing, for this reason.
        case failure(any Error)
        /// What was for one channel.
        case delivery(ReminderDelivery)
    }

    /// Works until the task is cancelled; returns at once where there is nothing to do, or nobody is signed in.
    package func run(_ process: CompositionRoot) async {
        guard !channels.isEmpty, let user = await user(process) else { return }
        await withDiscardingTaskGroup { group in
            group.addTask { await remind(user, process) }
            guard channels.contains(.mqtt), let settings = try? settings(),
                let publisher = StockPublisher(process, userId: user, settings: settings, language: language)
            else { return }
            group.addTask { await publisher.run() }
        }
    }

    /// The person that reminders are sent to; nil where nobody is signed in, or the task was cancelled.
    private func user(_ process: CompositionRoot) async -> String? {
        while !Task.isCancelled {
            do {
                return try await process.signIn().serviceUser()
            } catch {
                report(.failure(error))
                try? await Task.sleep(for: Self.retryPause)
            }
        }
        return nil
    }

    private func remind(_ user: String, _ process: CompositionRoot) async {
        let channels = channels.filter { $0 != .output }
        var lastDay: CivilDate?
        while !channels.isEmpty, !Task.isCancelled {
            var pause = Self.pause
            let today = CivilDate.today()
            if lastDay != today, Calendar.current.component(.hour, from: Date()) >= hour {
                do {
                    if try await send(by: channels, to: user, process, on: today) {
                        lastDay = today
                    } else {
                        pause = Self.retryPause
                    }
                } catch {
                    report(.failure(error))
                    pause = Self.retryPause
                }
            }
            try? await Task.sleep(for: pause)
        }
    }

    /// Sends what is due in each household, and returns whether all of it was.
    private func send(
        by channels: [ReminderChannel], to user: String, _ process: CompositionRoot, on today: CivilDate
    ) async throws -> Bool {
        var isComplete = true
        let person = process.person(user)
        for context in try await person.households.resolve.contexts(of: user) {
            let deliveries = try await person.reminders(household: context.householdId).send(
                to: channels, settings(), on: today, language: language
            ) { _ in }
            for delivery in deliveries where delivery.error != nil {
                isComplete = false
                report(.delivery(delivery))
            }
        }
        return isComplete
    }
}
