import Foundation
import Testing

/// A disk of a few megabytes in memory in the place of a home's `.local`, for one command: it is filled up, the command
/// is run, and room is made again. It is mounted in a name space of its own, which needs no rights and ends with it.
struct SmallDisk {
    /// What came of it.
    struct Outcome {
        let run: KifScanProcess.Outcome
        /// What a command that reads all tells before and after, and the tables that are on the disk.
        let before: String
        let after: String
    }

    /// False where the system lets nobody mount anything.
    static let isPossible: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Arguments: the program, the kilobytes that are left free, the command that reads all, the command. What is in
    /// `.local` goes onto the disk. Filling ends by itself when nothing is left.
    private static let script = """
        cp -a .local kept && mount -t tmpfs -o size=4m,mode=700 tmpfs .local && cp -a kept/. .local/ || exit 99
        kif=$1 free=$2 reading=$3; shift 3
        tell() { "$kif" $reading 2> /dev/null; cat .local/*.csv 2> /dev/null || true; }
        tell > before
        room=$(($(df --output=avail .local | tail -n 1) - free))
        head -c "${room}k" /dev/zero > .local/filler
        "$kif" "$@" > output 2> error
        echo $? > status
        rm .local/filler
        tell > after
        """

    private let kif: KifScanProcess

    /// A disk for a home.
    init(of kif: KifScanProcess) { self.kif = kif }

    /// Runs a command with so many kilobytes left; `reading` is run before and after, with room.
    func run(
        _ arguments: [String], kilobytesLeft: Int, reading: String, environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = try kif.prepared([], environment: environment)
        let program = try #require(process.executableURL).path
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["unshare", "-rm", "sh", "-c", Self.script, "sh", program, String(kilobytesLeft), reading] + arguments
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
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
