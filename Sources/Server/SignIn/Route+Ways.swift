import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// Signing in with a code that is sent, and the ways to sign in that an account has.
extension Route {
    static let ways = [
        Route(.post, "/v1/auth/otp") { call in
            let fields = try await call.fields("address", "phone")
            let request = try otpRequest(in: fields, call.language.wording)
            try requireWay(Way(request.provider), call)
            // The answer is the same whether or not there is an account: the code goes out either way.
            try call.server.signIns.count("codes", from: call.address, Message("these are too many codes"))
            do {
                let sent = try await call.signIn().accounts.requestOTP.execute(request)
                return Response(
                    json: .object([
                        ("challenge", .string(sent.challengeId)), ("expiresAt", .time(sent.expiresAt)),
                        ("resendAt", .time(sent.resendAt)),
                    ]), status: .accepted)
            } catch AuthError.unavailable {
                throw Problem(.serviceUnavailable, "notSent", Message("the code could not be sent"), retryAfter: 60)
            }
        },
        Route(.post, "/v1/auth/otp/verify") { call in
            let fields = try await call.fields(
                "address", "phone", "challenge", "code", "guest", "invitation", "device")
            let invitation = try fields.text("invitation")
            let credential = try otpCredential(in: fields)
            let begun = try await countingWrong(.codes, call) {
                try await signIn(
                    with: credential, choice: guestChoice(in: fields), invitation: invitation,
                    call.signIn(device: fields.text("device")), call)
            }
            return try await welcome(begun, call)
        },
        Route(.post, "/v1/auth/choice") { call in
            _ = try call.requireSession()
            let fields = try await call.fields("link", "choice")
            let (link, choice) = (try fields.required("link"), try guestChoice("choice", in: fields))
            guard choice != .ask else { throw Problem.badRequest("'choice' is missing.") }
            return try await welcome(call.signIn().choose(choice, ofLink: link), call)
        },
        Route(.post, "/v1/auth/again") { call in
            let session = try call.requireSession()
            let credential = try credential(in: await call.fields(credentialNames), call)
            let signIn = try call.signIn()
            let begun = try await countingWrong(.passwords, call) {
                try await signIn.accounts.reauthenticate.execute(credential, in: session)
                return try await signIn.renewed()
            }
            return try await account(begun, call)
        },
        Route(.get, "/v1/me/ways") { call in
            let ways = try await call.server.remote.ways(of: call.requireSession().identity.userId)
            return Response(json: .object([("ways", .array(ways.map(\.json)))]))
        },
        Route(.post, "/v1/me/ways") { call in
            let session = try call.requireSession()
            let fields = try await call.fields(credentialNames.union(["link"]))
            let signIn = try call.signIn()
            let begun = try await countingWrong(.passwords, call) {
                if let link = try fields.text("link") {
                    _ = try await signIn.accounts.link.claim(pendingLinkId: link, in: session)
                } else {
                    try await link(credential(in: fields, call), to: session, by: signIn)
                }
                return try await signIn.renewed()
            }
            return try await account(begun, call)
        },
        Route(.delete, "/v1/me/ways/{p}") { call in
            let session = try call.requireSession()
            guard let way = Way(rawValue: try call.parameter("p")),
                try await call.server.remote.ways(of: session.identity.userId).contains(where: {
                    $0.provider == way.provider
                })
            else { throw Problem.notFound }
            try await call.signIn().accounts.unlink.execute(way.provider, in: session)
            return Response(status: .noContent)
        },
    ]

    private static let credentialNames: Set = ["email", "password", "address", "phone", "challenge", "code"]

    /// The ways to sign in that can be used here, besides codes of other devices.
    static func ways(of call: Call) throws -> [Way] {
        try call.signIn().providers.filter { provider in
            switch provider.unavailableReason {
            case nil: true
            case .needsHostedCallback: call.server.gate.isSecure
            case .notConfigured: false
            }
        }.compactMap { Way(AuthProviderType(providerId: $0.id)) }
    }

    /// Throws the problem of a way that cannot be used here.
    static func requireWay(_ way: Way?, _ call: Call) throws {
        guard let way, try ways(of: call).contains(way) else { throw AuthError.unavailable }
    }

    /// Signs in, and joins with an invitation if that makes a new account.
    static func signIn(
        with credential: LoginCredential, choice: PendingLink.Choice, invitation: String?, _ signIn: RemoteSignIn,
        _ call: Call
    ) async throws -> RemoteSignIn.Begun {
        var code: Invitation.Code?
        if let invitation {
            code = Invitation.Code(invitation)
            guard let code, try await call.server.remote.preview(code)?.household != nil else {
                throw HouseholdError.invitationInvalid
            }
        }
        let begun = try await signIn.signIn(with: credential, choice: choice) {
            guard call.server.registration == .open || code != nil else { throw registrationClosed }
        }
        if let code, begun.isNewUser { _ = try await join(with: code, begun.session, call) }
        return begun
    }

    /// Adds a way to sign in to an account.
    static func link(_ credential: LoginCredential, to session: Session, by signIn: RemoteSignIn) async throws {
        do {
            _ = try await signIn.accounts.link.execute(credential, in: session)
        } catch AuthError.credentialAlreadyInUse {
            throw Problem(.conflict, "wayTaken", Message("that belongs to another account"))
        }
    }

    /// The answer to a change of the account: who it is, with the session that began in place of the request's.
    static func account(_ begun: RemoteSignIn.Begun?, _ call: Call) async throws -> Response {
        guard let begun else { return Response(json: .object(try await fields(of: call.requireSession(), call))) }
        return try await welcome(begun, call)
    }

    /// A password, or a code that was sent.
    private static func credential(in fields: Fields, _ call: Call) throws -> LoginCredential {
        guard let password = try fields.text("password") else {
            try fields.require(only: ["address", "phone", "challenge", "code"])
            return try otpCredential(in: fields)
        }
        try fields.require(only: ["email", "password"])
        return .emailPassword(email: try fields.required("email"), password: password)
    }

    private static func otpCredential(in fields: Fields) throws -> LoginCredential {
        try otpRequest(in: fields).credential(
            challengeId: fields.required("challenge"), code: fields.required("code"))
    }

    private static func otpRequest(in fields: Fields, _ wording: Wording = .english) throws -> OTPRequest {
        switch (try fields.text("address"), try fields.text("phone")) {
        case (let address?, nil): OTPRequest(provider: .emailOTP, address: address, wording: wording)
        case (nil, let phone?): OTPRequest(provider: .mobileOTP, address: phone, wording: wording)
        default: throw Problem.badRequest("Either 'address' or 'phone' is needed.")
        }
    }
}

extension LinkedIdentity {
    fileprivate var json: JSONValue {
        .object([
            ("way", .text(Way(provider)?.rawValue)), ("email", .text(email)), ("verified", .bool(emailVerified)),
            ("phone", .text(provider == .mobileOTP ? subject : nil)),
        ])
    }
}
