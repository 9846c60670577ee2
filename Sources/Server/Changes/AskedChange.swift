import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// A change that a device asks for, and what it gets to know of it.
struct AskedChange: Sendable {
    let change: RequestedChange
    /// The item to change, or the id of a new one; nil for an undo.
    let itemId: String?
    /// In which labels are read.
    var locale: LocaleHint?

    /// Makes the change, and returns the object of its outcome, with the items as they are then. A refusal says in
    /// `language` why. Throws `DataError`.
    func perform(
        in inventory: Inventory, _ pictures: HouseholdPictures, _ language: MessageLanguage
    ) async throws -> JSONValue {
        let outcome = try await outcome(in: inventory)
        var fields: [(String, JSONValue)] = [("id", .string(change.id))]
        if let refusal = outcome.refusal {
            fields.append(("refusal", .object(try await json(of: refusal, in: inventory, language))))
        } else {
            fields += [("number", .number(outcome.number)), ("amount", .number(outcome.amount))]
            if let amount = outcome.exactAmount { fields.append(("amountExact", .string(amount.description))) }
        }
        return .object(
            fields + [("items", try await inventory.items(after: outcome, and: itemId, on: change.day, pictures))])
    }

    private func outcome(in inventory: Inventory) async throws -> ChangeOutcome {
        do {
            return try await inventory.perform(try await completed(in: inventory), locale: locale)
        } catch let refusal as ItemEditError {
            // What its photos show is another thing by now: at the latest by this change, where it was made before.
            let made = try await inventory.outcome(ofChange: change.id, on: itemId ?? "")
            return made ?? ChangeOutcome(id: change.id, refusal: refusal)
        }
    }

    /// The change with what the device left open: when an item was added, and what the photos show of an item that is
    /// taken apart. Throws `DataError` and `ItemEditError`.
    private func completed(in inventory: Inventory) async throws -> RequestedChange {
        if case .add(var item) = change.action {
            item.addedDate = change.at
            return change.asking(for: .add(item))
        }
        if case .part(let asked) = change.action {
            let parting = try await inventory.parting(
                of: asked.itemId, photo: asked.photo, packs: asked.packs, locale: locale)
            return change.asking(for: .part(parting))
        }
        return change
    }

    private func json(
        of refusal: ItemEditError, in inventory: Inventory, _ language: MessageLanguage
    ) async throws -> [(String, JSONValue)] {
        let history = if let itemId { try await inventory.history(of: itemId) } else { [JournalEntry]() }
        let refused = Refused(
            refusal, of: itemId ?? "", after: history, notOn: change.device, userId: inventory.context.userId)
        var message = ErrorWords.sentence(refused.reason.words().reason.text(in: language))
        var fields: [(String, JSONValue)] = []
        if case .changedSince(let aspect) = refused.reason {
            fields.append(("aspect", .string(aspect.rawValue)))
            if let theirs = refused.meanwhile {
                let words = theirs.words(
                    on: aspect, of: refused.itemName, insteadOf: change.action, today: change.day, in: language)
                message = words?.text(in: language) ?? message
                fields += [
                    ("by", .text(theirs.by)), ("at", .time(theirs.at)),
                    ("theirs", .text(aspect.value(of: theirs.value))),
                ]
            }
            fields.append(("yours", .text(aspect.value(of: change.action.value(of: aspect).text))))
        }
        return [("code", .string(refused.reason.code)), ("message", .string(message))] + fields
    }
}

extension ItemAspect {
    /// A value without what belongs to it: of a date its kind.
    fileprivate func value(of text: String?) -> String? {
        self == .expiry ? text?.split(separator: " ").first.map(String.init) : text
    }
}

extension Inventory {
    /// The items of a change as they are now, and the item that it was about. What has just been done is known. Throws
    /// `DataError`.
    func items(
        after outcome: ChangeOutcome, and itemId: String?, on day: CivilDate, _ pictures: HouseholdPictures
    ) async throws -> JSONValue {
        var items: [Item] = []
        if outcome.refusal == nil, !outcome.isRepeated, outcome.undone == nil, let steps = outcome.entry?.steps {
            items = steps.compactMap(\.after)
        } else {
            for id in outcome.itemIds + [itemId].compactMap(\.self) {
                guard let item = try await item(withId: id), !items.contains(where: { $0.id == item.id }) else {
                    continue
                }
                items.append(item)
            }
        }
        return .array(items.map(try await ItemAnswer(items, of: self, today: day, pictures).json))
    }
}
