import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan scan-worker`: a process that decodes and reads photos. Only `kif-scan` itself starts it.
struct WorkerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "scan-worker", shouldDisplay: false)

    @Flag(help: "Make the pictures that are asked for instead of reading.")
    var pictures = false

    @OptionGroup var reading: ReadingOption

    func run() async throws {
        let isServed =
            if pictures {
                await PhotoPictures.serve(limits: reading.limits)
            } else {
                await PhotoScanner.serve(reading.labels)
            }
        guard isServed else {
            throw CommandFailure("scan-worker is started by kif-scan itself", status: .usage)
        }
    }

    /// This program as a worker with the same reading options, even if the program's file has been replaced since.
    static func program(_ reading: ReadingOption) -> WorkerProgram {
        program(reading.arguments)
    }

    /// This program as a worker that makes pictures, with the same limits.
    static func pictures(_ reading: ReadingOption) -> WorkerProgram {
        program(["--pictures", "--max-megapixels=\(reading.maxMegapixels)"])
    }

    /// This program as a worker that makes pictures of stored photos, within the limits that are set.
    static var pictures: WorkerProgram { program(["--pictures"]) }

    private static func program(_ arguments: [String]) -> WorkerProgram {
        var program = WorkerProgram(path: "/proc/self/exe", arguments: ["kif-scan", "scan-worker"] + arguments)
        // It cannot read the settings file.
        let settings = ProcessSettings.current
        for setting in [Setting.sceneText, .locale, .languages, .readers, .symbologies] {
            program.environment[setting.variable] = settings.text(setting)
        }
        program.environment[Setting.maxMegapixels.variable] = settings.number(.maxMegapixels).map { "\($0)" }
        return program
    }
}

extension ReadingOption {
    /// A scanner of up to `jobs` photos at once, each in a worker with these options.
    func scanner(jobs: Int?) -> PhotoScanner {
        PhotoScanner(labels, jobs: jobs, worker: WorkerCommand.program(self))
    }

    /// A scanner of one photo at a time that reads elsewhere what `handler` does.
    func scanner(elsewhere handler: PhotoJob.Handler?) -> PhotoScanner {
        PhotoScanner(labels, jobs: 1, worker: WorkerCommand.program(self), elsewhere: handler)
    }
}
