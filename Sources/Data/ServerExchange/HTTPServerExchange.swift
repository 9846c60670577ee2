import Foundation
package import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform

/// A server's API as a device of a user needs it.
package struct HTTPServerExchange: ServerExchangeProviding {
    /// Pages of rows end after half a megabyte, but one entry of the journal may be long.
    private static let maximumAnswer = 8 << 20

    /// How long to wait.
    package enum Patience: Sendable {
        /// As long as somebody waits who asked for it.
        case long
        /// Half a second for a connection, and nothing after this moment: for what happens beside other things.
        case short(until: ContinuousClock.Instant)
    }

    private let server: ServerAddress
    private let token: String?
    private let patience: Patience

    /// The server at an address, in the session with `token`; nil before signing in.
    package init(_ server: ServerAddress, token: String?, patience: Patience = .long) {
        (self.server, self.token, self.patience) = (server, token, patience)
    }

    /// Posts the request. An answer may have 8 MB, after it was unpacked.
    package func exchange(
        _ request: CopyRequest, of householdId: String
    ) async throws(CopyFault) -> CopyAnswer {
        guard let body = try? JSONEncoder().encode(request) else { throw .notUnderstood }
        let path = "/v1/households/\(WebAddress.escaped(householdId))/sync"
        return try await decoded(send(path, body: String(decoding: body, as: UTF8.self), limit: Self.maximumAnswer))
    }

    /// Signs in with a code, as a device with this name. Throws `Refusal`, and `CopyFault`.
    package func signIn(code: String, device: String) async throws -> Begun {
        let body = try JSONEncoder().encode(["code": code, "device": device])
        let answer = try await reply(
            to: "/v1/auth/code", headers: ["Accept-Token: 1"], body: String(decoding: body, as: UTF8.self))
        if !answer.isSuccess, let problem = Problem(answer), let title = problem.title,
            (400..<500).contains(answer.status)
        {
            throw Refusal(code: problem.code ?? "", title: title, isTemporary: answer.status == 429)
        }
        return try decoded(checked(answer))
    }

    /// The households of the user. Throws `CopyFault`.
    package func households() async throws(CopyFault) -> [Account.Household] {
        struct Answer: Decodable {
            let households: [Account.Household]
        }
        let answer: Answer = try await decoded(send("/v1/households"))
        return answer.households
    }

    /// Who is signed in. Throws `CopyFault`.
    package func account() async throws(CopyFault) -> Account {
        try await decoded(send("/v1/me"))
    }

    /// Ends the session. Throws `CopyFault`.
    package func signOut() async throws(CopyFault) {
        _ = try await send("/v1/auth/logout", body: "{}")
    }

    // MARK: Requests

    /// Posts a body, or asks for what there is. Throws what an answer other than success means.
    func send(
        _ path: String, body: String? = nil, limit: Int = CurlTransport.maximumAnswer
    ) async throws(CopyFault) -> CurlTransport.Answer {
        try checked(await reply(to: path, body: body, limit: limit))
    }

    func reply(
        to path: String, headers: [String] = [], body: String? = nil, limit: Int = CurlTransport.maximumAnswer
    ) async throws(CopyFault) -> CurlTransport.Answer {
        let headers =
            headers + ["User-Agent: KeepItFresh/\(Build.version)", "Accept: application/json"]
            + (body == nil ? [] : ["Content-Type: application/json", "Expect:"])
            + (token.map { ["Authorization: Bearer \($0)"] } ?? [])
        do throws(CurlTransport.Failure) {
            return try await transport().send(
                server.web, path: path, headers: headers, body: body, limit: limit, isPackable: true)
        } catch {
            throw error == .unreachable ? .unreachable : .notUnderstood
        }
    }

    private func transport() throws(CurlTransport.Failure) -> CurlTransport {
        guard case .short(let end) = patience else {
            return CurlTransport(timeout: .seconds(60), connectTimeout: .seconds(5))
        }
        let left = end - .now
        guard left > .zero else { throw .unreachable }
        return CurlTransport(timeout: left, connectTimeout: min(left, .milliseconds(500)))
    }

    // MARK: Answers

    func checked(_ answer: CurlTransport.Answer) throws(CopyFault) -> CurlTransport.Answer {
        if answer.isSuccess { return answer }
        let problem = Problem(answer)
        switch (answer.status, problem?.code) {
        case (401, "notSignedIn"): throw .signedOut
        case (401, "accountDeleted"): throw .accountDeleted
        case (404, "notFound"): throw .notFound
        case (404, "removed"), (404, "householdDeleted"):
            guard let day = problem?.day.flatMap(CivilDate.init) else { throw .notUnderstood }
            throw .noLongerAMember(
                FormerMembership(endedOn: day, isHouseholdDeleted: problem?.code == "householdDeleted"))
        case (426, _):
            guard let format = problem?.format else { throw .notUnderstood }
            throw .otherFormat(format)
        case (413, _): throw .tooLarge
        case (429, _), (500, _), (502...504, _), (507, _): throw .busy(retryAfter: answer.retryAfter)
        default: throw .notUnderstood
        }
    }

    func decoded<Value: Decodable>(_ answer: CurlTransport.Answer) throws(CopyFault) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: answer.body)
        } catch {
            throw .notUnderstood
        }
    }

    /// What the server says of a request that it did not answer as asked (RFC 9457).
    private struct Problem: Decodable {
        let code: String?
        let title: String?
        let format: Int?
        let day: String?

        /// Nil for an answer in another form: a proxy may answer in the server's place.
        init?(_ answer: CurlTransport.Answer) {
            guard answer.type == "application/problem+json",
                let problem = try? JSONDecoder().decode(Problem.self, from: answer.body)
            else { return nil }
            self = problem
        }
    }
}

extension HTTPServerExchange {
    /// Who is signed in at the server.
    package struct Account: Decodable, Sendable {
        package let userId: String
        package let name: String?
        package let isGuest: Bool
        /// The public id of the session.
        package let session: String
        package let households: [Household]

        /// A household of the user.
        package struct Household: Decodable, Sendable {
            package let id: String
            package let name: String
        }
    }

    /// A session that has begun.
    package struct Begun: Decodable, Sendable {
        package let account: Account
        /// With which the server knows the session.
        package let token: String

        package init(from decoder: any Decoder) throws {
            account = try Account(from: decoder)
            token = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .token)
            // A line feed would end the header that it is sent in.
            guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                throw CopyFault.notUnderstood
            }
        }

        private enum CodingKeys: CodingKey {
            case token
        }
    }

    /// The server did not sign the user in.
    package struct Refusal: Error, Equatable, Sendable {
        /// The reason for programs.
        package let code: String
        /// The reason for people, in the server's words.
        package let title: String
        /// Whether it may do so later.
        package let isTemporary: Bool
    }
}
