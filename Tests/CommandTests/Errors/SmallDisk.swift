import Foundation
import KIFTestSupport
import Testing

/// A disk of a few megabytes in memory, mounted as a home's `.local` for one command: it is filled, the command is run,
/// and the filling is removed. It is mounted in a separate name space, which needs no rights and ends with the command.
struct SmallDisk {
    /// The result of the command.
    struct Outcome {
        let run: KifScanProcess.Outcome
        /// The output of a command that reads everything, before and after, and the tables on the disk.
        let before: String
        let after: String
    }

    /// Whether the system allows a mount.
    static let isPossible = Task {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? await process.runToEnd()) != nil else { return false }
        return process.terminationStatus == 0
    }

    /// Arguments: the program, the kilobytes that are left free, the command that reads all, the command. What is in
    /// `.local` goes onto the disk. Filling ends by itself when nothing is left.
    private static let script = """
        cp -a .local kept && mount -t tmpfs -o size=4m,mode=700 tmpfs .local && cp -a kept/. .local/ || exit 99
        kif=$1 free=$2 reading=$3; shift 3
        report() { "$kif" $reading 2> /dev/null; cat .local/*.csv 2> /dev/null || true; }
        report > before
        room=$(($(df --output=avail .local | tail -n 1) - free))
        head -c "${room}k" /dev/zero > .local/filler
        "$kif" "$@" > output 2> error
        echo $? > status
        rm .local/filler
        report > after
        """

    private let kif: KifScanProcess

    /// A disk for a home.
    init(of kif: KifScanProcess) { self.kif = kif }

    /// Runs a command with this many kilobytes left; `reading` runs before and after it, with enough room.
    func run(
        _ arguments: [String], kilobytesLeft: Int, reading: String, environment: [String: String] = [:]
    ) async throws -> Outcome {
        let process = try kif.prepared([], environment: environment)
        let program = try #require(process.executableURL).path
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["unshare", "-rm", "sh", "-c", Self.script, "sh", program, String(kilobytesLeft), reading] + arguments
        try await process.runToEnd()
        try #require(process.terminationStatus == 0)
        return Outcome(
            run: KifScanProcess.Outcome(
                status: try #require(Int32(text("status").trimmingCharacters(in: .newlines))),
                output: try text("output"), error: try text("error")),
            before: try text("before"), after: try text("after"))
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: kif.path(name), encoding: .utf8)
    }
}
