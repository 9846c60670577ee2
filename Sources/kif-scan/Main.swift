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
            let arguments = CommandPath.withOptionsBehind(arguments())
            if arguments == ["--version"] {
                return StandardStreams.output(
                    ProgramVersion.lines(sceneText: ProcessSettings.current.text(.sceneText)))
            }
            if let lines = try HelpRequest.lines(for: arguments) { return StandardStreams.output(lines) }
            if KifScan.isUnknownCommand(arguments), let word = arguments.first { throw unknown(word, arguments) }
            do {
                try await run(arguments)
            } catch {
                await finish()
                throw error
            }
            await finish()
        } catch let failure as CommandFailure {
            end(with: failure)
        } catch is CocoaError {
            // Commands say themselves which file of the user's they cannot write: it is the input, closed or damaged.
            end(with: CommandFailure("the input cannot be read", status: .unreadableInput))
        } catch {
            end(with: error)
        }
    }

    /// Tells others what the command has changed.
    private static func finish() async {
        await StockUpdates.finish()
        await CopyUpdates.finish()
    }

    private static func run(_ arguments: [String]) async throws {
        var command = try await KifScan.asyncParseAsRoot(arguments)
        if needsSettings(command) { try ProcessSettings.requireValid() }
        ProcessLog.start()
        if command is ListCommand { CompositionRoot.shareMemoryAmongThreads() }
        if var command = command as? any AsyncParsableCommand {
            try await command.run()
        } else {
            try command.run()
        }
    }

    private static func unknown(_ word: String, _ arguments: [String]) -> CommandFailure {
        let shown = TerminalText.visible(word)
        guard let near = KifScan.suggestion(for: arguments) else {
            return CommandFailure(
                "'\(shown)' is not a command or a file; kif-scan --help lists the commands", status: .usage)
        }
        return CommandFailure("'\(shown)' is not a command or a file; did you mean: \(near)", status: .usage)
    }

    private static func end(with failure: CommandFailure) -> Never {
        report(failure.message.english, status: failure.status)
        StandardStreams.error(failure.message)
        exit(failure.status.rawValue)
    }

    /// Ends as the argument parser decides. Its message quotes wrong arguments unchanged, and these can be file names
    /// that a shell inserted: they are made safe to show.
    private static func end(with error: any Error) -> Never {
        let code = KifScan.exitCode(for: error)
        if code.isSuccess { KifScan.exit(withError: error) }
        guard code == .validationFailure else {
            KifScan.fullMessage(for: error).split(separator: "\n").map { TerminalText.visible(String($0)) }
                .forEach(StandardStreams.error)
            exit(code.rawValue)
        }
        if let near = KifScan.suggestion(for: arguments()) { StandardStreams.error(Message("did you mean: \(near)")) }
        let usage = UsageMessage(error)
        report(usage.english, status: .usage)
        usage.lines.forEach(StandardStreams.error)
        exit(code.rawValue)
    }

    /// With `--json`, writes the object for an error that ends the command.
    private static func report(_ message: String, status: CommandStatus) {
        if UsageMessage.asksForJSON { StandardStreams.output(status.json(message: message).line) }
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
