package import KeepItFreshLabels

/// What can be done with an item now, so that an interface offers nothing that would be refused.
package enum ItemAction: String, CaseIterable, Sendable {
    case eat, waste, open, freeze, thaw, move, fix, delete, notFood
}

extension Item {
    /// The actions that would not be refused on the day `today`.
    package func actions(today: CivilDate) -> [ItemAction] {
        ItemAction.allCases.filter { action in
            switch action {
            case .eat, .waste: stock > 0
            case .move: quantity > 0
            case .open: quantity > 0 && !isFrozen && opening == nil
            case .thaw: quantity > 0 && isFrozen
            case .freeze:
                quantity > 0 && !isFrozen && !(expiryKind == .useBy && (isUnsafe(today: today) || freezing != nil))
            case .fix, .delete, .notFood: true
            }
        }
    }
}
