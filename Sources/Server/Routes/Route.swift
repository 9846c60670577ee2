import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain

/// One operation of the API: a method on a path, and what answers it.
struct Route: Sendable {
    let method: HTTPRequest.Method
    /// The path as in OpenAPI: `/v1/households/{h}`.
    let path: String
    private let readsSession: Bool
    private let answer: @Sendable (Call) async throws -> Response

    /// With `readsSession` false, the request's session is not looked up.
    init(
        _ method: HTTPRequest.Method, _ path: String, readsSession: Bool = true,
        _ answer: @escaping @Sendable (Call) async throws -> Response
    ) {
        (self.method, self.path, self.readsSession, self.answer) = (method, path, readsSession, answer)
    }

    /// All operations.
    static let all = [
        accounts, ways, providers, account, tokens, feeds, households, members, items, review, products, reminders,
        scans, work, pictures, copies, general,
    ].flatMap(\.self)

    /// What a program with an API token may change, of the inventory alone.
    private static let inventory = ["changes", "review", "scans", "thresholds"].map { "/v1/households/{h}/\($0)" }

    /// What is about people, and not about the inventory that a token for reading shows.
    private static let personal: Set = [
        "/v1/sessions", "/v1/me/ways", "/v1/me/tokens", "/v1/households/{h}/invitations",
    ]

    private static let methods: [HTTPRequest.Method] =
        [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect] + [.init("QUERY")].compactMap(\.self)

    /// On whose behalf households are used. Other operations may begin and end sessions.
    private func scope(of request: Request, _ server: ServerParts) throws -> RequestScope {
        let token = path.hasPrefix("/v1/households") ? try server.gate.token(of: request) : nil
        return RequestScope(server.process, token: token)
    }

    /// Throws the problem of a program whose token does not allow this, or of whoever is no worker.
    private func admit(_ session: Session?) throws {
        guard let session else { return }
        let isWork = path.hasPrefix("/v1/work")
        guard isWork == (session.access == .work) else {
            throw Problem(
                .forbidden, "workersOnly",
                isWork
                    ? Message("only the token of a worker may do that")
                    : Message("the token of a worker is for nothing else"))
        }
        guard !isWork, let access = session.access else { return }
        guard method != .get || access == .read && Self.personal.contains(path) else { return }
        guard access != .read else {
            throw Problem(.forbidden, "readOnly", Message("this token is for reading the inventory only"))
        }
        guard Self.inventory.contains(where: path.hasPrefix) else {
            throw Problem(.forbidden, "notForTokens", Message("a token cannot change accounts or households"))
        }
    }

    /// The operations as a router, which answers any other method on their paths with 405.
    static func router(_ server: ServerParts, pages: [Route]) -> Router<CallContext> {
        let router = Router(context: CallContext.self)
        router.add(middleware: Entrance(gate: server.gate, policy: server.page.policy))
        let routes = all + pages
        for route in routes {
            router.on(RouterPath(route.path), method: route.method) { request, context in
                try await route.scope(of: request, server).run {
                    let call = try await Call(server, request, context, readsSession: route.readsSession)
                    try route.admit(call.session)
                    do {
                        return try await route.answer(call)
                    } catch {
                        throw await call.explained(error)
                    }
                }
            }
        }
        for (path, routes) in Dictionary(grouping: routes, by: \.path) {
            let allowed = routes.map(\.method.rawValue).sorted().joined(separator: ", ")
            for method in methods
            where !routes.contains(where: { $0.method == method }) {
                router.on(RouterPath(path), method: method) { _, _ -> Response in
                    var problem = Problem(.methodNotAllowed, "methodNotAllowed", Message("allowed here: \(allowed)"))
                    problem.headers[.allow] = allowed
                    throw problem
                }
            }
        }
        return router
    }
}
