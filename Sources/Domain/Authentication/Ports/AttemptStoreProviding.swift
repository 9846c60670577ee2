public import FoundationEssentials

/// Counts failed attempts, so that guessing takes longer and longer.
public protocol AttemptStoreProviding: Sendable {
    /// Counts an attempt before it is made. Throws `AuthError.tooManyAttempts` when it comes too soon.
    func begin(_ key: String, at now: Date) async throws

    /// Forgets the attempts, since one succeeded.
    func clear(_ key: String) async throws
}
