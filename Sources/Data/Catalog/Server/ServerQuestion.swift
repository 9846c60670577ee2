import CCurl
import Dispatch
import Foundation
import KeepItFreshDomain

/// Asks one server over HTTP by libcurl. Certificates are checked, redirects refused, the answer and the time limited.
struct ServerQuestion: Sendable {
    /// The most bytes of an answer.
    private static let limit = 256 * 1024
    private static let headers = ["User-Agent: KeepItFresh/0.1.0", "Accept: application/json"]

    let address: CatalogServer
    /// Seconds.
    let timeout: Int

    /// What is at a path of the server, with the status; nil when it did not answer in time.
    func get(_ path: String) async -> (status: Int, body: Data)? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: ask(path)) }
        }
    }

    private func ask(_ path: String) -> (status: Int, body: Data)? {
        var answer = unsafe kif_curl_answer()
        defer { unsafe kif_curl_free(&answer) }
        let copies = unsafe Self.headers.map { unsafe strdup($0) }
        defer { unsafe copies.forEach { unsafe free($0) } }
        let lines = unsafe copies.map { unsafe UnsafePointer($0) } + [nil]
        let result = unsafe kif_curl_http(
            address.text + path, lines, nil, 0, address.isLoopback ? 1 : 0, Self.limit, timeout, &answer)
        guard result == KIF_CURL_OK.rawValue else { return nil }
        let body = unsafe answer.body.map { unsafe Data(bytes: $0, count: answer.length) } ?? Data()
        return (unsafe answer.status, body)
    }
}
