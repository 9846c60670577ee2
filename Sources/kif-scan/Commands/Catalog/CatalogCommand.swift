import ArgumentParser

/// `kif-scan catalog`: the products that are known on this machine.
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Know products by their number: a catalogue on this machine, made of Open Food Facts' dump.",
        subcommands: [
            CatalogImportCommand.self, CatalogSearchCommand.self, CatalogShowCommand.self, CatalogStatusCommand.self,
        ])
}
