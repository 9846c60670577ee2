import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain

/// What a shell completes from the inventory: names of items, and places. Nothing is created or changed for it.
enum StockCompletion {
    /// The names of the items in stock, each once.
    static let names = CompletionKind.custom { _, _, prefix in
        await values(of: \.name, beginning: prefix)
    }

    /// The places in which something is kept, each once.
    static let places = CompletionKind.custom { _, _, prefix in
        await values(of: \.place, beginning: prefix)
    }

    private static func values(
        of value: @Sendable (Item) -> String?, beginning prefix: String
    ) async -> [String] {
        let path = ProcessSettings.current.text(.database) ?? DataLocation.copyInUse() ?? DataLocation.database()
        guard FileManager.default.fileExists(atPath: path),
            let root = try? CompositionRoot(database: path),
            let inventory = try? await root.signIn().openInventory(household: ProcessSettings.current.text(.household)),
            let items = try? await inventory.items()
        else { return [] }
        let beginning = prefix.lowercased()
        return Set(items.filter { $0.quantity > 0 }.compactMap(value).filter { $0.lowercased().hasPrefix(beginning) })
            .sorted()
    }
}
