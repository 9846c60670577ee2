import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// Sends the reminders of this machine's user while the server runs, as a timer does: each day from eight o'clock on,
/// by the channels that are set. What was sent before, also by a timer, is not sent again.
struct DailyReminders {
    private static let hour = 8
    private static let pause = Duration.seconds(60)
    /// After a failure, such as a mail server that does not answer.
    private static let retryPause = Duration.seconds(900)

    let process: CompositionRoot
    let userId: String
    let language: MessageLanguage

    /// Sends until the task is cancelled; returns at once where no channel is set.
    func run() async {
        let channels = ProcessSettings.reminderChannels.filter { $0 != .output }
        var lastDay: CivilDate?
        while !channels.isEmpty, !Task.isCancelled {
            var pause = Self.pause
            let today = CivilDate.today()
            if lastDay != today, Calendar.current.component(.hour, from: Date()) >= Self.hour {
                do {
                    if try await send(by: channels, on: today) { lastDay = today } else { pause = Self.retryPause }
                } catch {
                    StandardStreams.error(Message("reminders: \(CommandFailure(error).message)"))
                    pause = Self.retryPause
                }
            }
            try? await Task.sleep(for: pause)
        }
    }

    /// Sends what is due in each household, and returns whether all of it was.
    private func send(by channels: [ReminderChannel], on today: CivilDate) async throws -> Bool {
        let person = process.person(userId)
        var isComplete = true
        for context in try await person.households.resolve.contexts(of: userId) {
            let reminders = try await person.reminders(household: context.householdId)
            let deliveries = try await reminders.send(to: channels, on: today, language: language) { _ in }
            for delivery in deliveries where delivery.error != nil {
                isComplete = false
                if let complaint = delivery.complaint { StandardStreams.error(complaint) }
            }
        }
        return isComplete
    }
}
