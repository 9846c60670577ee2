import Foundation
import Glibc
import KeepItFreshDomain
import Testing

@testable import KeepItFreshAuthentication

@Suite(.timeLimit(.minutes(10))) struct LoopbackListenerTests {
    @Test func whenOthersAskBefore_shouldWaitForTheRightOne() async throws {
        let listener = try LoopbackListener()
        let port = listener.port
        let browser = Task.detached {
            // One that never completes its request, those of others, and the browser's.
            let slow = Self.connected(to: port)
            Self.send("GET /cal", by: slow)
            for query in ["", "?state=wrong&code=1", "?state=wrong&error=access_denied"] {
                let other = Self.connected(to: port)
                Self.send("GET /callback\(query) HTTP/1.1\r\n\r\n", by: other)
                close(other)
            }
            let right = Self.connected(to: port)
            Self.send("GET /callback?state=right&code=2 HTTP/1.1\r\n\r\n", by: right)
            close(right)
            return slow
        }

        let query = try await listener.waitForQuery(path: "/callback", seconds: 30) { $0.contains("state=right") }

        #expect(query == "state=right&code=2")
        close(await browser.value)
    }

    private static func connected(to port: UInt16) -> Int32 {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(client, $0, length) }
        }
        #expect(result == 0)
        return client
    }

    private static func send(_ text: String, by client: Int32) {
        let bytes = Array(text.utf8)
        #expect(unsafe Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    }
}
