import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan watch`: photos become items as they arrive in a folder.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Take photos into the inventory as they arrive in a folder.",
        discussion: """
            Takes the photos that are in the folder and below it, then each one that is written or moved there, once \
            it is complete. Photos that arrive in a burst are put together as in an import.

            As a service of yours:
              mkdir -p ~/.config/systemd/user
              kif-scan watch --print-unit FOLDER > ~/.config/systemd/user/kif-scan-watch.service
              systemctl --user daemon-reload && systemctl --user enable --now kif-scan-watch

            Exit status: 0 when told to end (SIGTERM), 130 after ^C, 65 when the folder cannot be read or is gone, \
            75 when the system watches no more folders; others as of scan.
            """
    )

    @Argument(help: "The folder.", completion: .directory)
    var folder: String

    @Flag(help: "Leave the photos where they are (the default).")
    var leave = false

    @Option(
        help: ArgumentHelp(
            "Move each photo to this folder once it is stored; never over another file.", valueName: "folder"))
    var moveTo: String?

    @Option(help: ArgumentHelp("A burst of photos is over when none came for so long.", valueName: "seconds"))
    var quietPeriod = 20.0

    @Flag(help: "Write one JSON object for each photo.")
    var json = false

    @Option(help: "Photos in work at once (default: the number of processors).")
    var jobs: Int?

    @Option(help: "Which photos show one pack: auto, time, folder or none (each photo is a pack).")
    var groupBy = GroupingRule.auto

    @Flag(name: .customLong("print-unit"), help: "Write a unit file for systemd that does what is asked, and end.")
    var printsUnit = false

    @OptionGroup var reading: ReadingOption
    @OptionGroup var household: HouseholdOption
    @OptionGroup var locale: LocaleOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if leave, moveTo != nil { throw ValidationError("--leave and --move-to exclude each other.") }
        try JobCount.validate(jobs)
        guard (0.1...86_400).contains(quietPeriod) else {
            throw ValidationError("--quiet-period needs seconds from 0.1 to 86400.")
        }
    }

    func run() async throws {
        guard !printsUnit else { return unit.lines.forEach(StandardStreams.output) }
        try reading.requireData()
        let interrupt = Interrupt(endOfService: .success)
        do {
            let watch = try FolderWatch(folder, excluding: moveTo, quietPeriod: .seconds(quietPeriod))
            if let moveTo, PhotoFolder.areSame(folder, moveTo) {
                throw CommandFailure("--move-to names the folder that is watched", status: .usage)
            }
            let intake = PhotoIntake(self, inventory: try await household.openInventory(common), watch: watch)
            interrupt.handle { intake.tell() }
            common.say(
                "Watching \(TerminalText.visible(folder)); \(moveTo == nil ? "photos stay" : "photos are moved").")
            while true { try await intake.take(try await watch.photos()) }
        } catch let error as FolderWatchError {
            throw CommandFailure("\(TerminalText.visible(folder)): \(error.message)", status: CommandStatus(error))
        }
    }

    /// A service that calls this program with the same options.
    private var unit: ServiceUnit {
        var arguments = ["watch", "--quiet-period=\(quietPeriod)", "--group-by=\(groupBy.rawValue)"]
        if let moveTo { arguments.append("--move-to=\(UnitProgram.absolute(moveTo))") }
        if let jobs { arguments.append("--jobs=\(jobs)") }
        if json { arguments.append("--json") }
        if let name = household.household { arguments.append("--household=\(name)") }
        if let locale = locale.current { arguments.append("--locale=\(locale)") }
        if let database = common.database { arguments.append("--database=\(UnitProgram.absolute(database))") }
        arguments += reading.arguments + ["--", UnitProgram.absolute(folder)]
        return ServiceUnit(program: UnitProgram.path, arguments: arguments)
    }
}
