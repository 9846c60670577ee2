import CKIFCurl
import Dispatch
package import Foundation

/// HTTP requests and outgoing mail over libcurl. Certificates are checked, redirects are refused, answers are limited
/// in size and time. Each call blocks a separate thread, not the caller's.
package struct CurlTransport: Sendable {
    /// The largest answer in bytes.
    package static let maximumAnswer = 256 * 1024
    /// In milliseconds.
    private let connectTimeout, timeout: Int

    /// Waits at most `timeout` seconds for each server.
    package init(timeout: Int = 15) {
        self.init(timeout: .seconds(timeout))
    }

    /// Waits at most `timeout` for the answer of each server, and at most `connectTimeout` of it for the connection.
    package init(timeout: Duration, connectTimeout: Duration? = nil) {
        self.timeout = timeout.milliseconds
        self.connectTimeout = (connectTimeout ?? timeout).milliseconds
    }

    /// Requests an address, with a body by POST, else by GET. Without `readsAnswer`, only the status is waited for:
    /// what was posted has arrived, whatever follows. The answer has at most `limit` bytes, after it was unpacked;
    /// with `isPackable` the server may send it in gzip's format.
    package func send(
        _ address: WebAddress, path: String = "", headers: [String] = [], body: String? = nil, readsAnswer: Bool = true,
        limit: Int = maximumAnswer, isPackable: Bool = false
    ) async throws(Failure) -> Answer {
        let (connectTimeout, timeout) = (connectTimeout, timeout)
        let plain =
            address.isOnOwnNetwork
            ? CKIFCURL_PLAIN_ON_OWN_NETWORK : address.isLoopback ? CKIFCURL_PLAIN_HERE : CKIFCURL_NEVER_PLAIN
        return try await Self.inBackground { () -> Result<Answer, Failure> in
            var answer = unsafe ckifcurl_answer()
            defer { unsafe ckifcurl_free(&answer) }
            let result = unsafe Self.withLines(headers) { lines in
                unsafe ckifcurl_http(
                    address.text + path, lines, body, body?.utf8.count ?? 0, Int32(plain.rawValue),
                    readsAnswer ? limit : 0, isPackable ? 1 : 0, connectTimeout, timeout, &answer)
            }
            if let failure = Failure(result) { return .failure(failure) }
            let bytes = unsafe answer.body.map { unsafe Data(bytes: $0, count: answer.length) } ?? Data()
            let (age, wait) = unsafe (answer.max_age, answer.retry_after)
            let type = unsafe withUnsafeBytes(of: answer.type) { unsafe Array($0.prefix { $0 != 0 }) }
            return .success(
                Answer(
                    status: unsafe answer.status, type: String(decoding: type, as: UTF8.self),
                    maxAge: age < 0 ? nil : TimeInterval(age), retryAfter: wait > 0 ? wait : nil, body: bytes))
        }
    }

    /// Sends a message by SMTP.
    package func send(_ mail: Mail) async throws(Failure) {
        let timeout = timeout
        try await Self.inBackground { () -> Result<Void, Failure> in
            let result = unsafe ckifcurl_smtp(
                mail.server, mail.user, mail.password, mail.from, mail.to, mail.message, mail.message.utf8.count,
                mail.requiresTLS ? 1 : 0, timeout)
            return Failure(result).map(Result.failure) ?? .success(())
        }
    }

    private static func inBackground<Value: Sendable>(
        _ work: @escaping @Sendable () -> Result<Value, Failure>
    ) async throws(Failure) -> Value {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
        return try result.get()
    }

    /// Passes the lines in C's form, with NULL at the end.
    private static func withLines<Value>(
        _ lines: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
    ) -> Value {
        let copies = unsafe lines.map { unsafe strdup($0) }
        defer { unsafe copies.forEach { unsafe free($0) } }
        let pointers = unsafe copies.map { unsafe UnsafePointer($0) } + [nil]
        return unsafe body(pointers)
    }
}

extension Duration {
    /// At least one: for libcurl none would be no limit.
    fileprivate var milliseconds: Int {
        max(1, Int(clamping: components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000))
    }
}

extension CurlTransport {
    /// A server's answer.
    package struct Answer: Sendable {
        /// The HTTP status.
        package let status: Int
        /// The content type without parameters, in lower case; empty for none.
        package let type: String
        /// For how many seconds it may be kept; nil where the server says nothing.
        package let maxAge: TimeInterval?
        /// After how many seconds to ask again; nil where the server does not say.
        package let retryAfter: Int?
        package let body: Data

        /// True for the statuses 200 to 299.
        package var isSuccess: Bool { (200..<300).contains(status) }

        package init(status: Int, type: String = "", maxAge: TimeInterval?, retryAfter: Int? = nil, body: Data) {
            self.status = status
            self.type = type
            self.maxAge = maxAge
            self.retryAfter = retryAfter
            self.body = body
        }
    }

    /// A message and the server that accepts it.
    package struct Mail: Sendable {
        let server: String
        let user: String?
        let password: String?
        let requiresTLS: Bool
        let from: String
        let to: String
        let message: String

        /// `server` is an address smtp://… or smtps://…; `message` is the whole message with its headers (RFC 5322).
        package init(
            server: String, user: String?, password: String?, requiresTLS: Bool, from: String, to: String,
            message: String
        ) {
            self.server = server
            self.user = user
            self.password = password
            self.requiresTLS = requiresTLS
            self.from = from
            self.to = to
            self.message = message
        }
    }

    /// Why a transfer failed.
    package enum Failure: Error, Equatable, Sendable {
        /// The server could not be reached, or did not answer in time.
        case unreachable
        /// The server could not be trusted, refused, or sent too much.
        case refused

        fileprivate init?(_ result: Int32) {
            if result == CKIFCURL_OK.rawValue { return nil }
            self = result == CKIFCURL_UNREACHABLE.rawValue ? .unreachable : .refused
        }
    }
}
