import Foundation

/// Another process that writes to a database: the target `StoreWriter`.
struct StoreProcess {
    private let process = Process()

    /// Starts it; it saves `count` photos of packs of one batch, or of the product and date given, in the household
    /// "Home" of the guest.
    init(_ writer: String, path: String, count: Int, product: [String] = []) throws {
        let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent("StoreWriter")
        process.executableURL = program
        process.arguments = [path, writer, "\(count)"] + product
        try process.run()
    }

    /// Ends it at once, whatever it is doing.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Waits for its end and tells its exit status.
    func finish() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
