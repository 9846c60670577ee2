import KeepItFreshLabels

extension RequestedChange {
    /// Decides what the change does and passes it to `write`: an import and the undo of one in several parts, each of
    /// which is to be stored before the next is decided; any other change at once. Throws `ItemEditError` when the
    /// change is refused, and what `facts` and `write` throw; then nothing of it may stay.
    public func carryOut(
        with facts: some ChangeFactsProviding, write: (ChangeEffect) throws -> Void
    ) throws {
        guard (1970...9999).contains(day.year) else { throw ItemEditError.noSuchDay }
        var part = 0
        func decide(_ body: (inout ChangeDraft) throws -> Void) throws {
            var draft = ChangeDraft(of: self, part: part, with: facts)
            try body(&draft)
            guard !draft.effect.isEmpty || !draft.effect.items.isEmpty || !draft.effect.imported.isEmpty else { return }
            if !draft.effect.isEmpty { part += 1 }
            try write(draft.effect)
        }
        switch action {
        case .add(let item): try decide { try $0.add(item) }
        case .replace(let item): try decide { try $0.replace(item) }
        case .save(let items, let photos, let change):
            try decide { try $0.save(items, ofPhotos: photos, partOf: change) }
        case .edit(let id, let edit, let products):
            try decide { try $0.edit(id, edit) }
            if !products.isEmpty { try decide { try $0.complete(products, partOf: nil) } }
        case .join(let id, let other, let packs): try decide { try $0.join(id, to: other, packs: packs) }
        case .part(let parting): try decide { try $0.part(parting) }
        case .notFood(let id): try decide { try $0.removeAsNotFood(id) }
        case .undo(let id):
            guard let change = try id ?? facts.lastChange(on: device) else { throw ItemEditError.nothingToUndo }
            for undone in try facts.parts(ofChange: change).reversed() { try decide { try $0.undo(undone) } }
            if part == 0 { throw ItemEditError.nothingToUndo }
        case .importItems(let source, let replacing, let change):
            try source.forEachBatch { batch in
                try decide { try $0.importItems(batch, replacing: replacing, partOf: change) }
            }
        case .complete(let products, let change): try decide { try $0.complete(products, partOf: change) }
        case .settle(let items, let change): try decide { try $0.settle(items, partOf: change) }
        case .keep(let photo): try decide { try $0.keep(photo) }
        case .decide(let decision, let photos, let change):
            try decide { try $0.decide(decision, on: photos, partOf: change) }
        case .set(let rule, let isOn): try decide { try $0.set(rule, isOn: isOn) }
        case .bringBack(let lost): try decide { try $0.bringBack(lost) }
        case .replaceReading(let label, let photo): try decide { try $0.replaceReading(label, ofPhoto: photo) }
        }
    }
}
