import Foundation

/// A server on this machine, run by a script of `Tests/Peers` until this object is released.
package final class LocalServer: Sendable {
    /// The address that the script printed.
    package let address: String
    private let peer: Peer
    private let log: String

    /// Starts a script, which appends each request to `log`.
    package init(_ script: String, log: String) async throws {
        peer = try Peer("/usr/bin/python3", [Peer.script(script), log])
        address = try await peer.firstLine()
        self.log = log
    }

    /// The requests so far.
    package var requests: [String] {
        let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
