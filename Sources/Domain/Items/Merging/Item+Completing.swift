/// What makes two readings ones of the same pack, and what they are together.
extension Item {
    /// A name read with less confidence proves nothing against another.
    package static let soundNameConfidence = 0.7

    /// True when both cannot be the same pack: another number, date or lot, or another name for sure. What a person
    /// gave says nothing of what a photo of the pack shows.
    package func contradicts(_ other: Item) -> Bool {
        let areSound = min(nameConfidence ?? 1, other.nameConfidence ?? 1) >= Self.soundNameConfidence
        let isGiven = given.union(other.given)
        return (!isGiven.contains(.gtin) && differs(gtin, other.gtin))
            || (!isGiven.contains(.expiryDate) && differs(expiryDate, other.expiryDate))
            || (!isGiven.contains(.lot) && differs(lotKey, other.lotKey))
            || (!isGiven.contains(.name) && areSound && namesDiffer(from: other))
    }

    /// True when both have a name, without a word in common.
    package func namesDiffer(from other: Item) -> Bool {
        !nameWords.isEmpty && !other.nameWords.isEmpty && nameWords.isDisjoint(with: other.nameWords)
    }

    /// True when both name the same product or date.
    package func shares(with other: Item) -> Bool {
        (gtin != nil && gtin == other.gtin) || (expiryDate != nil && expiryDate == other.expiryDate)
            || !nameWords.isDisjoint(with: other.nameWords)
    }

    /// True when either tells what the other does not: the number, the name, the date or the lot.
    package func isCompleted(by other: Item) -> Bool {
        (gtin == nil) != (other.gtin == nil) || (name == nil) != (other.name == nil)
            || (expiryDate == nil) != (other.expiryDate == nil) || (lot == nil) != (other.lot == nil)
    }

    /// This item after another shot of the same pack was read as `scanned`: values merge as for a further pack
    /// (`merging`), a date is taken where there is none, and the packs are not more.
    package func completed(by scanned: Item) -> Item {
        var item = merging(scanned)
        item.quantity = max(quantity, scanned.quantity)
        item.gtin = completed(.gtin, gtin, scanned.gtin)
        let takesDate = expiryDate == nil && !given.contains(.expiryDate)
        let dated = takesDate ? scanned : self
        if takesDate {
            item.expiryDate = scanned.expiryDate
            item.expiryKind = scanned.expiryKind
            item.expiryConfidence = scanned.expiryConfidence
        }
        item.needsReview = ReviewReason.allCases.filter { reason in
            switch reason {
            case .noName: item.name == nil
            case .noDate: item.expiryDate == nil && !given.contains(.expiryDate)
            case .possibleMerge: needsReview.contains(reason) || scanned.needsReview.contains(reason)
            case .ambiguousDate, .lowConfidence, .conflictingDates:
                expiryDate == scanned.expiryDate
                    ? item.needsReview.contains(reason) : dated.needsReview.contains(reason)
            }
        }
        return item
    }

    private var nameWords: Set<Substring> {
        Set((nameKey ?? "").split(separator: " "))
    }

    private func differs<Value: Equatable>(_ mine: Value?, _ other: Value?) -> Bool {
        mine != nil && other != nil && mine != other
    }
}
