package import KeepItFreshDomain
import KeepItFreshLabels

extension SentChange {
    /// What was done here, such as `ate 1/2 pack of Oat Drink`; `itemName` is the name of the item that was changed.
    package func words(itemName: String?) -> Message {
        let name = itemName.map { Message.verbatim(TerminalText.visible($0)) } ?? Message("unnamed")
        switch action {
        case .add(let item): return JournalEntry.Action.added.words(on: item.nameMessage)
        case .replace(let item): return JournalEntry.Action.fixed.words(on: item.nameMessage)
        case .save(let items, let photos, _):
            let shown = items.compactMap(\.name).map(TerminalText.visible) + photos.map(\.fileName)
            return JournalEntry.Action.scanned.words(on: .list(shown.prefix(Self.maximumNames).map(Message.verbatim)))
        case .edit(_, let edit, _): return edit.words(on: name)
        case .join: return JournalEntry.Action.joined.words(on: name)
        case .part: return JournalEntry.Action.parted.words(on: name)
        case .notFood: return JournalEntry.Action.deleted.words(on: name)
        case .undo(let id):
            // Translators: {1} is the beginning of an id.
            return JournalEntry.Action.undone.words(on: Message("change \(outside: String((id ?? "").prefix(8)))"))
        case .importItems(let source, _, _):
            let count = (try? source.all().count) ?? 0
            return Message(count, one: "imported \(count) item", other: "imported \(count) items")
        case .complete(let products, _):
            let count = products.count
            return Message(
                count, one: "completed \(count) item by its number", other: "completed \(count) items by their numbers")
        case .settle(let items, _):
            let count = items.count
            return Message(count, one: "re-read \(count) item", other: "re-read \(count) items")
        case .keep(let photo):
            // Translators: {1} is the name of a photo's file.
            return Message("kept \(photo.fileName) in the inbox")
        case .decide(_, let photos, _):
            let count = photos.count
            return Message(
                count, one: "decided on \(count) photo of the inbox", other: "decided on \(count) photos of the inbox")
        case .set(let rule, let isOn): return isOn ? rule.words : rule.removalWords
        case .bringBack(let lost):
            // Translators: {1} is what was done, such as "ate Milk"; the server has lost it with a restored backup.
            return Message("\(lost.action.words(on: name)) (lost by the server)")
        case .replaceReading: return JournalEntry.Action.reread.words(on: Message("a photo"))
        }
    }

    private static let maximumNames = 3
}

extension ItemEdit {
    /// What was done to the item called `name`.
    fileprivate func words(on name: Message) -> Message {
        switch self {
        case .eat(let amount), .waste(let amount): action.words(on: Message("\(amount.message) of \(name)"))
        default: action.words(on: name)
        }
    }
}

extension PackAmount {
    fileprivate var message: Message {
        if case .thousandths(let amount) = self { return .packs(amount) }
        return exact.map { .amount($0, of: nil) } ?? .verbatim(TerminalText.visible(argument))
    }
}

extension StoredPhoto {
    /// The name of its file, safe to show.
    fileprivate var fileName: String { TerminalText.visible(name.split(separator: "/").last.map(String.init) ?? name) }
}

extension InboxPhoto {
    /// The name of its file, safe to show.
    fileprivate var fileName: String { TerminalText.visible(name.split(separator: "/").last.map(String.init) ?? name) }
}
