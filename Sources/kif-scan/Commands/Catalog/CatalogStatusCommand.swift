import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan catalog status`: what catalogue there is.
struct CatalogStatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Tell what catalogue there is, and where.")

    @OptionGroup var options: CatalogOption

    func run() async throws {
        let status = try await options.perform { catalog throws(CatalogError) in try await catalog.status() }
        if options.json {
            StandardStreams.output(status.json.line)
        } else {
            status.lines.forEach(StandardStreams.output)
        }
    }
}
