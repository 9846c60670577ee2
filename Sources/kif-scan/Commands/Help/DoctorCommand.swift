import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan doctor`: checks that everything needed is installed and set up.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check libraries, readers of text, the database and the settings, and say how to repair them.",
        usage: "kif-scan doctor [options]"
    )

    @Flag(help: "Write one JSON object for each check.")
    var json = false

    @OptionGroup var common: CommonOptions

    func run() async throws {
        let settings = ProcessSettings.current
        let copy = (try? await common.openCopy()?.status()).map { [Diagnosis.check(of: $0)] } ?? []
        let checks =
            Diagnosis.checks(database: common.database, sceneText: settings.text(.sceneText))
            + (await Diagnosis.nameChecks(
                database: common.database,
                catalog: settings.lookup.catalog(besideDatabase: common.database ?? DataLocation.database())))
            + copy + Diagnosis.checks(of: settings)
            + Diagnosis.checks(of: common.language, locale: LocaleOption.standard)
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
