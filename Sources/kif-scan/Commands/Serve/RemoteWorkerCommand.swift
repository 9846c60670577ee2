import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation

/// `kif-scan worker`: reads photos for a server on another machine.
struct RemoteWorkerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker",
        abstract: "Read photos for kif-scan serve on another machine.",
        discussion: """
            It asks the server for photos, reads them in processes of its own, and sends back what was read. It stores \
            nothing, and learns nothing of a photo but the photo itself. On the server, once for each machine:
              kif-scan serve --worker-token NAME

            The token that is printed there is read from standard input, or from a file that only you can read. A server \
            that cannot be reached is tried again.

            Exit status: 0 after SIGTERM, 130 after ^C, 69 when what answers is no server of kif-scan, 75 when it has \
            another format, 77 when it does not know the token.
            """
    )

    @Option(help: ArgumentHelp("The address of the server.", valueName: "url"))
    var server: String

    @Option(
        name: .customLong("token-file"),
        help: ArgumentHelp("Read the token from this file (default: from standard input).", valueName: "file"),
        completion: .file())
    var tokenFile: String?

    @OptionGroup var jobs: JobsOption
    @OptionGroup var reading: ReadingOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        guard let address = RemoteWorker.server(at: server) else {
            throw CommandFailure(
                """
                '\(TerminalText.visible(server))' is not the address of a server: write https://HOST, or \
                http://HOST:8642 for one on your own network
                """, status: .usage)
        }
        let worker = RemoteWorker(
            server: address, token: try token() ?? "", reading: reading.labels, labels: WorkerCommand.program(reading),
            pictures: WorkerCommand.pictures(reading))
        guard let worker else {
            throw CommandFailure(
                """
                there is no token on standard input or in --token-file; the server makes one with: kif-scan serve \
                --worker-token NAME
                """, status: .usage)
        }
        try reading.requireReaders(common)
        let interrupt = Interrupt(endOfService: .success, waits: true)
        interrupt.handle { worker.stop() }
        let status = CopyStatus(server: address, userId: "")
        do {
            try await worker.run(jobs: jobs.count ?? ProcessInfo.processInfo.activeProcessorCount) { event in
                report(event, host: status.host)
            }
        } catch let fault as CopyFault {
            throw Self.failure(fault, host: status.host)
        }
        if let status = interrupt.status, status != .success { throw ExitCode(status.rawValue) }
    }

    /// The first line of the file or of standard input; nil when there is none. Throws `CommandFailure` where others
    /// can read the file.
    private func token() throws -> String? {
        guard let tokenFile else { return try? SecretOption.line(of: .standardInput) }
        let mode = try? FileManager.default.attributesOfItem(atPath: tokenFile)[.posixPermissions] as? NSNumber
        guard (mode?.intValue ?? 0) & 0o077 == 0 else {
            throw CommandFailure(
                "others can read the token's file: chmod 600 \(TerminalText.visible(tokenFile))", status: .usage)
        }
        return FileHandle(forReadingAtPath: tokenFile).flatMap { try? SecretOption.line(of: $0) }
    }

    private func report(_ event: RemoteWorker.Event, host: String) {
        switch event {
        case .connected(Build.version): common.say("Reading photos for \(host). ^C ends it.")
        case .connected(let version):
            let other = TerminalText.visible(String(version.prefix(50)))
            common.say(
                """
                Reading photos for \(host), which has kif-scan \(other); photos are read as this version, \
                \(Build.version), reads them. ^C ends it.
                """)
        case .lost:
            StandardStreams.error(Message("\(host) cannot be reached or has too much to do; it is tried again"))
        }
    }

    private static func failure(_ fault: CopyFault, host: String) -> CommandFailure {
        let message: Message =
            switch fault {
            case .signedOut:
                Message("\(host) does not know this token, or it is not one of kif-scan serve --worker-token")
            case .otherFormat(let format):
                // Translators: {1} is the name of a server, the others are numbers.
                Message(
                    """
                    \(host) has another version of kif-scan (format \(format), this one has \(PhotoJob.format)): update \
                    the older one
                    """)
            default: Message("what answers at \(host) is no server of kif-scan with workers, or cannot be trusted")
            }
        return CommandFailure(message, status: CommandStatus(fault))
    }
}
