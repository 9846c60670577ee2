import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform

/// Signs in at one OpenID provider, in a browser on this machine or with a code in a browser anywhere.
struct OpenIDClient: Sendable {
    private static let path = "/callback"
    /// Seconds to wait for the browser.
    private static let browserTimeout = 300
    private static let randomLength = 32

    let settings: OpenIDSettings
    let scope: String
    let discovery: OpenIDDiscovery
    let verifier: IDTokenVerifier
    let secret: Secret
    let transport: CurlTransport
    let prompt: any SignInPromptProviding
    let random: any RandomProviding

    /// The result of signing in at the provider.
    struct Outcome {
        let claims: VerifiedIdentity.IDTokenClaims
        let refreshToken: String?
        /// The name that came with the form of the browser; nil without one. Nobody signed it.
        var name: String?
    }

    /// Signs in by the authorization code flow with PKCE; the browser returns to a port of this machine.
    func signInWithBrowser() async throws -> Outcome {
        // A provider that does not answer is found out before a port is opened.
        _ = try await discovery.load()
        let listener = try LoopbackListener()
        let flow = CodeFlow(
            redirect: "http://127.0.0.1:\(listener.port)\(Self.path)",
            secret: Base64URL.text(random.bytes(Self.randomLength)))
        await prompt.show(.openAddress(try await address(of: flow, postsBack: false)))
        let query = try await listener.waitForQuery(path: Self.path, seconds: Self.browserTimeout) { query in
            CallbackQuery(query).belongs(to: flow.state)
        }
        return try await finish(flow, query: query)
    }

    /// The address that sends a browser to the provider.
    func address(of flow: CodeFlow, postsBack: Bool) async throws -> String {
        let endpoint = try OpenIDDiscovery.address(await discovery.load().authorizationEndpoint)
        return endpoint.adding(
            [
                ("response_type", "code"), ("client_id", settings.clientId), ("redirect_uri", flow.redirect),
                ("scope", scope), ("state", flow.state), ("nonce", flow.nonce),
                ("code_challenge", Base64URL.text(Digest.sha256(Array(flow.verifier.utf8)))),
                ("code_challenge_method", "S256"),
            ] + (postsBack ? [("response_mode", "form_post")] : []))
    }

    /// Signs in with the query that the browser brought back.
    func finish(_ flow: CodeFlow, query: String) async throws -> Outcome {
        let query = CallbackQuery(query)
        let code = try query.code(state: flow.state, issuer: settings.issuer)
        let tokens = try await requestTokens(
            [
                ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", flow.redirect),
                ("code_verifier", flow.verifier),
            ], discovery.load())
        var outcome = try await outcome(of: tokens, nonce: flow.nonce)
        outcome.name = query.name
        return outcome
    }

    /// Signs in by the device flow (RFC 8628): shows a code and polls until the user has typed it in a browser. This
    /// flow has no nonce.
    func signInWithDevice() async throws -> Outcome {
        let document = try await discovery.load()
        let endpoint = try OpenIDDiscovery.address(document.deviceAuthorizationEndpoint)
        let answer = try await post([("client_id", settings.clientId), ("scope", scope)], to: endpoint, document)
        guard answer.isSuccess, let device = try? JSONDecoder().decode(DeviceAuthorization.self, from: answer.body),
            let address = device.verificationURI ?? device.verificationURL
        else { throw AuthError.unavailable }
        await prompt.show(.enterCode(code: device.userCode, address: address))
        // Not by the system's clock, which may be set meanwhile.
        let deadline = ContinuousClock.now + device.lifetime
        var pause = device.pause
        while ContinuousClock.now < deadline {
            try await Task.sleep(until: min(deadline, .now + pause))
            let tokens = try await requestTokens(
                [
                    ("grant_type", "urn:ietf:params:oauth:grant-type:device_code"), ("device_code", device.deviceCode),
                    ("client_id", settings.clientId),
                ], document)
            switch tokens.error {
            case "authorization_pending": continue
            case "slow_down": pause += .seconds(5)
            default: return try await outcome(of: tokens, nonce: nil)
            }
        }
        throw AuthError.cancelled
    }

    /// Revokes the token at the provider (RFC 7009), if the provider has an address for that.
    func revoke(_ refreshToken: String) async throws {
        let document = try await discovery.load()
        guard document.revocationEndpoint != nil else { return }
        let answer = try await post(
            [("token", refreshToken), ("token_type_hint", "refresh_token")],
            to: OpenIDDiscovery.address(document.revocationEndpoint), document)
        guard answer.isSuccess else { throw AuthError.unavailable }
    }

    private func outcome(of tokens: Tokens, nonce: String?) async throws -> Outcome {
        if tokens.error == "access_denied" || tokens.error == "expired_token" { throw AuthError.cancelled }
        guard tokens.error == nil, let token = tokens.idToken else { throw AuthError.invalidCredentials }
        return Outcome(claims: try await verifier.verify(token, nonce: nonce), refreshToken: tokens.refreshToken)
    }

    private func requestTokens(
        _ fields: [(String, String)], _ document: OpenIDDiscovery.Document
    ) async throws -> Tokens {
        let endpoint = try OpenIDDiscovery.address(document.tokenEndpoint)
        let answer = try await post(fields, to: endpoint, document)
        guard let tokens = try? JSONDecoder().decode(Tokens.self, from: answer.body),
            answer.isSuccess || tokens.error != nil
        else { throw answer.status >= 500 ? AuthError.network : AuthError.invalidCredentials }
        return tokens
    }

