import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan sync`: exchanges with the server whose households this machine copies.
struct SyncCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Exchange with the server now: send what was changed here, and get what was changed elsewhere.",
        usage: "kif-scan sync [--all] [options]",
        discussion: """
            Commands do this by themselves, within a second, and what cannot be sent waits; see: kif-scan help devices

            Exit status: 64 without a server (kif-scan login --server URL), 69 when what answers is no server of \
            kif-scan, 75 when it cannot be reached or has another format, 77 when you are signed out or it does not know a \
            household that this machine has.
            """
    )

    @Flag(help: "Show what was refused in the last 30 days, also what was shown before.")
    var all = false

    @Flag(help: "Write one JSON object.")
    var json = false

    @OptionGroup var common: CommonOptions

    func run() async throws {
        do {
            guard let copy = try await common.openCopy() else {
                throw CommandFailure(
                    "this inventory is no copy of a server's; to get one: kif-scan login --server URL", status: .usage)
            }
            await copy.makePictures(by: WorkerCommand.pictures)
            var report = ExchangeReport()
            var fault: CopyFault?
            do {
                report = try await copy.exchangeAll()
            } catch let error as CopyFault {
                fault = error
            }
            if let fault, json {
                throw CommandFailure(fault.message(of: try await copy.status()), status: CommandStatus(fault))
            }
            report.settled = try await copy.takeSettled(all: all)
            report.left = try await copy.takeLeft()
            let status = try await copy.status()
            show(report, status)
            if let fault { throw CommandFailure(fault.message(of: status), status: CommandStatus(fault)) }
            if !report.unknown.isEmpty { throw ExitCode(CommandStatus.notAllowed.rawValue) }
        } catch {
            throw CommandFailure(error)
        }
    }

    private func show(_ report: ExchangeReport, _ status: CopyStatus) {
        if json { return StandardStreams.output(report.json(of: status).line) }
        if !common.quiet { StandardStreams.output(report.message(of: status).text(in: common.language)) }
        for change in report.settled {
            StandardStreams.output(change.message(on: .today(), in: common.language).text(in: common.language))
        }
        for message in report.left.flatMap(\.messages) + report.notices(of: status) {
            StandardStreams.output(message.text(in: common.language))
        }
    }
}
