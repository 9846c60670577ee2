import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Signing in at Google or Apple: the browser goes there and comes back with a code. Beside it goes a cookie, which is
/// good for one return.
extension Route {
    private static let maximumName = 100

    static let providers = [
        Route(.post, "/v1/auth/oidc/{p}/start") { call in
            let provider = try provider(of: call)
            let fields = try await call.fields("to", "code")
            let purpose = try fields.choice("to", among: RemoteSignIn.Purpose.allCases) ?? .signIn
            let invitation = try fields.text("code").map(Invitation.Code.init)
            if case .some(nil) = invitation { throw HouseholdError.invitationInvalid }
            if purpose != .signIn { _ = try call.requireSession() }
            let redirect = try redirect(to: provider, call)
            try requireWay(provider, call)
            try call.server.signIns.count("visits", from: call.address, Message("these are too many tries"))
            let visit = try await call.signIn().visit(
                provider.provider, for: purpose, redirect: redirect, postsBack: provider == .apple)
            var response = Response(json: .object([("address", .string(visit.address))]))
            let value = [visit.secret, invitation??.text].compactMap(\.self).joined(separator: ".")
            response.headers[.setCookie] = call.server.gate.visitCookie(value)
            return response
        },
        Route(.get, "/v1/auth/oidc/{p}/callback") { call in
            let provider = try provider(of: call)
            do {
                return try await back(from: provider, call)
            } catch {
                let problem = Problem(error)
                if case .string(let link)? = problem.fields.first(where: { $0.0 == "link" })?.1 {
                    return away("#\(problem.code == "accountChoice" ? "choice" : "exists")=\(link)", call)
                }
                let isCancelled = error as? AuthError == .cancelled
                return away("#error=\(isCancelled ? "cancelled" : problem.code)", call)
            }
        },
        // The form of Apple's page comes from another site, so without cookies. It becomes what the others send.
        Route(.post, "/v1/auth/oidc/{p}/callback", readsSession: false) { call in
            guard try provider(of: call) == .apple else { throw Problem.notFound }
            let form = try await call.form()
            var fields = form.filter { ["code", "state", "error", "iss"].contains($0.key) }
            fields["name"] = form["user"].flatMap(name)
            let query = WebAddress.form(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            return Response(
                status: .seeOther, headers: [.location: "\(Gate.formPath)?\(query)", .cacheControl: "no-store"])
        },
    ]

    private static func provider(of call: Call) throws -> Way {
        guard let way = Way(rawValue: try call.parameter("p")), [.google, .apple].contains(way) else {
            throw Problem.notFound
        }
        return way
    }

    /// The address to which a provider sends browsers back. It has to be known there, letter by letter.
    private static func redirect(to provider: Way, _ call: Call) throws -> String {
        guard let origin = call.server.gate.returnOrigin(of: call.request),
            provider != .apple || call.server.gate.isSecure
        else {
            throw Problem(.conflict, "needsPublicURL", Message("that works only at the public address of this page"))
        }
        return "\(origin)/v1/auth/oidc/\(provider.rawValue)/callback"
    }

    /// Does what the browser was sent to the provider for.
    private static func back(from provider: Way, _ call: Call) async throws -> Response {
        let cookie = call.server.gate.visit(of: call.request)?.split(separator: ".", maxSplits: 1).map(String.init)
        let signIn = try call.signIn()
        guard let secret = cookie?.first, let purpose = try await signIn.endVisit(provider.provider, secret: secret)
        else { throw Problem(.forbidden, "wrongVisit", Message("this took too long, or began in another browser")) }
        let credential = LoginCredential.returned(
            provider.provider,
            ProviderReturn(
                redirect: try redirect(to: provider, call), secret: secret, query: call.request.uri.query ?? ""))
        let invitation = cookie?.dropFirst().first.flatMap(Invitation.Code.init)?.text
        switch purpose {
        case .signIn:
            let begun = try await Self.signIn(
                with: credential, choice: .ask, invitation: invitation, signIn, call)
            return away(begun.isNewUser ? "" : invitation.map { "#\($0)" } ?? "", call, begun)
        case .link: try await link(credential, to: call.requireSession(), by: signIn)
        case .again: try await signIn.accounts.reauthenticate.execute(credential, in: call.requireSession())
        }
        return away("#you", call, try await signIn.renewed())
    }

    /// Leads the browser back to the page, which takes what is behind # out of the address.
    private static func away(_ fragment: String, _ call: Call, _ begun: RemoteSignIn.Begun? = nil) -> Response {
        var response = Response(status: .seeOther, headers: [.location: "/" + fragment, .cacheControl: "no-store"])
        response.headers[values: .setCookie] =
            [call.server.gate.visitCookie(nil)] + (begun.map { [call.server.gate.cookie($0.token)] } ?? [])
        return response
    }

    /// The person's name in what Apple sends at the first sign-in only.
    private static func name(in user: String) -> String? {
        guard case .object(let fields)? = JSONValue(reading: Data(user.utf8), depth: 4),
            case .object(let name)? = fields.first(where: { $0.0 == "name" })?.1
        else { return nil }
        let parts = ["firstName", "lastName"].compactMap { part -> String? in
            if case .string(let text)? = name.first(where: { $0.0 == part })?.1 { text } else { nil }
        }
        return String(parts.joined(separator: " ").prefix(maximumName))
    }
}
