public import KeepItFreshLabels

/// Values that a person sets. Nil keeps the present value; aspects in `cleared` lose theirs.
public struct ItemFix: Equatable, Codable, Sendable {
    /// The product's name.
    public var name: String?
    /// The maker's brand.
    public var brand: String?
    /// The kind of food.
    public var category: String?
    /// The product number.
    public var gtin: GTIN?
    /// The number of packs, including an opened one.
    public var quantity: Int?
    /// The content of one pack.
    public var unit: String?
    /// The end of the shelf life.
    public var expiryDate: CivilDate?
    /// The kind of the expiry date; nil keeps the present one, or none.
    public var expiryKind: DateKind?
    /// The production date.
    public var productionDate: CivilDate?
    /// The lot.
    public var lot: String?
    /// The household's notes.
    public var notes: String?
    /// The aspects to clear.
    public var cleared: Set<ItemAspect> = []
    /// Whether all other values are confirmed, so that nothing remains to be reviewed.
    public var confirmsRest = false
    /// The reasons for review that a person answered by leaving the values in question as they are.
    package var answered: [ReviewReason] = []
    /// The order of day, month and year on labels of this product from now on; nil when unknown.
    public var dateOrder: DateOrder?
    /// The photo whose date shows `dateOrder`, so that it counts among the household's packs; nil for none.
    package var datePhoto: String?

    /// A fix that changes nothing yet.
    public init() {}

    /// Whether it corrects what all items of a product have in common.
    package var isOfProduct: Bool { name != nil || brand != nil }
}

extension Item {
    /// The item with the values of a fix; review reasons that these answer are removed.
    func fixed(by fix: ItemFix) throws(ItemEditError) -> Item {
        guard fix.quantity ?? 0 >= 0 else { throw .noAmount }
        guard fix.quantity ?? 0 <= Self.maximumCount else { throw .tooMuch }
        if let unit = fix.unit, PackContent.isNothing(unit) { throw .noAmount }
        try Self.requireText(fix.name, fix.brand, fix.category, fix.unit, fix.lot, notes: fix.notes)
        var item = self
        item.apply(fix)
        item.clear(fix.cleared)
        let answered = fix.confirmsRest ? needsReview : fix.answered
        if let proposal = item.proposal, item.lacksDate, fix.confirmsRest || answered.contains(.noDate) {
            (item.expiryDate, item.expiryKind) = (proposal.date, .unlabelled)
        }
        item.needsReview = item.remainingReasons(after: fix).filter { !answered.contains($0) }
        // What a person was asked about and left as it is, is not asked again, also where there is no value.
        item.fieldsSetByUser.formUnion(answered.filter(needsReview.contains).compactMap(\.field))
        if fix.confirmsRest { item.fieldsSetByUser.formUnion(item.fieldsWithValue) }
        if let count = fix.quantity {
            item.quantity = count
            if count == 0 { (item.openedPackRemainder, item.exactRemainder, item.opening) = (nil, nil, nil) }
        }
        if item.unit != unit, item.quantity > 0, let remainder, remainder.unit != nil {
            // What was measured stays, in packs of another size.
            let share = try? remainder.packs(of: item.content)
            guard let share, share < Fraction(1), let packs = Fraction(item.quantity - 1).adding(share) else {
                throw .notInContent
            }
            try item.setStock(packs, in: remainder.unit)
        }
        return item
    }

    /// Throws `tooLong` for values that are longer than texts may be.
    static func requireText(_ texts: String?..., notes: String? = nil) throws(ItemEditError) {
        let isLong = texts.contains { ($0?.unicodeScalars.count ?? 0) > maximumText }
        guard !isLong, notes?.unicodeScalars.count ?? 0 <= maximumNotes else { throw .tooLong }
    }

    /// Whether a person should say in which order its date is printed.
    var asksForDateOrder: Bool { needsReview.contains(.ambiguousDate) && !fieldsSetByUser.contains(.expiryDate) }

