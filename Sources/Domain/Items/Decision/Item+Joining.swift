import KeepItFreshLabels

/// Items that turn out to be one, or two.
extension Item {
    /// Whether both are parts of one pack, such as its front and its date: one pack each as bought, which do not
    /// contradict each other, and of which only one shows a number, a name or a date.
    func isHalf(of other: Item) -> Bool {
        quantity == 1 && other.quantity == 1 && isAsBought && other.isAsBought && !contradicts(other)
            && isIdentityCompleted(by: other)
    }

    /// This item and another that is the same thing. Values are those of photos taken in a row; what a person set
    /// stays, that of this item first. Packs add up unless there are `packs`; notes of both are kept. Two dates of
    /// which no person set one are asked about.
    func joined(with other: Item, packs: Int?) -> Item {
        let isFirst = (addedDate, id) < (other.addedDate, other.id)
        var joined = isFirst ? completed(by: other) : other.completed(by: self)
        (joined.id, joined.addedDate) = (id, addedDate)
        for aspect in ItemAspect.allCases {
            guard let field = aspect.field else { continue }
            if fieldsSetByUser.contains(field) {
                joined.copy(aspect, from: self)
            } else if other.fieldsSetByUser.contains(field) {
                joined.copy(aspect, from: other)
            }
        }
        let setDate = fieldsSetByUser.union(other.fieldsSetByUser).contains(.expiryDate)
        if !setDate, let expiryDate, let otherDate = other.expiryDate, expiryDate != otherDate {
            joined.copy(.expiry, from: self)
            joined.needsReview.append(.conflictingDates)
        }
        let reasons = Set(joined.needsReview).subtracting([.possibleMerge])
        joined.needsReview = ReviewReason.allCases.filter { reasons.contains($0) && !(setDate && $0.isAboutDate) }
        joined.notes =
            notes.map { mine in other.notes.map { $0 == mine ? mine : "\(mine); \($0)" } ?? mine } ?? other.notes
        joined.place = place ?? other.place
        joined.proposal = proposal ?? other.proposal
        joined.opening = [opening, other.opening].compactMap(\.self).min { $0.date.dayNumber < $1.date.dayNumber }
        joined.freezing = freezing ?? other.freezing
        let total = stock + other.stock
        (joined.quantity, joined.openedPackRemainder) =
            packs.map { ($0, nil) } ?? ((total + 999) / 1000, total % 1000 == 0 ? nil : total % 1000)
        return joined
    }

    /// The item after a photo of another thing was taken out, with that thing's packs if there were several. What a
    /// person set stays, all else is what the other photos show, `read`; where that is not known, only the values in
    /// `lost` go, which no other photo showed.
    func parted(leaving read: Item?, without lost: Set<ItemField>, losing packs: Int) -> Item {
        var item = self
        let source = read ?? Item(addedDate: addedDate)
        for aspect in ItemAspect.allCases {
            guard let field = aspect.field, !fieldsSetByUser.contains(field), field != .category,
                read != nil || lost.contains(field)
            else { continue }
            item.copy(aspect, from: source)
        }
        let reasons = read?.needsReview ?? needsReview
        item.needsReview = reasons.filter { reason in
            reason != .possibleMerge && !(reason.isAboutDate && fieldsSetByUser.contains(.expiryDate))
        }
        item.quantity = max(1, quantity - packs)
        return item
    }
}
