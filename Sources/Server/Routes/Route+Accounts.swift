import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// Signing in and out, sessions, and codes for further devices.
extension Route {
    static let accounts = [
        Route(.post, "/v1/auth/code") { call in
            let fields = try await call.fields("code", "name", "device")
            let (name, device) = (try fields.text("name"), try fields.text("device"))
            return try await countingWrong(.codes, call) {
                try await signIn(with: code(in: fields), as: name, device: device, call)
            }
        },
        Route(.post, "/v1/auth/register") { call in
            let fields = try await call.fields("email", "password", "name", "code", "device")
            let (email, password) = (try fields.required("email"), try fields.required("password"))
            let name = try fields.text("name").map(Household.name(from:))
            var invitation: Invitation.Code?
            if try fields.text("code") != nil {
                invitation = try await countingWrong(.codes, call) {
                    let code = try code(in: fields)
                    guard try await call.server.remote.preview(code)?.household != nil else {
                        throw HouseholdError.invitationInvalid
                    }
                    return code
                }
            } else if call.server.registration == .invited {
                throw registrationClosed
            }
            let signIn = try call.signIn(device: fields.text("device"))
            let begun = try await countingWrong(.addresses, call) {
                try await signIn.register(email: email, password: password, name: name)
            }
            if let invitation { _ = try await join(with: invitation, begun.session, call) }
            return try await welcome(begun, call)
        },
        Route(.post, "/v1/auth/password") { call in
            let fields = try await call.fields("email", "password", "guest", "device")
            let (email, password) = (try fields.required("email"), try fields.required("password"))
            let choice = try guestChoice(in: fields)
            let signIn = try call.signIn(device: fields.text("device"))
            let begun = try await countingWrong(.passwords, call) {
                try await signIn.signIn(with: .emailPassword(email: email, password: password), choice: choice) {}
            }
            return try await welcome(begun, call)
        },
        Route(.post, "/v1/auth/guest") { call in
            let fields = try await call.fields("name", "device")
            guard call.server.registration == .open else { throw registrationClosed }
            let name = try fields.text("name").map(Household.name(from:))
            let begun = try await call.signIn(device: fields.text("device")).signInGuest(name: name)
            return try await welcome(begun, call)
        },
        Route(.post, "/v1/auth/logout") { call in
            let session = try call.requireSession()
            _ = try await call.fields()
            try await call.server.remote.endSession(session.id, of: session.identity.userId)
            return Response(status: .noContent, headers: [.setCookie: call.server.gate.cookie(nil)])
        },
        Route(.get, "/v1/me") { call in
            var response = Response(json: .object(try await fields(of: call.requireSession(), call)))
            // The page asks first of all: a phone that is in use keeps its cookie.
            if let token = call.server.gate.cookieToken(of: call.request) {
                response.headers[.setCookie] = call.server.gate.cookie(token)
            }
            return response
        },
        Route(.get, "/v1/sessions") { call in
            let own = try call.requireSession()
            let sessions = try await call.server.remote.sessions(of: own.identity.userId)
                .filter { $0.access == nil }
            return Response(json: .object([("sessions", .array(sessions.map { $0.json(isCurrent: $0.id == own.id) }))]))
        },
        Route(.patch, "/v1/sessions/{s}") { call in
            let user = try call.requireSession().identity.userId
            let device = try Household.name(from: await call.fields("device").required("device"))
            try await call.server.remote.renameSession(call.parameter("s"), of: user, to: device)
            return Response(status: .noContent)
        },
        Route(.delete, "/v1/sessions/{s}") { call in
            let own = try call.requireSession()
            try await call.server.remote.endSession(call.parameter("s"), of: own.identity.userId)
            return Response(status: .noContent)
        },
        Route(.post, "/v1/me/devices") { call in
            let user = try call.requireSession().identity.userId
            _ = try await call.fields()
            return try await deviceCode(for: user, call)
        },
        Route(.post, "/v1/invitations/preview") { call in
            let fields = try await call.fields("code")
            let preview = try await countingWrong(.codes, call) {
                guard let preview = try await call.server.remote.preview(code(in: fields)) else {
                    throw HouseholdError.invitationInvalid
                }
                return preview
            }
            return Response(
                json: .object([
                    ("household", .text(preview.household)), ("by", .text(preview.inviter)),
                    ("expiresAt", .time(preview.expiresAt)),
                ]))
        },
        Route(.post, "/v1/invitations/redeem") { call in
            let session = try call.requireSession()
            let fields = try await call.fields("code")
            let household = try await countingWrong(.codes, call) {
                try await join(with: code(in: fields), session, call)
            }
            return Response(json: try await json(ofHousehold: household.id, call.person().households))
        },
    ]

    static let registrationClosed = Problem(
        .forbidden, "registrationClosed", Message("here one needs an invitation to a household"))

    /// What happens to a guest who signs in to an account.
    private enum GuestChoice: String, CaseIterable {
        case merge
        case `switch`

        var choice: PendingLink.Choice { self == .merge ? .merge : .switchAccount }
    }

