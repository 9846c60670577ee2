import HTTPTypes
import Hummingbird

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
    static let all = [accounts, households, members, items, review, products, reminders, scans, general].flatMap(\.self)

    private static let methods: [HTTPRequest.Method] =
        [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect] + [.init("QUERY")].compactMap(\.self)

    /// The operations as a router, which answers any other method on their paths with 405.
    static func router(_ server: ServerParts, pages: [Route]) -> Router<CallContext> {
        let router = Router(context: CallContext.self)
        router.add(middleware: Entrance(gate: server.gate, policy: server.page.policy))
        let routes = all + pages
        for route in routes {
            router.on(RouterPath(route.path), method: route.method) { request, context in
                try await route.answer(Call(server, request, context, readsSession: route.readsSession))
            }
        }
        for (path, routes) in Dictionary(grouping: routes, by: \.path) {
            let allowed = routes.map(\.method.rawValue).sorted().joined(separator: ", ")
            for method in methods
            where !routes.contains(where: { $0.method == method }) {
                router.on(RouterPath(path), method: method) { _, _ -> Response in
                    var problem = Problem(.methodNotAllowed, "methodNotAllowed", "Allowed here: \(allowed).")
                    problem.headers[.allow] = allowed
                    throw problem
                }
            }
        }
        return router
    }
}
