import ArgumentParser

/// The commands that bring the world's products in, and the inventory out and in.
enum ExchangeCommands {
    static let all: [any ParsableCommand.Type] =
        [CatalogCommand.self, ExportCommand.self, ImportItemsCommand.self]
}
