import Foundation

/// What a unit file of systemd names: this program and paths, from the root.
enum UnitProgram {
    /// This very program.
    static var path: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "kif-scan"
    }

    /// A path from the root.
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
