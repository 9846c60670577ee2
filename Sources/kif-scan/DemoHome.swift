import Foundation
import KeepItFreshPresentation

/// A folder in which this program finds nothing of the user's: no database, no session, no settings.
struct DemoHome {
    /// The day on which the demo takes place: the sample photos are of that time.
    static let day = "2026-11-24"

    private let folder: URL

    /// A new, empty one. Throws `CommandFailure`.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kif-demo-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandFailure("no temporary folder can be made", status: .storageRefused)
        }
    }

    /// What to say in a shell to use it.
    var variables: String {
        overrides.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") + " kif-scan list"
    }

    /// Runs this program in it, on this process's terminal. Returns its status.
    func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("KIF_") }
            .merging(overrides) { $1 }
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch {
            throw CommandFailure("the program cannot be started", status: .componentMissing)
        }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 130
    }

    /// Removes it with all that is in it.
    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var overrides: [String: String] {
        ["XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config"].mapValues {
            folder.appendingPathComponent($0).path
        }
    }
}
