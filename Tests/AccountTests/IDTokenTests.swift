import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import Synchronization
import Testing

@testable import KeepItFreshAuthentication

/// Acceptance cases 19 to 21. The tokens are signed by a key of the test's own, so that each differs from a valid one in
/// a single way.
@Suite struct IDTokenTests {
    private static let issuer = "https://issuer.example"
    private let clock = AccountWorld.ManualClock()
    private let key: TokenKey

    init() async throws { key = try await TokenKey(id: "k1") }

    @Test func whenAllIsValid_shouldReturnTheClaims() async throws {
        let claims = try await verify(key.token(header(), claims()))

        #expect(
            claims
                == VerifiedIdentity.IDTokenClaims(
                    issuer: Self.issuer, subject: "s1", email: "ada@b.example", emailVerified: true, name: "Ada"))
    }

    @Test(
        arguments: [
            ["iss": "https://other.example"], ["iss": "https://issuer.example/"], ["iss": "issuer.example"],
            ["aud": "other"], ["aud": [String]()], ["aud": ["kif", "other"]], ["azp": "other"],
            ["aud": ["kif", "other"], "azp": "other"],
            ["exp": 1_799_999_940], ["iat": 1_800_000_061], ["nbf": 1_800_000_061],
            ["nonce": "other"], ["nonce": NSNull()], ["sub": ""], ["sub": String(repeating: "s", count: 256)],
            ["sub": NSNull()], ["exp": "soon"],
        ] as [[String: any Sendable]])
    func case19_wrongClaim_shouldBeRefused(change: [String: any Sendable]) async throws {
        let token = try key.token(header(), claims().merging(change) { $1 })

        await #expect(throws: AuthError.invalidCredentials) { try await verify(token) }
    }

    @Test(
        arguments: [
            ["aud": ["kif"]], ["aud": ["kif", "other"], "azp": "kif"], ["azp": "kif"], ["exp": 1_799_999_941],
            ["iat": 1_800_000_060], ["email_verified": "true"], ["sub": String(repeating: "s", count: 255)],
        ] as [[String: any Sendable]])
    func case19_claimWithinTheRules_shouldBeAccepted(change: [String: any Sendable]) async throws {
        let token = try key.token(header(), claims().merging(change) { $1 })

        #expect(try await verify(token).emailVerified)
    }

    @Test(arguments: [
        "state=other&code=c", "code=c", "state=s&state=s&code=c", "state=s", "state=s&code=", "state=&code=c",
        "state=s&code=c&iss=https://evil.example", "state=s&code=c&iss=",
    ])
    func case20_wrongState_shouldBeRefused(query: String) {
        #expect(throws: AuthError.invalidCredentials) {
            try OpenIDClient.CallbackQuery(query).code(state: "s", issuer: "x")
        }
    }

    @Test func case20_rightState_shouldReturnTheCode() throws {
        #expect(try OpenIDClient.CallbackQuery("iss=x&code=a%2Fb&state=s").code(state: "s", issuer: "x") == "a/b")
    }

    @Test(
        arguments: [
            ["alg": "none"], ["alg": "HS256"], ["alg": "RS256"], ["alg": "ES384"], ["kid": "k2"], ["kid": NSNull()],
            ["crit": ["exp"]],
        ] as [[String: any Sendable]])
    func case21_wrongHeader_shouldBeRefused(change: [String: any Sendable]) async throws {
        let token = try key.token(header().merging(change) { $1 }, claims())

        await #expect(throws: AuthError.invalidCredentials) { try await verify(token) }
    }

    @Test func case21_wrongKey_shouldBeRefused() async throws {
        let token = try await TokenKey(id: "k1").token(header(), claims())

        await #expect(throws: AuthError.invalidCredentials) { try await verify(token) }
    }

    @Test func case21_keyOfAnotherAlgorithm_shouldBeRefused() async throws {
        let key = try await TokenKey(id: "k1", algorithm: "ES384")
        let token = try key.token(header(), claims())

        await #expect(throws: AuthError.invalidCredentials) { try await verify(token, keys: [key.key]) }
    }

    @Test func case21_brokenToken_shouldBeRefused() async throws {
        let good = try key.token(header(), claims())
        let parts = good.split(separator: ".").map(String.init)
        let changed = Base64URL.text(try JSONSerialization.data(withJSONObject: claims().merging(["sub": "s2"]) { $1 }))
        let long = try key.token(header(), claims().merging(["name": String(repeating: "n", count: 16_384)]) { $1 })

        for token in [
            "", ".", "..", "a.b.c", parts[0] + "." + parts[1] + ".", parts[0] + "." + changed + "." + parts[2],
            good + ".x", good + "=", long,
        ] {
            await #expect(throws: AuthError.invalidCredentials) { try await verify(token) }
        }
    }

    @Test func whenGoogleLeavesOutTheScheme_shouldBeTheSameIssuer() async throws {
        let token = try key.token(header(), claims().merging(["iss": "accounts.google.com"]) { $1 })

        let claims = try await verifier(OpenIDSettings.googleIssuer, [key.key]).verify(token, nonce: "n")

        #expect(claims.issuer == "https://accounts.google.com")
    }

    @Test func whenAKeyIsUnknown_shouldLoadTheKeysOnceAMinute() async throws {
        let fetches = Mutex(0)
        let body = try Self.keySet([key.key])
        let cache = JWKSCache(clock: clock) { () async throws(AuthError) in
            fetches.withLock { $0 += 1 }
            return CurlTransport.Answer(status: 200, maxAge: 3600, body: body)
        }

        for _ in 0..<5 { #expect(try await cache.key("unknown") == nil) }
        let atFirst = fetches.withLock { $0 }
        clock.advance(60)
        for _ in 0..<5 { #expect(try await cache.key("unknown") == nil) }

        #expect(atFirst == 1 && fetches.withLock { $0 } == 2)
        #expect(try await cache.key("k1") == key.key)
    }

    @Test func whenTheClockWasAYearAhead_shouldLoadTheKeysOnceAMinute() async throws {
        let fetches = Mutex(0)
        let body = try Self.keySet([key.key])
        let cache = JWKSCache(clock: clock) { () async throws(AuthError) in
            fetches.withLock { $0 += 1 }
            return CurlTransport.Answer(status: 200, maxAge: 1e300, body: body)
        }
        clock.advance(365 * 86_400)
        _ = try await cache.key("unknown")
        clock.advance(-365 * 86_400)

        for _ in 0..<5 { #expect(try await cache.key("unknown") == nil) }
        clock.advance(60)
        for _ in 0..<5 { #expect(try await cache.key("unknown") == nil) }

        #expect(fetches.withLock { $0 } == 3)
    }

    @Test(arguments: [1e300, -1e300, 1e15, 0, 9.3e18])
    func whenATimeIsImpossible_shouldBeComparedAllTheSame(time: Double) async throws {
        for claim in ["exp", "iat", "nbf"] {
            let token = try key.token(header(), claims().merging([claim: time]) { $1 })

            let isInTime = claim == "exp" ? time > 1_800_000_000 : time < 1_800_000_000
            #expect((try? await verify(token)) != nil || !isInTime)
            #expect((try? await verify(token)) == nil || isInTime)
        }
    }

    @Test func whenTheIssuerCannotBeReached_shouldUseTheKeysForADay() async throws {
        let isDown = Mutex(false)
        let body = try Self.keySet([key.key])
        let cache = JWKSCache(clock: clock) { () async throws(AuthError) in
            if isDown.withLock({ $0 }) { throw .network }
            return CurlTransport.Answer(status: 200, maxAge: 1, body: body)
        }
        _ = try await cache.key("k1")
        isDown.withLock { $0 = true }

        clock.advance(86_400)
        #expect(try await cache.key("k1") == key.key)
        clock.advance(1)
        await #expect(throws: AuthError.network) { try await cache.key("k1") }
    }

    @Test func whenAKeyIsOfAnUnknownKind_shouldReadTheOthers() throws {
        let text = #"{"keys": [{"kty": 7}, {"kty": "OKP", "kid": "x", "crv": "Ed25519"}, {"kty": "EC", "kid": "y"}]}"#

        #expect(try JSONDecoder().decode(JSONWebKey.KeySet.self, from: Data(text.utf8)).keys.map(\.kid) == ["x", "y"])
    }

    @Test func whenTheSecretIsSigned_shouldBeAShortTokenInWholeSeconds() throws {
        let file = NSTemporaryDirectory() + "kif-key-\(UUID().uuidString)"
        try Data(key.pem.utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let signed = OpenIDSettings.SignedSecret(teamId: "TEAM", keyId: "KEY", keyFile: file)
        let settings = OpenIDSettings(issuer: OpenIDSettings.appleIssuer, clientId: "kif", signedSecret: signed)

        let made = try OpenIDClient.Secret(settings: settings, clock: clock).value()
        let secret = try #require(made)

        let parts = secret.split(separator: ".")
        let claims = String(decoding: try #require(Base64URL.bytes(parts[1])), as: UTF8.self)
        let signature = try #require(Base64URL.bytes(parts[2]))
        #expect(key.key.isSignature(signature, of: Array("\(parts[0]).\(parts[1])".utf8), algorithm: "ES256"))
        #expect(claims.contains(#""iat":1800000000"#) && claims.contains(#""exp":1800000300"#))
    }

    @Test(arguments: [
        "http://issuer.example/a", "ftp://issuer.example", "https://user@issuer.example", "https://",
        "file:///etc/passwd",
        "http://127.0.0.1.evil.example", "http://localhost.evil.example/", "javascript:alert(1)",
    ])
    func whenAnAddressIsNotSafe_shouldBeRefused(address: String) {
        #expect(WebAddress(address) == nil)
    }

    private func header() -> [String: Any] { ["alg": "ES256", "kid": "k1", "typ": "JWT"] }

    private func claims() -> [String: Any] {
        [
            "iss": Self.issuer, "aud": "kif", "sub": "s1", "exp": 1_800_000_300, "iat": 1_800_000_000, "nonce": "n",
            "email": "ada@b.example", "email_verified": true, "name": "Ada",
        ]
    }

    private func verify(_ token: String, keys: [JSONWebKey]? = nil) async throws -> VerifiedIdentity.IDTokenClaims {
        try await verifier(Self.issuer, keys ?? [key.key]).verify(token, nonce: "n")
    }

    private func verifier(_ issuer: String, _ keys: [JSONWebKey]) throws -> IDTokenVerifier {
        let body = try Self.keySet(keys)
        let cache = JWKSCache(clock: clock) { () async throws(AuthError) in
            CurlTransport.Answer(status: 200, maxAge: nil, body: body)
        }
        return IDTokenVerifier(
            issuer: issuer, clientId: "kif", algorithms: ["RS256", "ES256"], keys: cache, clock: clock)
    }

    private static func keySet(_ keys: [JSONWebKey]) throws -> Data {
        let objects = keys.map { key in
            [
                "kty": key.kty, "kid": key.kid, "alg": key.alg, "use": key.use, "crv": key.crv, "x": key.x, "y": key.y,
            ].compactMapValues { $0 }
        }
        return try JSONSerialization.data(withJSONObject: ["keys": objects])
    }
}

extension IDTokenTests {
    /// A key that an issuer of the test signs with (P-256), made by openssl.
    struct TokenKey {
        let pem: String
        let key: JSONWebKey

        init(id: String, algorithm: String? = "ES256") async throws {
            let openssl = "/usr/bin/openssl"
            let arguments = ["genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"]
            pem = String(decoding: try await Peer.run(openssl, arguments), as: UTF8.self)
            let point = try await Peer.run(openssl, ["pkey", "-pubout", "-outform", "DER"], input: pem).suffix(64)
            key = JSONWebKey(
                kty: "EC", kid: id, alg: algorithm, use: "sig", crv: "P-256", n: nil, e: nil,
                x: Base64URL.text(point.prefix(32)), y: Base64URL.text(point.suffix(32)))
        }

        /// A token with this header and these claims.
        func token(_ header: [String: Any], _ claims: [String: Any]) throws -> String {
            let parts = try [header, claims].map { Base64URL.text(try JSONSerialization.data(withJSONObject: $0)) }
            let message = parts.joined(separator: ".")
            let signature = TokenSignature.es256(of: Array(message.utf8), pem: Array(pem.utf8)) ?? []
            return message + "." + Base64URL.text(signature)
        }
    }
}
