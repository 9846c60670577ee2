import Foundation

/// This program, for files that have to name it.
enum ThisProgram {
    /// The absolute path of the program's file.
    static var path: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "kif-scan"
    }

    /// The absolute path of a file that is given relative to the current folder.
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
