import Foundation
package import KeepItFreshDomain

/// When a copy exchanges with its server. A command waits at most a second for it, and not at all within a minute after
/// the server could not be reached; a program that runs on exchanges each minute.
extension ServerCopy {
    private static let patienceOfCommand = Duration.seconds(1)
    /// A program that runs on keeps nobody waiting.
    private static let patienceOfProgram = Duration.seconds(30)
    /// How often a program that runs on exchanges.
    package static let interval = Duration.seconds(60)

    /// Brings a household up to date that a command shows, unless it was within the last minute. Nil where nothing was
    /// tried. Throws `CopyFault`, and `DataError`.
    package func refresh(_ householdId: String) async throws -> ExchangeReport? {
        guard let status = try? await status(), !status.isUpToDate else { return nil }
        return try await exchange(of: householdId, for: Self.patienceOfCommand, status)
    }

    /// Sends what a command has changed, once it ends. Nil where nothing was tried. Throws `CopyFault`, and
    /// `DataError`.
    package func sendChanges(of householdId: String) async throws -> ExchangeReport? {
        guard let status = try? await status(), status.waiting > 0 else { return nil }
        return try await exchange(of: householdId, for: Self.patienceOfCommand, status)
    }

    /// Exchanges what a program that runs on has stored, with the small pictures of photos, which `worker` makes. Nil
    /// where nothing was tried. Throws `CopyFault`, and `DataError`.
    package func exchangeNow(
        of householdId: String, pictures worker: WorkerProgram
    ) async throws -> ExchangeReport? {
        guard let status = try? await status(), !status.hasJustFailed else { return nil }
        await makePictures(by: worker)
        return try await exchange(of: householdId, for: Self.patienceOfProgram, status)
    }

    private func exchange(
        of householdId: String, for patience: Duration, _ status: CopyStatus
    ) async throws -> ExchangeReport? {
        status.hasJustFailed ? nil : try await exchange(of: householdId, until: .now + patience)
    }
}

extension CopyStatus {
    /// Whether the server was reached within the last minute.
    package var isUpToDate: Bool { Self.isWithinInterval(reachedAt) }
    /// Whether it could not be reached within the last minute.
    package var hasJustFailed: Bool { Self.isWithinInterval(failedAt) }

    /// A clock that was set back must not make the pause longer.
    private static func isWithinInterval(_ date: Date?) -> Bool {
        let interval = TimeInterval(ServerCopy.interval.components.seconds)
        return date.map { (0..<interval).contains(Date().timeIntervalSince($0)) } ?? false
    }
}
