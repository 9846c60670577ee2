/// Whether an edit would replace what somebody else changed in the meantime, unseen.
///
/// | edit | is refused when, since it was seen, another device changed |
/// |---|---|
/// | eat, waste | – (what is left is taken) |
/// | fix, reread | the same aspect, to another value |
/// | fix that confirms the rest | any value that it confirms |
/// | open / freeze, thaw / move | the opening / the freezing / the place, to another value |
/// | delete, not food | anything of the item |
///
/// A change that was undone meanwhile does not count, but the undoing of one that was seen does.
enum EditConflict {
    /// The first aspect that prevents an edit of an item, which is `item` now and would be `after`; nil when nothing
    /// does. `entries` are those on the item by other devices since it was seen.
    static func aspect(
        of edit: ItemEdit, from item: Item, to after: Item?, since entries: [JournalEntry]
    ) -> ItemAspect? {
        let unseen = Set(entries.map(\.changeId))
        let steps = entries.filter { entry in
            !entry.isUndone && !(entry.undoes.map(unseen.contains) ?? false)
        }.flatMap { $0.steps.filter { $0.itemId == item.id } }
        let changed = steps.reduce(into: Set<ItemAspect>()) { aspects, step in
            guard let before = step.before, let after = step.after else {
                return aspects.formUnion(ItemAspect.allCases)
            }
            aspects.formUnion(after.differences(from: before))
        }
        let (confirmed, set) = (edit.confirmedAspects, edit.kind.sets)
        return ItemAspect.allCases.first { aspect in
            guard changed.contains(aspect) else { return false }
            guard let after else { return true }
            if confirmed.contains(aspect) {
                return steps.first?.before?.text(of: aspect) != item.text(of: aspect)
            }
            return set.contains(aspect) && item.text(of: aspect) != after.text(of: aspect)
        }
    }
}

extension ItemEdit {
    /// The edit, or for an amount of which less is left that everything is taken: from a device, which may not know
    /// what others have taken meanwhile.
    func taking(atMost item: Item) -> ItemEdit {
        switch self {
        case .eat(let amount) where item.hasLess(than: amount): .eat(.all)
        case .waste(let amount) where item.hasLess(than: amount): .waste(.all)
        default: self
        }
    }

    /// The packs of an item that the edit asks to remove; nil where it asks for none, or for what is left.
    func asked(of item: Item?) -> Fraction? {
        switch self {
        case .eat(let amount), .waste(let amount):
            amount == .all ? nil : try? item?.meant(by: amount).packs(of: item?.content)
        default: nil
        }
    }

    /// The aspects whose values the edit confirms as they are.
    fileprivate var confirmedAspects: Set<ItemAspect> {
        guard case .fix(let fix) = self, fix.confirmsRest else { return [] }
        return Set(ItemAspect.allCases.filter { $0.field != nil }).subtracting(fix.aspects)
    }
}

extension Item {
    /// Whether less of it is left than an amount, but something.
    fileprivate func hasLess(than amount: PackAmount) -> Bool {
        guard let stock = try? exactStock(), stock > Fraction(0) else { return false }
        return (try? meant(by: amount).packs(of: content) > stock) ?? false
    }
}
