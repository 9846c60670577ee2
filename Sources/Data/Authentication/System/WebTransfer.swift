import CCurl
import Dispatch
import Foundation
import KeepItFreshDomain

/// Speaks HTTP and SMTP, by libcurl. Certificates are checked, redirects refused, answers limited.
struct WebTransfer: Sendable {
    /// What a server answered.
    struct Answer: Sendable {
        let status: Int
        /// For how many seconds it may be kept; nil where the server says nothing.
        let maxAge: TimeInterval?
        let body: Data

        var isSuccess: Bool { (200..<300).contains(status) }
    }

    /// A message and the server that takes it.
    struct Mail: Sendable {
        let server: String
        let user: String?
        let password: String?
        let requiresTLS: Bool
        let from: String
        let to: String
        let message: String
    }

    /// The most bytes of an answer.
    static let limit = 256 * 1024
    private let timeout: Int

    /// Waits at most `timeout` seconds for each server.
    init(timeout: Int = 15) {
        self.timeout = timeout
    }

    /// Gets what is at an address, or with a body posts to it. Throws `AuthError.network` or `unavailable`.
    func send(_ address: WebAddress, headers: [String] = [], body: String? = nil) async throws(AuthError) -> Answer {
        let timeout = timeout
        return try await Self.onThread { () -> Result<Answer, AuthError> in
            var answer = unsafe kif_curl_answer()
            defer { unsafe kif_curl_free(&answer) }
            let result = unsafe Self.withLines(headers) { lines in
                unsafe kif_curl_http(
                    address.text, lines, body, body?.utf8.count ?? 0, address.isLoopback ? 1 : 0, Self.limit, timeout,
                    &answer)
            }
            guard result == KIF_CURL_OK.rawValue else { return .failure(Self.error(result)) }
            let bytes = unsafe answer.body.map { unsafe Data(bytes: $0, count: answer.length) } ?? Data()
            let age = unsafe answer.max_age
            return .success(
                Answer(status: unsafe answer.status, maxAge: age < 0 ? nil : TimeInterval(age), body: bytes))
        }
    }

    /// Sends a message. Throws `AuthError.network` or `unavailable`.
    func send(_ mail: Mail) async throws(AuthError) {
        let timeout = timeout
        try await Self.onThread { () -> Result<Void, AuthError> in
            let result = unsafe kif_curl_smtp(
                mail.server, mail.user, mail.password, mail.from, mail.to, mail.message, mail.message.utf8.count,
                mail.requiresTLS ? 1 : 0, timeout)
            return result == KIF_CURL_OK.rawValue ? .success(()) : .failure(Self.error(result))
        }
    }

    private static func error(_ result: Int32) -> AuthError {
        result == KIF_CURL_UNREACHABLE.rawValue ? .network : .unavailable
    }

    /// Runs what blocks where it holds up nobody.
    private static func onThread<Value: Sendable>(
        _ work: @escaping @Sendable () -> Result<Value, AuthError>
    ) async throws(AuthError) -> Value {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: work()) }
        }
        return try result.get()
    }

    /// Gives the lines as C has them, with NULL at the end.
    private static func withLines<Value>(
        _ lines: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
    ) -> Value {
        let copies = unsafe lines.map { unsafe strdup($0) }
        defer { unsafe copies.forEach { unsafe free($0) } }
        let pointers = unsafe copies.map { unsafe UnsafePointer($0) } + [nil]
        return unsafe body(pointers)
    }
}
