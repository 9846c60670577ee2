import KeepItFreshAuthentication
import KeepItFreshSQLite

/// On whose behalf a server uses what several servers share, while it answers a request.
package struct RequestScope: Sendable {
    private let session: ActingSession?

    /// The session with this token; nobody's without one, and where nothing is shared.
    package init(_ process: CompositionRoot, token: String?) {
        session = process.shared == nil ? nil : token.map { ActingSession(digest: SessionToken.digest(of: $0)) }
    }

    /// Does something on the session's behalf.
    package func run<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        try await ActingSession.$current.withValue(session) { try await body() }
    }
}
