import KeepItFreshAuthentication
package import KeepItFreshDomain
import KeepItFreshSQLite

/// The way of a browser to a provider and back. Only the browser that was sent there has the secret; addresses show
/// what is made from it.
extension RemoteSignIn {
    /// What a browser is sent to a provider for.
    package enum Purpose: String, CaseIterable, Sendable {
        case signIn
        /// To add a way to sign in to the account.
        case link
        /// To sign in once more, before a change of the account.
        case again
    }

    /// Sends a browser to a provider, from which it comes back to `redirect`: the provider's address, and the secret
    /// for the browser. Throws `AuthError` and `DataError`.
    package func visit(
        _ provider: AuthProviderType, for purpose: Purpose, redirect: String, postsBack: Bool
    ) async throws -> (address: String, secret: String) {
        let secret = SessionToken.make(process.accounts.random)
        let address = try await coordinator.address(
            at: provider, redirect: redirect, secret: secret, postsBack: postsBack)
        try await process.accounts.visits.begin(
            SQLiteProviderVisits.Visit(
                digest: SessionToken.digest(of: secret), provider: provider.rawValue, purpose: purpose.rawValue,
                userId: session.current()?.identity.userId, at: process.accounts.clock.now()))
        return (address, secret)
    }

    /// What a browser with the secret was sent to a provider for, once; nil when it was not sent there, or another user
    /// was signed in then. Throws `DataError`.
    package func endVisit(_ provider: AuthProviderType, secret: String) async throws -> Purpose? {
        let visit = try await process.accounts.visits.end(
            digest: SessionToken.digest(of: secret), at: process.accounts.clock.now())
        guard let visit, visit.provider == provider.rawValue,
            await visit.userId == session.current()?.identity.userId
        else { return nil }
        return Purpose(rawValue: visit.purpose)
    }
}