    /// The item with the name, date and lot that the current parser reads, except where a person set them, and with the
    /// brand and content that it lacks.
    package func reread(as read: Item) -> Item {
        var item = self
        if !fieldsSetByUser.contains(.name), let name = read.name, !keepsLookedUpName(against: read) {
            (item.name, item.nameConfidence) = (name, read.nameConfidence)
        }
        if !fieldsSetByUser.contains(.expiryDate) {
            item.expiryDate = read.expiryDate
            item.expiryKind = read.expiryKind
            item.expiryConfidence = read.expiryConfidence
            if let date = read.expiryDate, date != expiryDate { item.recountFrozenDays(to: date) }
        }
        if !fieldsSetByUser.contains(.lot) { item.lot = read.lot ?? lot }
        item.brand = completed(.brand, brand, read.brand)
        item.unit = completed(.unit, unit, read.unit)
        item.needsReview = read.needsReview.filter { reason in
            reason.field.map { !fieldsSetByUser.contains($0) } ?? needsReview.contains(reason)
        }
        return item
    }

    /// The item with the name and brand that `fix` gave to `item`, another item of the product, which was `before`. A
    /// name or brand that a person gave to this item alone stays.
    func corrected(like item: Item, from before: Item, by fix: ItemFix) -> Item {
        guard item.gtin != nil, item.gtin == gtin, item.id != id else { return self }
        var shared = ItemFix()
        if !fieldsSetByUser.contains(.name) || name == before.name { shared.name = fix.name }
        if !fieldsSetByUser.contains(.brand) || brand == before.brand { shared.brand = fix.brand }
        var corrected = self
        corrected.apply(shared)
        return corrected
    }

    private mutating func apply(_ fix: ItemFix) {
        if let text = fix.name { setName(text, from: .person) }
        if let text = fix.brand {
            brand = text
            fieldsSetByUser.insert(.brand)
        }
        if let number = fix.gtin {
            gtin = number
            fieldsSetByUser.insert(.gtin)
        }
        if let text = fix.unit {
            unit = text
            fieldsSetByUser.insert(.unit)
        }
        if let date = fix.productionDate {
            productionDate = date
            fieldsSetByUser.insert(.productionDate)
        }
        if let text = fix.lot {
            lot = text
            fieldsSetByUser.insert(.lot)
        }
        if let text = fix.category {
            category = text
            fieldsSetByUser.insert(.category)
        }
        notes = fix.notes ?? notes
        applyDate(of: fix)
    }

    private mutating func applyDate(of fix: ItemFix) {
        guard fix.expiryDate != nil || fix.expiryKind != nil else { return }
        // A person who gives a date does not say that it is another kind of date.
        let kind = expiryDate == nil ? .unlabelled : expiryKind
        if let date = fix.expiryDate {
            expiryDate = date
            recountFrozenDays(to: date)
        }
        guard expiryDate != nil else { return }
        expiryKind = fix.expiryKind ?? kind
        expiryConfidence = nil
        fieldsSetByUser.insert(.expiryDate)
    }

    /// Recomputes, for a new date, the days that were left at freezing; for an open pack they cannot increase.
    mutating func recountFrozenDays(to date: CivilDate) {
        guard let frozen = freezing else { return }
        let days = frozen.date.days(until: date)
        freezing?.daysLeft = opening == nil ? days : min(days, frozen.daysLeft ?? days)
    }

    private mutating func clear(_ aspects: Set<ItemAspect>) {
        let empty = Item(addedDate: addedDate)
        for aspect in aspects {
            copy(aspect, from: empty)
            if let field = aspect.field { fieldsSetByUser.insert(field) }
        }
    }

    private func remainingReasons(after fix: ItemFix) -> [ReviewReason] {
        let setsDate = fix.expiryDate != nil || fix.cleared.contains(.expiry)
        return needsReview.filter { reason in
            switch reason {
            case .possibleMerge: fix.quantity == nil
            case .doubtfulBarcode: fix.gtin == nil && !fix.cleared.contains(.gtin)
            case .noDate, .ambiguousDate, .lowConfidence, .conflictingDates: !setsDate
            }
        }
    }
}

extension ReviewReason {
    /// Whether the date is to be checked.
    var isAboutDate: Bool { field == .expiryDate }

    /// The field whose value is to be checked; nil where it is another question.
    var field: ItemField? {
        switch self {
        case .noDate, .ambiguousDate, .lowConfidence, .conflictingDates: .expiryDate
        case .doubtfulBarcode: .gtin
        case .possibleMerge: nil
        }
    }
}
