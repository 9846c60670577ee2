import HTTPTypes
import Hummingbird
import KeepItFreshDomain
import KeepItFreshPresentation
import NIOCore

/// What every request passes: it is checked, and every answer gets the headers that protect a browser.
struct Entrance: RouterMiddleware {
    typealias Context = CallContext

    let gate: Gate
    /// What a browser may load and run.
    let policy: String

    func handle(
        _ request: Request, context: CallContext, next: (Request, CallContext) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            try gate.check(request)
            response = try await next(request, context)
        } catch {
            response = Problem(error).response(in: request.language)
        }
        if response.headers[.contentSecurityPolicy] == nil { response.headers[.contentSecurityPolicy] = policy }
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.referrerPolicy] = "no-referrer"
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "private, no-cache" }
        return response
    }
}
