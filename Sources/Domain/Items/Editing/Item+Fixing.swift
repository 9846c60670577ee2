extension Item {
    /// The item with the values that a person gave, which settle what they answer.
    func fixed(by fix: ItemFix) throws(ItemEditError) -> Item {
        guard fix.quantity ?? 0 >= 0 else { throw .noAmount }
        guard fix.quantity ?? 0 <= Self.countLimit else { throw .tooMuch }
        var item = self
        item.take(fix)
        item.clear(fix.cleared)
        item.needsReview = fix.confirmsRest ? [] : item.reasonsLeft(by: fix)
        if fix.confirmsRest { item.given.formUnion(ItemField.allCases.filter { item.text(of: $0) != nil }) }
        if let count = fix.quantity {
            item.quantity = count
            if count == 0 { (item.left, item.opening) = (nil, nil) }
        }
        return item
    }

    /// The item with the name, date and lot that today's parser reads, where no person gave them.
    package func reread(as read: Item) -> Item {
        var item = self
        if !given.contains(.name), let name = read.name, !keepsLookedUpName(against: read) {
            item.name = name
            item.nameConfidence = read.nameConfidence
        }
        if !given.contains(.expiryDate) {
            item.expiryDate = read.expiryDate
            item.expiryKind = read.expiryKind
            item.expiryConfidence = read.expiryConfidence
        }
        if !given.contains(.lot) { item.lot = read.lot ?? lot }
        item.needsReview = read.needsReview.filter { reason in
            switch reason {
            case .noName: item.name == nil
            case .possibleMerge: needsReview.contains(reason)
            case .noDate, .ambiguousDate, .lowConfidence, .conflictingDates: !given.contains(.expiryDate)
            }
        }
        return item
    }

    private mutating func take(_ fix: ItemFix) {
        if let text = fix.name {
            name = text
            nameConfidence = nil
            given.insert(.name)
        }
        if let text = fix.brand {
            brand = text
            given.insert(.brand)
        }
        if let number = fix.gtin {
            gtin = number
            given.insert(.gtin)
        }
        if let text = fix.unit {
            unit = text
            given.insert(.unit)
        }
        if let date = fix.productionDate {
            productionDate = date
            given.insert(.productionDate)
        }
        if let text = fix.lot {
            lot = text
            given.insert(.lot)
        }
        if let text = fix.category {
            category = text
            given.insert(.category)
        }
        notes = fix.notes ?? notes
        takeDate(of: fix)
    }

    private mutating func takeDate(of fix: ItemFix) {
        guard fix.expiryDate != nil || fix.expiryKind != nil else { return }
        if let date = fix.expiryDate {
            expiryDate = date
            recountFrozenDays(to: date)
        }
        guard expiryDate != nil else { return }
        expiryKind = fix.expiryKind ?? (expiryKind == .unlabelled ? nil : expiryKind) ?? .bestBefore
        expiryConfidence = nil
        given.insert(.expiryDate)
    }

    /// The days that were left at freezing, counted to another date; an open pack had no more than it had.
    private mutating func recountFrozenDays(to date: CivilDate) {
        guard let frozen = freezing else { return }
        let days = frozen.date.days(until: date)
        freezing?.daysLeft = opening == nil ? days : min(days, frozen.daysLeft ?? days)
    }

    private mutating func clear(_ aspects: Set<ItemAspect>) {
        let none = Item(addedDate: addedDate)
        for aspect in aspects {
            take(aspect, from: none)
            if let field = aspect.field { given.insert(field) }
        }
    }

    private func reasonsLeft(by fix: ItemFix) -> [ReviewReason] {
        let settlesDate = fix.expiryDate != nil || fix.cleared.contains(.expiry)
        return needsReview.filter { reason in
            switch reason {
            case .noName: name == nil
            case .possibleMerge: true
            case .noDate, .ambiguousDate, .lowConfidence, .conflictingDates: !settlesDate
            }
        }
    }
}
