import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan backup`: saves the whole database to a file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Save the whole database to a file: all households, accounts, the journal and the texts of photos.",
        usage: "kif-scan backup <file> [--force] [options]",
        discussion: """
            Other commands may run meanwhile. The file is complete and checked, or not there at all. It holds everything \
            the database holds, so keep it as private. `kif-scan restore FILE` puts it back.

            Of a copy of a server's households this saves the copy; the server's own backups are made there.
            """)

    @Argument(help: "The file to write.")
    var file: String

    @Flag(help: "Replace an existing file.")
    var force = false

    @Flag(help: "Write one JSON object.")
    var json = false

    @OptionGroup var common: CommonOptions

    func run() async throws {
        let saved: (backup: Backup, faults: [StorageFault])
        do {
            saved =
                if let postgres = common.postgres {
                    try await postgres.save(to: file, replacing: force)
                } else {
                    try Backups(ofDatabase: common.database).save(to: file, replacing: force)
                }
        } catch {
            throw CommandFailure(ofBackup: file, error)
        }
        if json {
            StandardStreams.output(saved.backup.json.line)
        } else {
            common.say("Saved \(saved.backup.contentWords) to \(TerminalText.visible(file)).")
        }
        if let status = try? await common.openCopy()?.status() {
            common.say("This is a copy; back up the machine of \(status.host) too, which has more than that.")
        }
        if let fault = saved.faults.first {
            throw CommandFailure("saved, but \(fault.message); see: kif-scan doctor", status: .storageRefused)
        }
    }
}
