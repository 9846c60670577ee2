import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

@main
enum Main {
    static func main() async {
        do {
            var command = try KifScan.parseAsRoot(arguments())
            if needsSettings(command) { try ProcessSettings.requireSound() }
            ProcessLog.start()
            if command is ListCommand { ProcessMemory.share() }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            StandardStreams.error("kif-scan: \(failure.message)")
            exit(failure.status.rawValue)
        } catch {
            if KifScan.exitCode(for: error) == .validationFailure,
                let question = DidYouMean.question(about: arguments())
            {
                StandardStreams.error("kif-scan: \(question)")
            }
            end(with: error)
        }
    }

    /// Ends as the parser of arguments says. What it tells of wrong ones holds them as they are, which may be names of
    /// files that a shell put in.
    private static func end(with error: any Error) -> Never {
        let code = KifScan.exitCode(for: error)
        if code.isSuccess { KifScan.exit(withError: error) }
        KifScan.fullMessage(for: error).split(separator: "\n").map { TerminalText.visible(String($0)) }
            .forEach(StandardStreams.error)
        exit(code.rawValue)
    }

    /// True for our own commands, which help is not, but for workers, who are told all by arguments, and doctor, which
    /// tells what is wrong.
    private static func needsSettings(_ command: any ParsableCommand) -> Bool {
        let own = KifScan.configuration.subcommands.flatMap { [$0] + $0.configuration.subcommands }
        return own.contains { $0 == type(of: command) && $0 != WorkerCommand.self && $0 != DoctorCommand.self }
    }

    /// The arguments. Swift's own repairs names that are no UTF-8, and then no file has them: take the bytes as the
    /// kernel holds them.
    private static func arguments() -> [String] {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }),
            let raw = FileManager.default.contents(atPath: "/proc/self/cmdline")
        else { return Array(arguments) }
        return raw.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast().map(PathText.text(of:))
    }
}
