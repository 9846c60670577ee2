/// Remembers on this machine who is signed in.
public protocol SessionProviding: Sendable {
    /// Who is signed in; nil when nobody is. A session that was ended elsewhere, or is too old, is forgotten; one that
    /// cannot be looked up at the moment is kept.
    func current() async throws -> Session?

    /// Who signed in last on this machine and did not sign out: what is known while sessions cannot be looked up.
    func remembered() async -> Identity?

    /// Who is signed in, now and after every change in this process.
    func observe() async -> AsyncStream<Session?>

    /// Signs a user in under a new token; the one before is worth nothing from then on.
    func begin(_ identity: Identity) async throws -> Session

    /// Signs out, here and where sessions are kept.
    func end() async throws

    /// Ends the user's sessions everywhere else.
    func endOthers() async throws
}
