import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// The item that a command changes or shows.
struct ItemOption: ParsableArguments {
    @Argument(
        help: "The item's id, the start of it that kif-scan list shows, or the item's name.",
        completion: StockCompletion.names)
    var id: String

    @OptionGroup var report: ReportOption

    /// Opens the inventory and finds the item, with `toShow` for a command that shows it. Throws `CommandFailure`.
    func find(toShow: Bool = false) async throws -> (inventory: Inventory, item: Item) {
        let inventory = try await report.openInventory(toShow: toShow)
        return (inventory, try await Self.item(id, in: inventory))
    }

    /// Finds an item by its id, the start of its id, or its name; `choose` may take one where several match. Throws
    /// `CommandFailure`.
    static func item(
        _ id: String, in inventory: Inventory, choose: ([Item]) -> Item? = { _ in nil }
    ) async throws -> Item {
        do {
            return try await inventory.item(id)
        } catch let error as ItemReference.Failure {
            if case .ambiguous(let items) = error, let item = choose(items) { return item }
            throw CommandFailure(error.message(of: id), status: .usage)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// A product's number. Throws `CommandFailure` for any other text.
    static func gtin(_ text: String) throws -> GTIN {
        guard let number = GTIN(text) else {
            throw CommandFailure(
                "'\(TerminalText.visible(text))' is not a product number: 8, 12, 13 or 14 digits, the last one a check digit",
                status: .usage)
        }
        return number
    }

    /// A value of an item, without white space around it. Throws `ValidationError` when it is empty or too long.
    static func value(_ text: String) throws -> String { try value(text, upTo: Item.maximumText) }

    /// Notes, likewise.
    static func notes(_ text: String) throws -> String { try value(text, upTo: Item.maximumNotes) }

    private static func value(_ text: String, upTo maximum: Int) throws -> String {
        let trimmed = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard trimmed.unicodeScalars.count <= maximum else {
            throw usageError("A value can have at most \(maximum) characters.")
        }
        guard !trimmed.isEmpty else {
            throw usageError("The value is empty. To remove a value, use none (for a place: -).")
        }
        return trimmed
    }
}
