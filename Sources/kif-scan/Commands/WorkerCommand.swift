import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan scan-worker`: the process that photos are decoded and read in. Only `kif-scan` itself starts it.
struct WorkerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "scan-worker", shouldDisplay: false)

    @OptionGroup var reading: ReadingOption

    func run() async throws {
        guard await PhotoScanner.serve(reading.labels) else {
            throw CommandFailure("scan-worker is started by kif-scan itself", status: .usage)
        }
    }

    /// This very program as a worker that reads the same, also when its file was replaced meanwhile.
    static func program(_ reading: ReadingOption) -> WorkerProgram {
        WorkerProgram(path: "/proc/self/exe", arguments: ["kif-scan", "scan-worker"] + reading.arguments)
    }
}
