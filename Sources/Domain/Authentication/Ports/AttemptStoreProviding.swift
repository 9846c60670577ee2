package import FoundationEssentials

/// Counts failed attempts to sign in, so that guessing gets slower with each failure.
package protocol AttemptStoreProviding: Sendable {
    /// Counts an attempt before it is made. Throws `AuthError.tooManyAttempts` when it comes too soon.
    func begin(_ key: String, at now: Date) async throws

    /// Deletes the count after a successful attempt.
    func clear(_ key: String) async throws
}
