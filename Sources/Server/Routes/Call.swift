import Foundation
import HTTPTypes
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation
import NIOCore

/// A request with its path's parameters, the session that it has, and the server's parts.
struct Call: Sendable {
    /// The most bytes of a body, but where a route takes more.
    private static let maximumBody = 1 << 20
    /// Shorter answers are not compressed.
    private static let minimumCompressed = 1_024

    let server: ServerParts
    let request: Request
    /// The address of the client, also behind the trusted proxy.
    let address: String
    /// The session of the request's cookie or token, where it has one that is valid.
    let session: Session?
    private let parameters: Parameters
    private let token: String?
    private let channel: any Channel

    init(_ server: ServerParts, _ request: Request, _ context: CallContext, readsSession: Bool) async throws {
        (self.server, self.request, parameters, channel) = (server, request, context.parameters, context.channel)
        address = server.gate.clientAddress(of: request, from: context.channel.remoteAddress)
        token = try server.gate.token(of: request)
        session = if readsSession, let token { try await server.remote.session(token) } else { nil }
    }

    // MARK: Who asks

    /// The language that is asked for.
    var language: MessageLanguage { request.language }

    /// Calls `leave` when the connection ends, and ends it when the client does.
    func whenClientLeaves(_ leave: @escaping @Sendable () -> Void) {
        channel.closeFuture.whenComplete { _ in leave() }
        channel.eventLoop.execute {
            try? channel.pipeline.syncOperations.handler(type: RequestPace.self).endsWithInput = true
        }
    }

    /// The session. Throws `Problem.notSignedIn`.
    func requireSession() throws -> Session {
        guard let session else { throw Problem.notSignedIn }
        return session
    }

    /// The error, or what it means to who was a member of the household in the path, or had an account.
    func explained(_ error: any Error) async -> any Error {
        if error as? DataError == .permission, let session, let household = try? parameter("h"),
            let former = try? await server.remote.formerMembership(of: session.identity.userId, in: household)
        {
            return Problem.ended(former)
        }
        if (error as? Problem)?.code == Problem.notSignedIn.code, let token,
            (try? await server.remote.hadAccount(token)) == true
        {
            return Problem.accountDeleted
        }
        return error
    }

    /// Whether the session has not ended since the request came. Throws `DataError`.
    func stillHasSession() async throws -> Bool {
        guard let token else { return false }
        return try await server.remote.session(token) != nil
    }

    /// The person who is signed in. Throws `Problem.notSignedIn`.
    func person() throws -> Person {
        server.process.person(try requireSession().identity.userId)
    }

    /// The inventory of the household in the path, with its state: what is read of it later is at least as new. Throws
    /// `Problem`, and `DataError.permission` for who is no member.
    func inventory() async throws -> (Inventory, RequestedChange.Seen) {
        try await person().inventory(ofHousehold: parameter("h"))
    }

    /// The household in the path. Throws as `inventory` does.
    func household() async throws -> (Households, HouseholdContext) {
        let households = try person().households
        return (households, try await households.repository.access(to: parameter("h")).context)
    }

    /// The way in to a new session, in place of the request's, of a device that may say its name.
    func signIn(device: String? = nil) throws -> RemoteSignIn {
        let isNamed = device.map { !$0.allSatisfy(\.isWhitespace) } ?? false
        let known = session?.device ?? server.gate.deviceName(of: request)
        let name = isNamed ? try Household.name(from: device ?? "") : known
        return server.remote.signIn(session, token: token, device: name)
    }

    // MARK: What is asked

    /// A parameter of the path. Throws `Problem.notFound` when it is no id.
    func parameter(_ name: String) throws -> String {
        guard let text = parameters.get(name)?.removingPercentEncoding, (1...100).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw Problem.notFound }
        return text
    }

    /// The parameters behind the question mark, of which there may be no others than `names`. Throws `Problem`.
    func query(allowing names: Set<String>) throws -> [String: String] {
        var values: [String: String] = [:]
        for (name, value) in request.uri.queryParameters {
            guard names.contains(String(name)), value.unicodeScalars.count <= 200, !value.contains("\0"),
                values.updateValue(String(value), forKey: String(name)) == nil
            else { throw Problem.badRequest("The parameter '\(name.prefix(50))' is not expected here.") }
        }
        return values
    }

    /// The JSON in the body, of at most so many bytes; empty without a body. Throws `Problem`.
    func body(upTo maximum: Int = maximumBody) async throws -> ByteBuffer {
        try await body(of: "application/json", upTo: maximum)
    }

    /// The fields of a form in the body. Throws `Problem`.
    func form() async throws -> [String: String] {
        let text = String(buffer: try await body(of: "application/x-www-form-urlencoded"))
        return WebAddress.fields(ofForm: text.replacing("+", with: "%20"))
    }

    private func body(of expected: String, upTo maximum: Int = maximumBody) async throws -> ByteBuffer {
        let length = request.headers[.contentLength].flatMap(Int.init) ?? 0
        guard length <= maximum else { throw Problem.tooLarge }
        let body = try await request.body.collect(upTo: maximum)
        let type = request.headers[.contentType]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        guard body.readableBytes == 0 || type == expected else {
            throw Problem(.unsupportedMediaType, "unsupportedMediaType", Message("the body must be \(expected)"))
        }
        return body
    }

    /// The fields of the JSON object in the body. Throws `Problem`.
    func fields(_ names: String...) async throws -> Fields {
        try await fields(Set(names))
    }

    /// The fields of the JSON object in the body. Throws `Problem`.
    func fields(_ names: Set<String>) async throws -> Fields {
        try Fields(try await body(), allowing: names)
    }

    // MARK: Answers

    /// An answer that is the same as long as `tag` is: 304 where the client has it already.
    func answer(tag: String, _ make: () async throws -> Response) async rethrows -> Response {
        let tag = "\"\(tag)\""
        let known = request.headers[.ifNoneMatch]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if known?.contains(where: { [tag, "W/" + tag, "*"].contains($0) }) ?? false {
            return Response(status: .notModified, headers: [.eTag: tag])
        }
        var response = try await make()
        response.headers[.eTag] = tag
        return response
    }

    /// An answer in JSON, in gzip's format where the client takes that.
    func compressible(_ json: JSONValue) -> Response {
        compressed(json.bytes, type: "application/json")
    }

    /// An answer of a type, in gzip's format where the client takes that: as the bytes were `packed`, or packed now.
    func compressed(_ bytes: [UInt8], packed: [UInt8]? = nil, type: String) -> Response {
        let accepted = request.headers[.acceptEncoding]?.split(separator: ",") ?? []
        let takesGzip = accepted.contains { $0.trimmingCharacters(in: .whitespaces).lowercased() == "gzip" }
        let packed = takesGzip && bytes.count >= Self.minimumCompressed ? packed ?? Gzip.compressed(bytes) : nil
        var response = Response(bytes: packed ?? bytes, type: type)
        response.headers[.contentEncoding] = packed == nil ? nil : "gzip"
        response.headers[.vary] = "Accept-Encoding"
        return response
    }
}
