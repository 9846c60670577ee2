import Foundation
import KeepItFreshDomain

/// Signs in at one OpenID provider, in a browser on this machine or with a code in a browser anywhere.
struct OpenIDClient: Sendable {
    private static let path = "/callback"
    private static let patience = 300
    private static let randomLength = 32

    let settings: OpenIDSettings
    let scope: String
    let discovery: OpenIDDiscovery
    let verifier: IDTokenVerifier
    let secret: ClientSecret
    let transfer: WebTransfer
    let prompt: any SignInPromptProviding
    let clock: any ClockProviding
    let random: any RandomProviding

    /// What a provider vouched for.
    struct Outcome {
        let claims: IDTokenClaims
        let refreshToken: String?
    }

    /// Code flow with PKCE, back to a port of this machine.
    func signInWithBrowser() async throws -> Outcome {
        let document = try await discovery.load()
        let endpoint = try OpenIDDiscovery.address(document.authorizationEndpoint)
        let listener = try LoopbackListener()
        let redirect = "http://127.0.0.1:\(listener.port)\(Self.path)"
        let (state, nonce, verifier) = (makeRandom(), makeRandom(), makeRandom())
        await prompt.show(
            .openAddress(
                endpoint.adding([
                    ("response_type", "code"), ("client_id", settings.clientId), ("redirect_uri", redirect),
                    ("scope", scope), ("state", state), ("nonce", nonce),
                    ("code_challenge", Base64URL.text(Sodium.sha256(Array(verifier.utf8)))),
                    ("code_challenge_method", "S256"),
                ])))
        let query = try await listener.waitForQuery(path: Self.path, seconds: Self.patience)
        let code = try CallbackQuery(query).code(state: state)
        let tokens = try await requestTokens(
            [
                ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", redirect),
                ("code_verifier", verifier),
            ], document)
        return try await outcome(of: tokens, nonce: nonce)
    }

    /// Device flow: shows a code and asks until it was typed in. A device has no nonce.
    func signInWithDevice() async throws -> Outcome {
        let document = try await discovery.load()
        let endpoint = try OpenIDDiscovery.address(document.deviceAuthorizationEndpoint)
        let answer = try await post([("client_id", settings.clientId), ("scope", scope)], to: endpoint, document)
        guard answer.isSuccess, let device = try? JSONDecoder().decode(DeviceAuthorization.self, from: answer.body),
            let address = device.verificationURI ?? device.verificationURL
        else { throw AuthError.unavailable }
        await prompt.show(.enterCode(code: device.userCode, address: address))
        let deadline = clock.now().addingTimeInterval(device.expiresIn)
        var interval = max(device.interval ?? 5, 1)
        while clock.now() < deadline {
            try await Task.sleep(for: .seconds(interval))
            let tokens = try await requestTokens(
                [
                    ("grant_type", "urn:ietf:params:oauth:grant-type:device_code"), ("device_code", device.deviceCode),
                    ("client_id", settings.clientId),
                ], document)
            switch tokens.error {
            case "authorization_pending": continue
            case "slow_down": interval += 5
            default: return try await outcome(of: tokens, nonce: nil)
            }
        }
        throw AuthError.cancelled
    }

    /// Tells the provider that the token is no longer needed (RFC 7009); one that has no place for that is not told.
    func revoke(_ refreshToken: String) async throws {
        let document = try await discovery.load()
        guard document.revocationEndpoint != nil else { return }
        let answer = try await post(
            [("token", refreshToken), ("token_type_hint", "refresh_token")],
            to: OpenIDDiscovery.address(document.revocationEndpoint), document)
        guard answer.isSuccess else { throw AuthError.unavailable }
    }

    private func outcome(of tokens: OpenIDTokens, nonce: String?) async throws -> Outcome {
        if tokens.error == "access_denied" || tokens.error == "expired_token" { throw AuthError.cancelled }
        guard tokens.error == nil, let token = tokens.idToken else { throw AuthError.invalidCredentials }
        return Outcome(claims: try await verifier.verify(token, nonce: nonce), refreshToken: tokens.refreshToken)
    }

    private func requestTokens(
        _ fields: [(String, String)], _ document: OpenIDDocument
    ) async throws -> OpenIDTokens {
        let endpoint = try OpenIDDiscovery.address(document.tokenEndpoint)
        let answer = try await post(fields, to: endpoint, document)
        guard let tokens = try? JSONDecoder().decode(OpenIDTokens.self, from: answer.body),
            answer.isSuccess || tokens.error != nil
        else { throw answer.status >= 500 ? AuthError.network : AuthError.invalidCredentials }
        return tokens
    }

    /// Posts a form, with our secret if we have one, or else our id.
    private func post(
        _ fields: [(String, String)], to endpoint: WebAddress, _ document: OpenIDDocument
    ) async throws -> WebTransfer.Answer {
        var fields = fields
        var headers = ["Content-Type: application/x-www-form-urlencoded", "Accept: application/json"]
        let secret = try secret.value()
        if let secret, document.takesBasicSecret {
            let pair = "\(WebAddress.escaped(settings.clientId)):\(WebAddress.escaped(secret))"
            headers.append("Authorization: Basic \(Data(pair.utf8).base64EncodedString())")
        } else {
            if !fields.contains(where: { $0.0 == "client_id" }) { fields.append(("client_id", settings.clientId)) }
            if let secret { fields.append(("client_secret", secret)) }
        }
        return try await transfer.send(endpoint, headers: headers, body: WebAddress.form(fields))
    }

    private func makeRandom() -> String {
        Base64URL.text(random.bytes(Self.randomLength))
    }
}
