import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan undo`: takes back the last change of this user.
struct UndoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back your last change, and no one else's.",
        discussion: """
            Once more takes back the one before it. Where somebody changed the same value since, nothing is undone.
            `kif-scan journal` shows all changes of the household. Exit status 1: there is nothing to undo.
            """
    )

    @OptionGroup var report: ReportOption

    func run() async throws {
        let inventory = try await report.openInventory()
        do {
            report.tell(try await inventory.undo(), in: inventory)
        } catch {
            throw CommandFailure(onItem: error)
        }
    }
}
