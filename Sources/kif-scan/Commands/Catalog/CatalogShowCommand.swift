import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan catalog show`: what the catalogue knows of products.
struct CatalogShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Tell what the catalogue knows of products, by their numbers.")

    @Argument(help: "Product numbers of 8, 12, 13 or 14 digits.")
    var numbers: [String]

    @Flag(help: "With --json: tell how long finding each took.")
    var timings = false

    @OptionGroup var options: CatalogOption

    func run() async throws {
        let numbers = try numbers.map(CatalogOption.number)
        let clock = ContinuousClock()
        let missing = try await options.perform { catalog throws(CatalogError) in
            guard try await catalog.status().products != nil else { throw .noCatalog }
            var missing: [GTIN] = []
            for number in numbers {
                let start = clock.now
                guard let product = try await catalog.entry(of: number) else {
                    missing.append(number)
                    continue
                }
                let duration = clock.now - start
                let json = timings ? product.json(after: duration) : product.json
                StandardStreams.output(options.json ? json.line : product.line)
            }
            return missing
        }
        guard let first = missing.first else { return }
        let more = missing.count == 1 ? "" : " and \(missing.count - 1) more"
        throw CommandFailure("the catalogue does not know \(first)\(more)", status: .nothingFound)
    }
}
