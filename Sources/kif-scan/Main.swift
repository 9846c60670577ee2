import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

@main
enum Main {
    static func main() async {
        do {
            // Swift reads the arguments there, and workers their limits.
            guard FileManager.default.isReadableFile(atPath: "/proc/self/cmdline") else {
                throw CommandFailure("/proc is not mounted, and nothing works without it", status: .componentMissing)
            }
            if arguments() == ["--version"] {
                return StandardStreams.output(
                    ProgramVersion.lines(sceneText: ProcessSettings.current.text(.sceneText)))
            }
            if KifScan.isUnknownCommand(arguments()), let word = arguments().first {
                let suggestion = KifScan.suggestion(for: arguments()) ?? "kif-scan --help lists the commands"
                let shown = TerminalText.visible(word)
                throw CommandFailure("'\(shown)' is no command and no file; \(suggestion)", status: .usage)
            }
            var command = try await KifScan.asyncParseAsRoot(arguments())
            if needsSettings(command) { try ProcessSettings.requireValid() }
            ProcessLog.start()
            if command is ListCommand { CompositionRoot.shareMemoryAmongThreads() }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            report(failure.message, status: failure.status)
            StandardStreams.error("kif-scan: \(failure.message)")
            exit(failure.status.rawValue)
        } catch is CocoaError {
            // Commands say themselves which file of the user's they cannot write: it is the input, closed or damaged.
            let failure = CommandFailure("the input cannot be read", status: .unreadableInput)
            report(failure.message, status: failure.status)
            StandardStreams.error("kif-scan: \(failure.message)")
            exit(failure.status.rawValue)
        } catch {
            if KifScan.exitCode(for: error) == .validationFailure,
                let suggestion = KifScan.suggestion(for: arguments())
            {
                StandardStreams.error("kif-scan: \(suggestion)")
            }
            end(with: error)
        }
    }

    /// Ends as the argument parser decides. Its message quotes wrong arguments unchanged, and these can be file names
    /// that a shell inserted: they are made safe to show.
    private static func end(with error: any Error) -> Never {
        let code = KifScan.exitCode(for: error)
        if code.isSuccess { KifScan.exit(withError: error) }
        if code == .validationFailure { report(TerminalText.visible(KifScan.message(for: error)), status: .usage) }
        KifScan.fullMessage(for: error).split(separator: "\n").map { TerminalText.visible(String($0)) }
            .forEach(StandardStreams.error)
        exit(code.rawValue)
    }

    /// With `--json`, writes the object for an error that ends the command.
    private static func report(_ message: String, status: CommandStatus) {
        let options = arguments().prefix { $0 != "--" }
        guard options.contains("--json") || options.contains("--json-lines") else { return }
        StandardStreams.output(status.json(message: message).line)
    }

    /// Whether a command needs valid settings. Exceptions are help, workers, which get all options as arguments, and
    /// doctor, which reports what is wrong with the settings.
    private static func needsSettings(_ command: any ParsableCommand) -> Bool {
        let own = KifScan.configuration.subcommands.flatMap { [$0] + $0.configuration.subcommands }
        return own.contains { $0 == type(of: command) && $0 != WorkerCommand.self && $0 != DoctorCommand.self }
    }

    /// The command's arguments. Swift replaces bytes that are not UTF-8, so that no file has that name; such arguments
    /// are read as bytes from the kernel.
    private static func arguments() -> [String] {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }),
            let raw = FileManager.default.contents(atPath: "/proc/self/cmdline")
        else { return Array(arguments) }
        return raw.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast().map(PathText.text(of:))
    }
}
