/// Remembers on this machine which user is signed in.
package protocol SessionProviding: Sendable {
    /// The current session; nil when no user is signed in. A session that has expired or was ended elsewhere is
    /// deleted; one that cannot be checked at the moment is not.
    func current() async throws -> Session?

    /// The last user who signed in on this machine and did not sign out, for when sessions cannot be checked.
    func remembered() async -> Identity?

    /// The user whose session turned out to be over; nil when that did not happen.
    var ended: Identity? { get async }

    /// The session now and after every change in this process; nil while no user is signed in.
    func observe() async -> AsyncStream<Session?>

    /// Signs a user in under a new token and invalidates the previous token.
    func begin(_ identity: Identity) async throws -> Session

    /// Ends the session here and in the session store.
    func end() async throws

    /// Ends all other sessions of the user.
    func endOthers() async throws
}
