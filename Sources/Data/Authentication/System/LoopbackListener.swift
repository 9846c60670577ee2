import Dispatch
import Glibc
import KeepItFreshDomain

/// Waits at a port of 127.0.0.1, which the system chooses, for a browser that a provider sends back.
struct LoopbackListener: ~Copyable {
    private static let maximumRequest = 8192
    private static let page = "<!doctype html><title>KeepItFresh</title><p>You can close this page."

    private let socketFile: Int32
    let port: UInt16

    /// Opens a port. Throws `AuthError.unavailable`.
    init() throws(AuthError) {
        socketFile = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socketFile >= 0 else { throw .unavailable }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let file = socketFile
        let isOpen = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe bind(file, pointer, length) == 0 && listen(file, 4) == 0
                    && getsockname(file, pointer, &length) == 0
            }
        }
        guard isOpen else {
            close(socketFile)
            throw .unavailable
        }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit {
        close(socketFile)
    }

    /// Returns the query of the first request for `path` that is `expected`; other requests get an error and are
    /// forgotten. Throws `AuthError.cancelled` when there is none within `seconds`.
    func waitForQuery(
        path: String, seconds: Int, where expected: @escaping @Sendable (String) -> Bool
    ) async throws(AuthError) -> String {
        let file = socketFile
        let query = await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
            DispatchQueue.global().async {
                continuation.resume(returning: Self.accept(file, path: path, seconds: seconds, where: expected))
            }
        }
        guard let query else { throw .cancelled }
        return query
    }

    private static func accept(
        _ file: Int32, path: String, seconds: Int, where expected: (String) -> Bool
    ) -> String? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0, isReadable(file, milliseconds: Int32(left)) else { return nil }
            let client = Glibc.accept(file, nil, nil)
            guard client >= 0 else { continue }
            defer { close(client) }
            let parts = requestLine(of: client, before: min(deadline, .now + .seconds(2))).split(separator: " ")
            guard parts.count == 3, parts[0] == "GET" else {
                answer(client, "400 Bad Request", "")
                continue
            }
            let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            guard target.count == 2, target[0] == path, expected(String(target[1])) else {
                answer(client, "404 Not Found", "")
                continue
            }
            answer(client, "200 OK", page)
            return String(target[1])
        }
    }

    /// Reads the first line of a request; empty when the header is too long, or is not complete at the deadline:
    /// a client that sends it slowly would keep the browser waiting.
    private static func requestLine(of client: Int32, before deadline: ContinuousClock.Instant) -> String {
        var request: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 2048)
        while request.count < maximumRequest {
            let left = Int32(clamping: Int((deadline - .now) / .milliseconds(1)))
            guard left > 0, isReadable(client, milliseconds: left) else { break }
            let count = unsafe read(client, &chunk, chunk.count)
            guard count > 0 else { break }
            request += chunk.prefix(count)
            if request.suffix(4) == [13, 10, 13, 10] {
                return String(decoding: request.prefix { $0 != 13 }, as: UTF8.self)
            }
        }
        return ""
    }

    private static func isReadable(_ file: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&request, 1, milliseconds) > 0
    }

    private static func answer(_ client: Int32, _ status: String, _ page: String) {
        let text = """
            HTTP/1.1 \(status)\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: \(page.utf8.count)\r\n\
            Cache-Control: no-store\r\nReferrer-Policy: no-referrer\r\nConnection: close\r\n\r\n\(page)
            """
        let bytes = Array(text.utf8)
        _ = unsafe send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
