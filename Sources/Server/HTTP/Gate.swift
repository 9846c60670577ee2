import Foundation
import HTTPTypes
import Hummingbird
import KeepItFreshDomain
import NIOCore

/// Which requests are let in: those for this server's names, from its own page or from programs.
struct Gate: Sendable {
    private static let loopback = ["localhost", "127.0.0.1", "::1"]
    private static let foreign = Problem(
        .forbidden, "foreignOrigin", Message("only this server's own page may do that with a cookie"))

    /// Where Apple's page sends its form.
    static let formPath = "/v1/auth/oidc/apple/callback"

    /// The address that a proxy gives the server; nil for none.
    private let publicURL: PublicURL?
    private let proxy: String?
    /// The present names and addresses on the network; empty when it is not served.
    private let names: @Sendable () -> [String]

    /// `names` are those on the network, which may change, if it is served. Nil when the public URL is none.
    init?(_ options: ServerOptions, names: @escaping @Sendable () -> [String]) {
        (self.names, proxy) = (names, options.trustedProxy)
        publicURL = options.publicURL.flatMap(PublicURL.init)
        if options.publicURL != nil, publicURL == nil { return nil }
    }

    /// Whether only this machine is served.
    var isPrivate: Bool { names().isEmpty && publicURL == nil }

    /// The address under which most find the server.
    func origin(port: Int) -> String {
        publicURL?.origin ?? "http://\(names().first { $0.contains(".") } ?? Self.loopback[1]):\(port)"
    }

    /// The address for links to the server: the one that was used, unless others cannot use that.
    func origin(of request: Request) -> String {
        let authority = Self.authority(of: request) ?? ""
        guard let (name, port) = Self.split(authority), Self.loopback.contains(name) else {
            return publicURL?.origin ?? "http://\(authority)"
        }
        return origin(port: port ?? 80)
    }

    /// The address to which providers send this request's browser back, below which it has its cookies; nil when that
    /// has to be another one than the browser uses.
    func returnOrigin(of request: Request) -> String? {
        let authority = Self.authority(of: request) ?? ""
        if let publicURL { return publicURL.authority == authority ? publicURL.origin : nil }
        return Self.split(authority).map { Self.loopback.contains($0.name) } ?? false ? "http://\(authority)" : nil
    }

    /// Whether browsers reach the server by https.
    var isSecure: Bool { publicURL?.isSecure ?? false }

    /// Throws the problem of a request that names another host, or that another site's page sends.
    func check(_ request: Request) throws {
        guard let authority = Self.authority(of: request), isOwn(authority) else {
            throw Problem(.misdirectedRequest, "wrongHost", Message("this server is not known by that name"))
        }
        // Apple's page sends a form, which brings no cookie and changes nothing.
        guard request.method != .get, request.method != .head, request.uri.path != Self.formPath else { return }
        let (origin, site) = (request.headers[.origin], request.headers[.secFetchSite])
        if let origin, origin != "http://\(authority)", origin != publicURL?.origin { throw Self.foreign }
        if let site, site != "same-origin", site != "none" { throw Self.foreign }
        if cookieToken(of: request) != nil, origin == nil, site != "same-origin" { throw Self.foreign }
    }

    private func isOwn(_ authority: String) -> Bool {
        guard let name = Self.split(authority)?.name else { return false }
        return authority == publicURL?.authority || Self.loopback.contains(name) || names().contains(name)
    }

    /// The host that a request names, in lower case; nil where it names none, or several.
    private static func authority(of request: Request) -> String? {
        let hosts = [request.head.authority].compactMap(\.self) + request.headers[values: .host]
        return hosts.count == 1 ? hosts[0].lowercased() : nil
    }

    /// The name, or the address without brackets, and the port if there is one; nil for a text that is anything else.
    private static func split(_ authority: String) -> (name: String, port: Int?)? {
        let form = /(?:\[([0-9a-f:.%]+)\]|([^\[\]:@\/?#\s]+))(?::([0-9]{1,5}))?/
        guard let match = authority.wholeMatch(of: form), let name = match.1 ?? match.2 else { return nil }
        let port = match.3.flatMap { Int($0) }
        return port.map { (1...65_535).contains($0) } ?? true ? (String(name), port) : nil
    }

    /// The token of the request's session; nil when it has none. Throws the problem of a request with two.
    func token(of request: Request) throws -> String? {
        let cookie = cookieToken(of: request)
        let bearer = request.headers[.authorization].flatMap { text in
            text.lowercased().hasPrefix("bearer ") ? String(text.dropFirst(7)) : nil
        }
        guard cookie == nil || bearer == nil else {
            throw Problem.badRequest("Send the cookie or the token, not both.")
        }
        return cookie ?? bearer
    }

    /// The token that the request's cookie has; nil for none.
    func cookieToken(of request: Request) -> String? { request.cookies[cookieName]?.value }

    /// The cookie that keeps a session, or with nil ends it.
    func cookie(_ token: String?) -> String {
        cookie(cookieName, token, for: Session.remoteIdleLifetime)
    }

    /// What the browser of a request has while it is at a provider; nil when it is not there.
    func visit(of request: Request) -> String? { request.cookies[visitName]?.value }

    /// The cookie that a browser has while it is at a provider, or with nil ends it.
    func visitCookie(_ value: String?) -> String {
        cookie(visitName, value, for: PendingLink.lifetime)
    }

    private func cookie(_ name: String, _ value: String?, for seconds: Double) -> String {
        let age = value == nil ? 0 : Int(seconds)
        return "\(name)=\(value ?? ""); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }

    private var cookieName: String { isSecure ? "__Host-kif" : "kif" }
    private var visitName: String { cookieName + "-visit" }

    /// The address of the client: what the trusted proxy says, or who connects.
    func clientAddress(of request: Request, from peer: SocketAddress?) -> String {
        let address = (peer?.ipAddress ?? "").replacing("::ffff:", with: "")
        guard address == proxy, let last = request.headers[.forwardedFor]?.split(separator: ",").last else {
            return address
        }
        return String(last.trimmingCharacters(in: .whitespaces).prefix(50))
    }

    /// A name for the device that sends a request, by what its browser says.
    func deviceName(of request: Request) -> String {
        let agent = request.headers[.userAgent] ?? ""
        let kinds = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"]
        return kinds.first(where: agent.contains) ?? "another device"
    }

    /// The address under which a proxy makes the server known.
    private struct PublicURL: Sendable {
        let isSecure: Bool
        /// The host, with the port if it is not the usual one, in lower case.
        let authority: String
        var origin: String { "\(isSecure ? "https" : "http")://\(authority)" }

        /// Nil when the text is not the address of a whole host.
        init?(_ text: String) {
            guard let url = URL(string: text.lowercased()), let scheme = url.scheme,
                ["http", "https"].contains(scheme),
                let host = url.host(), !host.isEmpty, ["", "/"].contains(url.path), url.query == nil, url.user == nil
            else { return nil }
            isSecure = scheme == "https"
            let isIPv6 = host.contains(":") && !host.hasPrefix("[")
            authority = (isIPv6 ? "[\(host)]" : host) + (url.port.map { ":\($0)" } ?? "")
        }
    }
}

extension HTTPField.Name {
    private static func named(_ name: String) -> Self { Self(name) ?? .cookie }

    static let host = named("Host")
    static let secFetchSite = named("Sec-Fetch-Site")
    static let forwardedFor = named("X-Forwarded-For")
    static let acceptToken = named("Accept-Token")
    static let series = named("Series")
    static let referrerPolicy = named("Referrer-Policy")
    static let accelBuffering = named("X-Accel-Buffering")
}
