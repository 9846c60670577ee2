import Dispatch
import Foundation
import Glibc

/// Runs another program whose output does not matter, only whether it succeeds.
package enum ChildProcess {
    /// The first executable file called `name` in the folders of `path`, which are separated by colons; nil when there
    /// is none.
    package static func find(_ name: String, in path: String) -> String? {
        path.split(separator: ":").map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Runs the program at `path` and waits for it. True when it exits with status 0.
    ///
    /// Its output is discarded. It inherits this process's environment unless it gets one. With `input` it reads that
    /// text on standard input, else nothing.
    package static func run(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, input: String? = nil
    ) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        if let input {
            // A pipe would end this process with SIGPIPE where the program does not read to the end.
            guard let file = unnamedFile(holding: input) else { return false }
            process.standardInput = file
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// The same on a separate thread, so that waiting blocks no task.
    package static func runInBackground(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, input: String? = nil
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: run(path, arguments, environment: environment, input: input))
            }
        }
    }

    /// A file that holds a text, to be read from its start; nil where none can be made.
    private static func unnamedFile(holding text: String) -> FileHandle? {
        guard let file = UnnamedFile.make(), (try? file.write(contentsOf: Data(text.utf8))) != nil,
            (try? file.seek(toOffset: 0)) != nil
        else { return nil }
        return file
    }
}
