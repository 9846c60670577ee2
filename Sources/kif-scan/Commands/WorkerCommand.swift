import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan scan-worker`: the process that photos are decoded and read in. Only `kif-scan` itself starts it.
struct WorkerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "scan-worker", shouldDisplay: false)

    @Option(help: "Make a picture of this place in each photo instead: left,top,right,bottom, or all.")
    var picture: String?

    @OptionGroup var reading: ReadingOption

    func run() async throws {
        let isServed =
            if let picture {
                await PhotoPictures.serve(picture, limits: reading.limits)
            } else {
                await PhotoScanner.serve(reading.labels)
            }
        guard isServed else {
            throw CommandFailure("scan-worker is started by kif-scan itself", status: .usage)
        }
    }

    /// This very program as a worker that reads the same, also when its file was replaced meanwhile.
    static func program(_ reading: ReadingOption) -> WorkerProgram {
        program(reading.arguments)
    }

    /// This very program as a worker that makes pictures of a place in photos.
    static func program(picturing place: String) -> WorkerProgram {
        program(["--picture=\(place)"])
    }

    private static func program(_ arguments: [String]) -> WorkerProgram {
        WorkerProgram(path: "/proc/self/exe", arguments: ["kif-scan", "scan-worker"] + arguments)
    }
}
