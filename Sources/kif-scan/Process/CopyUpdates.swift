import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Synchronization

/// Exchanges with the server on whose copy a command works, and says what is to be known about it. A command waits at
/// most a second for it, and not at all within a minute after the server could not be reached.
struct CopyUpdates: Sendable {
    private static let patience = Duration.seconds(1)
    /// A watch keeps nobody waiting.
    private static let watchPatience = Duration.seconds(30)
    private static let interval: TimeInterval = 60
    /// Those of the inventory that this command has opened.
    private static let opened = Mutex<CopyUpdates?>(nil)

    private let copy: ServerCopy
    private let householdId: String
    private let language: MessageLanguage
    /// Says a line; nil where only what went wrong is to be said.
    private let say: (@Sendable (String) -> Void)?

    /// Nil for a database that is no copy. Throws `DataError`.
    init?(
        _ process: CompositionRoot, _ context: HouseholdContext, language: MessageLanguage,
        say: (@Sendable (String) -> Void)?
    ) async throws {
        guard let copy = try await ServerCopy(process) else { return nil }
        (self.copy, self.language, self.say, householdId) = (copy, language, say, context.householdId)
    }

    /// Exchanges what this command changes, once it ends.
    func exchangeAtEnd() {
        Self.opened.withLock { $0 = self }
    }

    /// Brings the copy up to date unless it was a minute ago, and says of when it is if that fails.
    func refresh(say: (String) -> Void) async {
        guard let status = try? await copy.status(), !Self.isWithinInterval(status.reachedAt) else { return }
        if Self.mayTry(status) { await exchange(for: Self.patience) }
        guard self.say != nil, let status = try? await copy.status(), !Self.isWithinInterval(status.reachedAt),
            let age = status.age(on: .today())
        else { return }
        say(age.text(in: language))
    }

    /// Sends what the command has changed, as far as the server answers soon enough, and says what was refused and what
    /// still waits.
    static func finish() async {
        guard let updates = opened.withLock({ $0 }) else { return }
        if let status = try? await updates.copy.status(), status.waiting > 0, mayTry(status) {
            await updates.exchange(for: patience)
        }
        await updates.sayWhatIsNew()
        guard let status = try? await updates.copy.status(), isWithinInterval(status.failedAt),
            let message = status.waitingMessage
        else { return }
        updates.say(message)
    }

    /// Exchanges each minute from now on, while this command runs; of photos with their small pictures, which `worker`
    /// makes.
    static func follow(pictures worker: WorkerProgram) {
        guard let updates = opened.withLock({ $0 }) else { return }
        Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(interval))
                await exchangeNow(pictures: worker, updates)
            }
        }
    }

    /// Exchanges what was scanned until now.
    static func exchangeNow(pictures worker: WorkerProgram) async {
        guard let updates = opened.withLock({ $0 }) else { return }
        await exchangeNow(pictures: worker, updates)
    }

    /// Makes the small pictures of photos that are to be sent.
    static func makePictures(by worker: WorkerProgram) async {
        await opened.withLock { $0 }?.copy.makePictures(by: worker)
    }

    private static func exchangeNow(pictures worker: WorkerProgram, _ updates: CopyUpdates) async {
        guard let status = try? await updates.copy.status(), mayTry(status) else { return }
        await updates.copy.makePictures(by: worker)
        await updates.exchange(for: watchPatience)
        await updates.sayWhatIsNew()
    }

    private func exchange(for time: Duration) async {
        do {
            let report = try await copy.exchange(of: householdId, until: .now + time)
            if report.broughtBack > 0 || !report.kept.isEmpty, let status = try? await copy.status() {
                report.notices(of: status).forEach(say)
            }
        } catch let fault as CopyFault {
            guard let status = try? await copy.status() else { return }
            switch fault {
            // The line on what waits, or on how old the copy is, says enough.
            case .unreachable, .busy, .atWork: return
            default: say(fault.message(of: status))
            }
        } catch {
            StandardStreams.error(CommandFailure(error).message)
        }
    }

    /// Says what was refused or done in part, and which households are lost.
    private func sayWhatIsNew() async {
        guard say != nil else { return }
        for change in (try? await copy.takeSettled()) ?? [] {
            say(change.message(on: .today(), in: language))
        }
        for household in (try? await copy.takeLeft()) ?? [] { household.messages.forEach(say) }
    }

    private func say(_ message: Message) {
        say?(message.text(in: language))
    }

    /// Not within a minute after a failure. A clock that was set back must not make the pause longer.
    private static func mayTry(_ status: CopyStatus) -> Bool { !isWithinInterval(status.failedAt) }

    private static func isWithinInterval(_ date: Date?) -> Bool {
        date.map { (0..<interval).contains(Date().timeIntervalSince($0)) } ?? false
    }
}