    /// Posts a form, with our client secret if there is one, otherwise with our client id.
    private func post(
        _ fields: [(String, String)], to endpoint: WebAddress, _ document: OpenIDDiscovery.Document
    ) async throws -> CurlTransport.Answer {
        var fields = fields
        var headers = ["Content-Type: application/x-www-form-urlencoded", "Accept: application/json"]
        let secret = try secret.value()
        if let secret, document.acceptsBasicAuthentication {
            let pair = "\(WebAddress.escaped(settings.clientId)):\(WebAddress.escaped(secret))"
            headers.append("Authorization: Basic \(Data(pair.utf8).base64EncodedString())")
        } else {
            if !fields.contains(where: { $0.0 == "client_id" }) { fields.append(("client_id", settings.clientId)) }
            if let secret { fields.append(("client_secret", secret)) }
        }
        return try await transport.request(endpoint, headers: headers, body: WebAddress.form(fields))
    }
}

extension OpenIDClient {
    /// A browser on its way to the provider and back. What only the provider and we must know is made from one secret,
    /// so that nothing else has to be kept until it is back.
    struct CodeFlow {
        let redirect: String
        let secret: String

        var state: String { derived("state") }
        var nonce: String { derived("nonce") }
        var verifier: String { derived("verifier") }

        private func derived(_ name: String) -> String {
            Base64URL.text(Digest.hmacSHA256(Array(name.utf8), key: Array(secret.utf8)))
        }
    }

    /// The query with which a browser returns from a provider.
    struct CallbackQuery {
        private let fields: [String: String]

        /// Reads the fields of a query; a field that occurs twice is ignored.
        init(_ query: String) {
            fields = WebAddress.fields(ofForm: query)
        }

        /// The name that a provider gave beside the code; nil when it gave none.
        var name: String? { fields["name"] }

        /// Whether the query belongs to the request with this state. Any program on this machine can send another.
        func belongs(to state: String) -> Bool { fields["state"] == state }

        /// Returns the authorization code, if the query belongs to the request with this state and, where it says of
        /// which issuer it is (RFC 9207), is of this one. Throws `AuthError.cancelled` when the user refused, otherwise
        /// `invalidCredentials`.
        func code(state: String, issuer: String) throws(AuthError) -> String {
            guard belongs(to: state), fields["iss"].map({ $0 == issuer }) ?? true else { throw .invalidCredentials }
            if fields["error"] == "access_denied" { throw .cancelled }
            guard fields["error"] == nil, let code = fields["code"], !code.isEmpty else { throw .invalidCredentials }
            return code
        }
    }

    /// The answer of a device authorization endpoint (RFC 8628). Its numbers are the server's: they are limited before
    /// anything is counted with them.
    struct DeviceAuthorization: Decodable, Sendable {
        let deviceCode: String
        let userCode: String
        let verificationURI: String?
        /// The same address under Google's name for it.
        let verificationURL: String?
        private let expiresIn: Double
        private let interval: Double?

        private static let maximumLifetime = 3_600.0
        private static let maximumPause = 300.0

        /// How long the codes are valid: at most an hour.
        var lifetime: Duration { .seconds(min(max(expiresIn, 0), Self.maximumLifetime)) }

        /// How long to wait before each try: from a second to five minutes, five seconds where the server says nothing.
        var pause: Duration { .seconds(min(max(interval ?? 5, 1), Self.maximumPause)) }

        private enum CodingKeys: String, CodingKey {
            case deviceCode = "device_code"
            case userCode = "user_code"
            case verificationURI = "verification_uri"
            case verificationURL = "verification_url"
            case expiresIn = "expires_in"
            case interval
        }
    }

    /// The answer of a token endpoint.
    struct Tokens: Decodable, Sendable {
        let idToken: String?
        let refreshToken: String?
        let error: String?

        private enum CodingKeys: String, CodingKey {
            case idToken = "id_token"
            case refreshToken = "refresh_token"
            case error
        }
    }

    /// The client secret that identifies us to a provider: read from a file, or signed for each call.
    struct Secret: Sendable {
        private static let lifetime = 300

        let settings: OpenIDSettings
        let clock: any ClockProviding

        /// Returns the secret; nil when there is none. Throws `AuthError.unavailable` when its file cannot be used.
        func value() throws(AuthError) -> String? {
            if let signed = settings.signedSecret { return try sign(signed) }
            guard let file = settings.clientSecretFile else { return nil }
            return try PrivateFile.secret(at: file)
        }

        /// Makes a token signed with the key (ES256), with times in whole seconds.
        private func sign(_ signed: OpenIDSettings.SignedSecret) throws(AuthError) -> String {
            let now = Int(clamping: clock.now().timeIntervalSince1970)
            let header = ["alg": "ES256", "kid": signed.keyId]
            let claims = Claims(
                iss: signed.teamId, iat: now, exp: now + Self.lifetime, aud: settings.issuer, sub: settings.clientId)
            let key = try PrivateFile.secret(at: signed.keyFile)
            guard let header = try? JSONEncoder().encode(header), let claims = try? JSONEncoder().encode(claims) else {
                throw .unavailable
            }
            let message = Base64URL.text(header) + "." + Base64URL.text(claims)
            guard let signature = TokenSignature.es256(of: Array(message.utf8), pem: Array(key.utf8)) else {
                throw .unavailable
            }
            return message + "." + Base64URL.text(signature)
        }

        private struct Claims: Encodable {
            let iss: String
            let iat: Int
            let exp: Int
            let aud: String
            let sub: String
        }
    }
}
