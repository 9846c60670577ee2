import Foundation
import KIFTestSupport
import Testing

@testable import KeepItFreshPlatform

@Suite(.timeLimit(.minutes(10))) struct CurlTransportTests {
    /// What follows the status of an answer.
    enum Rest: String, CaseIterable, Sendable {
        case nothing = "b''"
        case large = "b'Content-Length: 5000000\\r\\n\\r\\n' + b'x' * 5000000"
        case endless = "b'\\r\\n' + b'x' * 70000, True"
        case dripping = "b'\\r\\nx', False"
        case unfinishedHeader = "b'X-Wait: 1\\r\\n', False"
    }

    @Test(arguments: Rest.allCases)
    func whenTheServerAnswersThatItHasWhatWasPosted_shouldHaveArrived(rest: Rest) async throws {
        let server = try await Server(status: "200 OK", rest: rest)
        let address = try #require(WebAddress(server.address))

        let answer = try await CurlTransport(timeout: 2).send(address, body: "{}", readsAnswer: false)

        #expect(answer.isSuccess)
    }

    @Test func whenTheServerRefuses_shouldReturnTheStatus() async throws {
        let server = try await Server(status: "503 Service Unavailable", rest: .large)
        let address = try #require(WebAddress(server.address))

        let answer = try await CurlTransport(timeout: 2).send(address, body: "{}", readsAnswer: false)

        #expect(answer.status == 503)
    }

    @Test func whenTheAnswerIsReadAndTooLarge_shouldBeRefused() async throws {
        let server = try await Server(status: "200 OK", rest: .large)
        let address = try #require(WebAddress(server.address))

        await #expect(throws: CurlTransport.Failure.refused) { try await CurlTransport(timeout: 5).send(address) }
    }

    /// A server that answers each request in the same way.
    private struct Server {
        let address: String
        private let peer: Peer

        init(status: String, rest: Rest) async throws {
            let script = """
                import os, socket, sys, threading, time
                threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
                listener = socket.create_server(('127.0.0.1', 0))
                print(f'http://127.0.0.1:{listener.getsockname()[1]}', flush=True)
                rest = (\(rest.rawValue),)
                rest = rest if len(rest) == 2 else (rest[0], None)
                def answer(client):
                    client.recv(65536)
                    try:
                        client.sendall(b'HTTP/1.1 \(status)\\r\\n' + (rest[0] or b'Content-Length: 0\\r\\n\\r\\n'))
                        while rest[1] is not None:
                            client.sendall(b'x' * (70000 if rest[1] else 1))
                            time.sleep(0.01 if rest[1] else 0.2)
                    except OSError:
                        pass
                    client.close()
                while True:
                    threading.Thread(target=answer, args=(listener.accept()[0],), daemon=True).start()
                """
            peer = try Peer("/usr/bin/python3", ["-c", script])
            address = try await peer.firstLine()
        }
    }
}
