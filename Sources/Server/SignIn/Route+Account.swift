import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// A person's own account, and the tokens of programs that act for this person.
extension Route {
    private static let maximumTokens = 50

    static let account = [
        Route(.patch, "/v1/me") { call in
            let session = try call.requireSession()
            let name = try Household.name(from: await call.fields("name").required("name"))
            try await call.server.remote.rename(session.identity.userId, to: name)
            return Response(json: .object(try await fields(of: session, call)))
        },
        Route(.delete, "/v1/me") { call in
            try await call.signIn().accounts.deleteAccount.execute(in: call.requireSession())
            return Response(status: .noContent, headers: [.setCookie: call.server.gate.cookie(nil)])
        },
        Route(.post, "/v1/me/password") { call in
            let session = try call.requireSession()
            let password = try await call.fields("password").required("password")
            try await call.signIn().accounts.changePassword.execute(password, in: session)
            return Response(status: .noContent)
        },
    ]

    static let tokens = [
        Route(.get, "/v1/me/tokens") { call in
            let tokens = try await call.server.remote.sessions(of: call.requireSession().identity.userId)
                .compactMap { token in token.access.map { access in json(of: token, access) } }
            return Response(json: .object([("tokens", .array(tokens))]))
        },
        Route(.post, "/v1/me/tokens") { call in
            let session = try call.requireSession()
            let fields = try await call.fields("name", "access")
            let name = try Household.name(from: fields.required("name"))
            guard let access = try fields.choice("access", among: [Session.Access.read, .full]) else {
                throw Problem.badRequest("'access' is missing.")
            }
            let known = try await call.server.remote.sessions(of: session.identity.userId)
            guard known.count(where: { $0.access != nil }) < maximumTokens else {
                throw Problem(.conflict, "tooManyTokens", Message("there are \(maximumTokens) tokens already"))
            }
            let made = try await call.server.remote.makeToken(named: name, access, for: session.identity)
            return Response(
                json: .object([
                    ("id", .string(made.session.id)), ("name", .string(name)), ("access", .string(access.rawValue)),
                    ("token", .string(made.token)),
                ]), status: .created)
        },
        Route(.delete, "/v1/me/tokens/{t}") { call in
            let (user, id) = (try call.requireSession().identity.userId, try call.parameter("t"))
            guard try await call.server.remote.sessions(of: user).contains(where: { $0.id == id && $0.access != nil })
            else { throw Problem.notFound }
            try await call.server.remote.endSession(id, of: user)
            return Response(status: .noContent)
        },
    ]

    private static func json(of token: Session.Summary, _ access: Session.Access) -> JSONValue {
        .object([
            ("id", .string(token.id)), ("name", .text(token.device)), ("access", .string(access.rawValue)),
            ("createdAt", .time(token.createdAt)), ("usedAt", .time(token.usedAt)),
        ])
    }
}
