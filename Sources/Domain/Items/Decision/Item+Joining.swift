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
    func joined(with other: Item, packs: Int?) throws(ItemEditError) -> Item {
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
        if let packs {
            (joined.quantity, joined.openedPackRemainder, joined.exactRemainder) = (packs, nil, nil)
        } else {
            guard let total = try exactStock().adding(other.exactStock()) else { throw .tooPrecise }
            try joined.setStock(total, in: (remainder ?? other.remainder)?.unit)
        }
        return joined
    }

    /// The item after a photo of another thing was taken out, with that thing's packs if there were several, so that
    /// `photos` are left. What a person set stays, all else is what these photos show, `read`; where that is not known,
    /// only the values in `lost` go, which no other photo showed. A date in `lost` that a person set is asked about,
    /// and so is whether several photos show one thing, if it was before.
    func parted(leaving read: Item?, on photos: Int, without lost: Set<ItemField>, losing packs: Int) -> Item {
        var item = self
        let source = read ?? Item(addedDate: addedDate, needsReview: lost.contains(.expiryDate) ? [.noDate] : [])
        for aspect in ItemAspect.allCases {
            guard let field = aspect.field, !fieldsSetByUser.contains(field) else { continue }
            if lost.contains(field) || read != nil && field != .category { item.copy(aspect, from: source) }
        }
        if item.lacksDate { item.proposal = nil }
        if item.expiryDate != expiryDate || item.proposal != proposal {
            if let date = item.expiryDate {
                item.recountFrozenDays(to: date)
            } else if opening == nil {
                item.freezing?.daysLeft = nil
            }
        }
        let dated = read == nil && !lost.contains(.expiryDate) ? self : source
        item.needsReview = ReviewReason.allCases.filter { reason in
            switch reason.field {
            case nil: needsReview.contains(reason) && photos > 1
            case .expiryDate? where fieldsSetByUser.contains(.expiryDate):
                reason == .conflictingDates && lost.contains(.expiryDate)
            case .expiryDate?: dated.needsReview.contains(reason)
            case let field?: !fieldsSetByUser.contains(field) && (read ?? self).needsReview.contains(reason)
            }
        }
        item.quantity = max(min(quantity, 1), quantity - packs)
        return item
    }

    /// The fields whose values are among these.
    func fields(shownBy values: [StoredPhoto.ShownField]) -> Set<ItemField> {
        Set(values.filter { text(of: $0.field) == $0.text }.map(\.field))
    }
}
