import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// Which item a command works on, and how it tells of it.
struct ItemOption: ParsableArguments {
    @Argument(help: "The item's id, its beginning as kif-scan list shows it, or the item's name.")
    var id: String

    @OptionGroup var report: ReportOption

    /// Opens the inventory and finds the item. Throws `CommandFailure`.
    func find() async throws -> (inventory: Inventory, item: Item) {
        let inventory = try await report.openInventory()
        return (inventory, try await Self.item(id, in: inventory))
    }

    /// Finds the item, edits it and tells what became of it. Throws `CommandFailure`.
    func perform(_ edit: (Item) throws -> ItemEdit) async throws {
        let (inventory, item) = try await find()
        try await report.perform(try edit(item), on: item, in: inventory)
    }

    /// The item whose id begins so. Throws `CommandFailure`.
    static func item(_ id: String, in inventory: Inventory) async throws -> Item {
        do {
            return try await inventory.item(id)
        } catch let error as ItemReferenceError {
            throw CommandFailure(error.message(of: id, in: .environment), status: .usage)
        } catch {
            throw CommandFailure(error)
        }
    }
}
