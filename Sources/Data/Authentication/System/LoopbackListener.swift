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

    /// Returns the query of the first request for `path`; other requests get an error. Throws `AuthError.cancelled`
    /// when there is none within `seconds`.
    func waitForQuery(path: String, seconds: Int) async throws(AuthError) -> String {
        let file = socketFile
        let query = await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
            DispatchQueue.global().async {
                continuation.resume(returning: Self.accept(file, path: path, seconds: seconds))
            }
        }
        guard let query else { throw .cancelled }
        return query
    }

    private static func accept(_ file: Int32, path: String, seconds: Int) -> String? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0, isReadable(file, milliseconds: Int32(left)) else { return nil }
            let client = Glibc.accept(file, nil, nil)
            guard client >= 0 else { continue }
            defer { close(client) }
            let parts = requestLine(of: client).split(separator: " ")
            guard parts.count == 3, parts[0] == "GET" else {
                answer(client, "400 Bad Request", "")
                continue
            }
            let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            guard target.count == 2, target[0] == path else {
                answer(client, "404 Not Found", "")
                continue
            }
            answer(client, "200 OK", page)
            return String(target[1])
        }
    }

    /// Reads the first line of a request; empty when the header is too long, or a part of it takes more than two
    /// seconds to come.
    private static func requestLine(of client: Int32) -> String {
        var request: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 2048)
        while request.count < maximumRequest, isReadable(client, milliseconds: 2000) {
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
