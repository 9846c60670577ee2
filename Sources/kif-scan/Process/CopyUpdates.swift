import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Synchronization

/// Says what is to be known about the server on whose copy a command works, when it exchanges with it.
struct CopyUpdates: Sendable {
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

    /// Brings the copy up to date, and says of when it is if that fails.
    func refresh(say: (String) -> Void) async {
        await sayFaults { try await copy.refresh(householdId) }
        guard self.say != nil, let status = try? await copy.status(), !status.isUpToDate,
            let age = status.age(on: .today())
        else { return }
        say(age.text(in: language))
    }

    /// Sends what the command has changed, as far as the server answers soon enough, and says what was refused and what
    /// still waits.
    static func finish() async {
        guard let updates = opened.withLock({ $0 }) else { return }
        await updates.sayFaults { try await updates.copy.sendChanges(of: updates.householdId) }
        await updates.sayWhatIsNew()
        guard let status = try? await updates.copy.status(), status.hasJustFailed,
            let message = status.waitingMessage
        else { return }
        updates.say(message)
    }

    /// Exchanges each minute from now on, while this command runs; of photos with their small pictures, which `worker`
    /// makes.
    static func follow(pictures worker: WorkerProgram) {
        guard opened.withLock({ $0 }) != nil else { return }
        Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: ServerCopy.interval)
                await exchangeNow(pictures: worker)
            }
        }
    }

    /// Exchanges what was scanned until now.
    static func exchangeNow(pictures worker: WorkerProgram) async {
        guard let updates = opened.withLock({ $0 }) else { return }
        await updates.sayFaults { try await updates.copy.exchangeNow(of: updates.householdId, pictures: worker) }
        await updates.sayWhatIsNew()
    }

    /// Makes the small pictures of photos that are to be sent.
    static func makePictures(by worker: WorkerProgram) async {
        await opened.withLock { $0 }?.copy.makePictures(by: worker)
    }

    /// Exchanges, and says what came of it that somebody has to know.
    private func sayFaults(_ exchange: () async throws -> ExchangeReport?) async {
        do {
            guard let report = try await exchange() else { return }
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
}
