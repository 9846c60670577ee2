import Foundation
import KIFTestSupport

/// A server that answers each request in the same way, and keeps the requests.
struct ScriptedServer {
    let address: String
    private let peer: Peer
    private let log: String

    /// Answers with a status line's rest and header lines, and a body, which is an expression of Python.
    init(_ status: String, headers: [String] = [], body: String, in folder: String) async throws {
        log = "\(folder)/requests-\(UUID().uuidString)"
        let head = headers.map { "\($0)\\r\\n" }.joined()
        let script = """
            import gzip, os, socket, sys, threading, time
            threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
            listener = socket.create_server(('127.0.0.1', 0))
            print(f'http://127.0.0.1:{listener.getsockname()[1]}', flush=True)
            body = \(body)
            def answer(client):
                request = b''
                while b'\\r\\n\\r\\n' not in request:
                    part = client.recv(65536)
                    if not part: return
                    request += part
                with open('\(log)', 'ab') as file: file.write(request)
                if body is None:
                    time.sleep(60)
                cut = len(body) * 2 if '\(status)' == '200 CUT' else len(body)
                client.sendall(b'HTTP/1.1 \(status)\\r\\n\(head)Content-Length: %d\\r\\n\\r\\n' % cut + body)
                client.close()
            while True:
                threading.Thread(target=answer, args=(listener.accept()[0],), daemon=True).start()
            """
        peer = try Peer("/usr/bin/python3", ["-c", script])
        address = try await peer.firstLine()
    }

    /// The requests so far.
    var requests: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }
}