    /// What is to happen to a guest who signs in.
    static func guestChoice(_ name: String = "guest", in fields: Fields) throws -> PendingLink.Choice {
        try fields.choice(name, among: GuestChoice.allCases)?.choice ?? .ask
    }

    private static func code(in fields: Fields) throws -> Invitation.Code {
        guard let code = Invitation.Code(try fields.required("code")) else { throw HouseholdError.invitationInvalid }
        return code
    }

    /// What is tried.
    enum Secrets: String {
        case codes, addresses, passwords

        fileprivate var tooMany: Message {
            switch self {
            case .codes: Message("there were too many wrong codes")
            case .addresses: Message("there were too many tries with an address")
            case .passwords: Message("there were too many wrong passwords")
            }
        }
    }

    /// Counts a try of an address as wrong before it is made, unless it is right after all: simultaneous ones are all
    /// counted.
    static func countingWrong<Value>(
        _ secrets: Secrets, _ call: Call, _ attempt: () async throws -> Value
    ) async throws -> Value {
        let limit = call.server.wrongSecrets
        let counted = try limit.count(secrets.rawValue, from: call.address, secrets.tooMany)
        do {
            let value = try await attempt()
            limit.forgive(counted)
            return value
        } catch {
            if !isWrongSecret(error) { limit.forgive(counted) }
            throw error
        }
    }

    /// Whether an error says that a secret is wrong. An address that is taken counts too: nobody finds out by trying
    /// who has an account.
    private static func isWrongSecret(_ error: any Error) -> Bool {
        switch error {
        case AuthError.invalidCredentials, AuthError.accountDisabled, AuthError.userMismatch, AuthError.otpInvalid,
            AuthError.emailAlreadyRegistered, HouseholdError.invitationInvalid:
            true
        default: false
        }
    }

    /// Signs in with a user's own code, or joins with an invitation: as who is signed in, or as a new account.
    private static func signIn(
        with code: Invitation.Code, as name: String?, device: String?, _ call: Call
    ) async throws -> Response {
        let signIn = try call.signIn(device: device)
        if let begun = try await signIn.signIn(with: code) { return try await welcome(begun, call) }
        if let session = call.session {
            _ = try await join(with: code, session, call)
            return Response(json: .object(try await fields(of: session, call)))
        }
        guard try await call.server.remote.preview(code) != nil else { throw HouseholdError.invitationInvalid }
        guard let name else { throw Problem(.unprocessableContent, "nameNeeded", Message("say how you are called")) }
        return try await welcome(signIn.accept(code, as: Household.name(from: name)), call)
    }

    static func join(with code: Invitation.Code, _ session: Session, _ call: Call) async throws -> Household {
        let user = session.identity.userId
        return try await call.server.process.person(user).households.join.execute(code: code.text, by: user)
    }

    /// The answer to a sign-in: who it is, with the session as a cookie or, if asked for, as a token.
    static func welcome(_ begun: RemoteSignIn.Begun, _ call: Call) async throws -> Response {
        let own = try await fields(of: begun.session, call) + [("isNew", .bool(begun.isNewUser))]
        if call.request.headers[.acceptToken] == "1" {
            return Response(json: .object(own + [("token", .string(begun.token))]))
        }
        var response = Response(json: .object(own))
        response.headers[.setCookie] = call.server.gate.cookie(begun.token)
        return response
    }

    /// The fields of who is signed in.
    static func fields(of session: Session, _ call: Call) async throws -> [(String, JSONValue)] {
        let user = session.identity.userId
        let profile = try await call.server.remote.profile(of: user)
        let households = try await jsons(of: call.server.process.person(user).households)
        return [
            ("userId", .string(user)), ("name", .text(profile?.displayName)),
            ("email", .text(session.access == .read ? nil : profile?.email)),
            ("isGuest", .bool(session.identity.isGuest)), ("session", .string(session.id)),
            ("registration", .string(call.server.registration.rawValue)), ("households", .array(households)),
        ]
    }

    /// A code for another device of a user.
    static func deviceCode(for user: String, _ call: Call) async throws -> Response {
        let (code, expiresAt) = try await call.server.remote.code(.device, for: user)
        let fields = call.fields(of: code) + [("expiresAt", .time(expiresAt))]
        return Response(json: .object(fields), status: .created)
    }
}

extension Call {
    /// A code as text, as a link and as the rows of a QR code. What is behind # is sent to no server, so no log has it.
    func fields(of code: Invitation.Code) -> [(String, JSONValue)] {
        let link = "\(server.gate.origin(of: request))/#\(code.text)"
        return [("code", .string(code.text)), ("link", .string(link)), ("qr", .texts(QRCode(link).rows))]
    }
}

extension Session.Summary {
    fileprivate func json(isCurrent: Bool) -> JSONValue {
        .object([
            ("id", .string(id)), ("device", .text(device)), ("current", .bool(isCurrent)),
            ("createdAt", .time(createdAt)), ("usedAt", .time(usedAt)),
        ])
    }
}

extension JSONValue {
    /// A time in ISO 8601.
    static func time(_ date: Date) -> JSONValue { .string(date.formatted(.iso8601)) }
}
