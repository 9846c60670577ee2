import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan restore`: puts a backup in place of the database, or lists the backups.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup in place of the database, or list the backups that kif-scan made by itself.",
        usage: "kif-scan restore [<backup>] [--force] [options]",
        discussion: """
            What is replaced is kept as a backup too, so a restore can be taken back. Sessions stay as they are now; \
            one-time codes, and invitations that are no longer valid, do not come back.
            """)

    @Argument(help: "A backup's file, or its name on the list (default: list the backups).")
    var backup: String?

    @Flag(help: "Restore a backup that contradicts itself, or in place of a file that is not a kif-scan database.")
    var force = false

    @Flag(help: "Write one JSON object for each backup.")
    var json = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        if let copy = DataLocation.copyInUse(), common.database == copy {
            throw CommandFailure(
                "this inventory is a copy; backups are restored on the machine of its server (kif-scan whoami)",
                status: .usage)
        }
        guard common.postgres == nil else {
            throw CommandFailure(
                "this inventory is in PostgreSQL, whose backups are restored there; see: kif-scan help postgresql",
                status: .usage)
        }
        let backups = Backups(ofDatabase: common.database)
        guard let backup else { return list(backups.all) }
        let restored: Backup.Restored
        do {
            restored = try backups.restore(backup, forcing: force)
        } catch {
            throw CommandFailure(ofBackup: backup, error)
        }
        if json { StandardStreams.output(restored.backup.json.line) }
        common.say("Restored \(restored.backup.contentWords) from \(TerminalText.visible(backup)).")
        if let replaced = restored.replaced {
            common.say("To have back what was there before: kif-scan restore \(TerminalText.visible(replaced.name))")
        }
    }

    private func list(_ backups: [Backup]) {
        if json { return StandardStreams.output(backups.map(\.json.line)) }
        if backups.isEmpty {
            common.say(
                "No backups yet: kif-scan makes one before each update of the database, and kif-scan backup FILE.")
        }
        StandardStreams.output(backups.map { TerminalText.visible($0.line(in: common.language)) })
    }
}
