import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan doctor`: checks that everything needed is installed and set up.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check libraries, languages, the database and the settings, and say how to repair them."
    )

    @Flag(help: "Write one JSON object for each check.")
    var json = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let checks = Diagnosis.checks(database: common.database) + Diagnosis.checks(of: ProcessSettings.current)
        for check in checks {
            StandardStreams.output(json ? check.json.line : check.line(style: common.style))
        }
        if checks.contains(where: { $0.state == .failed && $0.name == "database" }) {
            throw ExitCode(CommandStatus.storageRefused.rawValue)
        }
        if checks.contains(where: { $0.state == .failed && $0.name != "settings" }) {
            throw ExitCode(CommandStatus.componentMissing.rawValue)
        }
        if checks.contains(where: { $0.state == .failed }) { throw ExitCode(CommandStatus.usage.rawValue) }
    }
}
