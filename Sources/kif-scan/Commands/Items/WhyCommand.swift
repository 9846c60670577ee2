import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan why`: where each value comes from.
struct WhyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Tell where each value of an item comes from, and who changed it when."
    )

    @OptionGroup var item: ItemOption

    func run() async throws {
        let (inventory, found) = try await item.find()
        do {
            let report = WhyReport(
                found, origins: try await inventory.origins(of: found.id),
                photos: try await inventory.photos(of: found.id),
                history: try await inventory.history(of: found.id), userId: inventory.context.userId)
            if item.report.json {
                StandardStreams.output(report.json.line)
            } else {
                report.lines.forEach(StandardStreams.output)
            }
        } catch {
            throw CommandFailure(error)
        }
    }
}
