import Foundation
import KIFTestSupport
import Testing

extension KifScanProcess {
    /// Runs a script of `Tests/Peers` to its end, with the program as its first argument; its output is shown if it fails.
    func passes(_ script: String, _ arguments: [String]) async throws -> Bool {
        let process = try prepared([])
        let program = try #require(process.executableURL).path
        process.executableURL = URL(fileURLWithPath: Peer.python)
        process.arguments = [Peer.script(script), program] + arguments
        let outcome = try await outcome(of: process, within: .seconds(600))
        if outcome.status != 0 { Issue.record("\(script) \(arguments): \(outcome.output)\(outcome.error)") }
        return outcome.status == 0
    }
}

extension Trait where Self == ConditionTrait {
    /// Leaves a test out, and says so in a line, where programs are missing that `Scripts/install-peers` installs.
    static func needs(_ programs: String...) -> Self {
        let missing = programs.filter { !FileManager.default.fileExists(atPath: $0) }
        return .enabled(if: missing.isEmpty, "needs \(missing.joined(separator: " and ")): Scripts/install-peers")
    }
}
