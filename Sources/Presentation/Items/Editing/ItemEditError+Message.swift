public import KeepItFreshDomain

extension ItemEditError {
    /// What went wrong, in one line for people, with what to do.
    public var message: String {
        switch self {
        case .notEnough(0): "there is nothing of it left"
        case .notEnough(let left): "there is less of it: \(Packs.words(left)); give a smaller amount, or \"all\""
        case .noAmount: "the number must be 1 or more (0 or more for days and --quantity)"
        case .nothingToChange: "that is how it is already; nothing was changed"
        case .openAlready(let day): "it is open already, since \(day); give the days it keeps with --days"
        case .isFrozen: "it is frozen; thaw it first: kif-scan thaw ID"
        case .notFrozen: "it is not frozen"
        case .useByPassed(let day):
            "its use by has passed (\(day)): freezing does not make it safe; kif-scan waste ID takes it out"
        case .thawedBefore: "it was thawed before and has a use by: it must not be frozen again"
        case .changedSince(let aspect):
            "the \(aspect.words) was changed again since, so nothing is undone; set it with kif-scan fix ID"
        case .packsGone:
            "the packs are gone already, so nothing is undone; set the number with kif-scan fix ID --quantity"
        case .itemGone: "the item is gone, or back again, so nothing is undone; kif-scan journal tells what happened"
        case .nothingToUndo: "you have changed nothing that could be undone"
        }
    }
}

extension SpokenDateError {
    /// Why `text` is not taken for a date, in one line for people.
    public func message(of text: String) -> String {
        let shown = TerminalText.visible(text)
        switch self {
        case .unknownForm:
            return "'\(shown)' is no date known here; write 2027-03-12, 2027-03, 12.3., \"march 27\", tomorrow or +3d"
        case .noSuchDay: return "there is no such day as '\(shown)'"
        case .ambiguous(let dates):
            let readings = dates.map(\.description).joined(separator: " or ")
            return "'\(shown)' can mean \(readings); write the one you mean"
        }
    }
}

extension ItemReferenceError {
    /// Why nobody can say which item `text` means, in one line for people.
    public func message(of text: String) -> String {
        let shown = TerminalText.visible(text)
        switch self {
        case .unknown(let near) where near.isEmpty:
            return "no item's id begins with '\(shown)'; kif-scan list shows the ids"
        case .unknown(let near): return "no item's id begins with '\(shown)'; did you mean \(Self.listed(near))?"
        case .ambiguous(let items): return "'\(shown)' may be any of \(Self.listed(items)); give more of the id"
        }
    }

    private static func listed(_ items: [Item]) -> String {
        let length = ItemReference.length(toTellApart: items)
        let names = items.prefix(5).map { "\($0.id.prefix(length)) (\($0.shownName))" }.joined(separator: ", ")
        return names + (items.count > 5 ? " and \(items.count - 5) more" : "")
    }
}
