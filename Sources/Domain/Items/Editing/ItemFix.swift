package import FoundationEssentials
public import KeepItFreshLabels

/// Values that a person sets: those of an item whose aspects count. An aspect that counts and has no value loses the
/// present one.
public struct ItemFix: Equatable, Codable, Sendable {
    /// The values; those of other aspects mean nothing.
    public private(set) var values = Item(addedDate: .distantPast)
    /// The aspects that count, in the order of `ItemAspect`.
    public private(set) var aspects: [ItemAspect] = []
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

    /// A fix of these aspects, which lose their values unless `fill` gives them others.
    public init(_ aspects: ItemAspect..., fill: (inout Item) -> Void = { _ in }) {
        set(aspects, fill: fill)
    }

    /// Sets these aspects; they lose their values unless `fill` gives them others.
    public mutating func set(_ aspects: [ItemAspect], fill: (inout Item) -> Void = { _ in }) {
        count(aspects)
        var filled = Item(addedDate: .distantPast)
        fill(&filled)
        for aspect in aspects { values.copy(aspect, from: filled) }
    }

    /// Sets one value as it is spelled out; nil takes it away. Returns whether the text is of the value's form.
    @discardableResult
    package mutating func set(_ value: ItemValue, to text: String?) -> Bool {
        count([value.aspect].compactMap(\.self))
        return value.set(text, in: &values)
    }

    private mutating func count(_ more: [ItemAspect]) {
        let counting = Set(aspects).union(more)
        aspects = ItemAspect.allCases.filter(counting.contains)
    }

    /// The text of an aspect that counts; nil for none.
    func text(of aspect: ItemAspect) -> String? { aspects.contains(aspect) ? values.text(of: aspect) : nil }

    /// The number of packs, including an opened one; nil to keep it.
    package var quantity: Int? { aspects.contains(.quantity) ? values.quantity : nil }

    /// Whether it says until when the item keeps, or that it has no date; a kind alone says neither.
    package var setsDate: Bool {
        aspects.contains(.expiry) && (values.expiryDate != nil || values.expiryKind == nil)
    }

    /// The aspects that are given a value which all items of a product have in common.
    package var aspectsOfProduct: [ItemAspect] {
        [.name, .brand].filter { text(of: $0) != nil }
    }
}

extension Item {
    /// The item with the values of a fix; review reasons that these answer are removed.
    func fixed(by fix: ItemFix) throws(ItemEditError) -> Item {
        guard fix.quantity ?? 0 >= 0 else { throw .noAmount }
        guard fix.quantity ?? 0 <= Self.maximumCount else { throw .tooMuch }
        if let unit = fix.text(of: .unit), PackContent.isNothing(unit) { throw .noAmount }
        try fix.values.requireText(of: fix.aspects)
        var item = self
        for aspect in fix.aspects { item.set(aspect, of: fix) }
        let answered = fix.confirmsRest ? needsReview : fix.answered
        if let proposal = item.proposal, item.lacksDate, fix.confirmsRest || answered.contains(.noDate) {
            (item.expiryDate, item.expiryKind) = (proposal.date, .unlabelled)
        }
        item.needsReview = item.remainingReasons(after: fix).filter { !answered.contains($0) }
        // What a person was asked about and left as it is, is not asked again, also where there is no value.
        item.fieldsSetByUser.formUnion(answered.filter(needsReview.contains).compactMap(\.field))
        if fix.confirmsRest { item.fieldsSetByUser.formUnion(item.fieldsWithValue) }
        if fix.quantity == 0 { (item.openedPackRemainder, item.exactRemainder, item.opening) = (nil, nil, nil) }
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

    /// Gives one aspect the values of a fix, which a person set.
    private mutating func set(_ aspect: ItemAspect, of fix: ItemFix) {
        if aspect != .expiry {
            copy(aspect, from: fix.values)
            if aspect == .name { nameConfidence = nil }
        } else if fix.setsDate, let date = fix.values.expiryDate {
            // A person who gives a date does not say that it is another kind of date.
            expiryKind = fix.values.expiryKind ?? (expiryDate == nil ? .unlabelled : expiryKind)
            (expiryDate, expiryConfidence) = (date, nil)
            recountFrozenDays(to: date)
        } else if fix.setsDate {
            copy(aspect, from: fix.values)
        } else {
            guard expiryDate != nil else { return }
            (expiryKind, expiryConfidence) = (fix.values.expiryKind, nil)
        }
        if let field = aspect.field { fieldsSetByUser.insert(field) }
    }

    /// The item that a person adds with the values of a fix. A kind of date alone says nothing.
    package init(id: String, addedAt time: Date, as fix: ItemFix) {
        self = fix.values
        (self.id, addedDate) = (id, time)
        if expiryDate == nil { expiryKind = nil }
        fieldsSetByUser = Set(fix.aspects.filter { $0 != .expiry || fix.setsDate }.compactMap(\.field))
    }

    /// Throws `tooLong` where a value of one of these aspects is longer than a person can give.
    func requireText(of aspects: some Sequence<ItemAspect>) throws(ItemEditError) {
        let isTooLong = aspects.contains { aspect in
            ItemValue.all(of: aspect).contains { value in
                value.longest != nil && text(in: value).map(value.isTooLong) ?? false
            }
        }
        if isTooLong { throw .tooLong }
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
        var corrected = self
        for aspect in fix.aspectsOfProduct
        where aspect.field.map({ !fieldsSetByUser.contains($0) }) ?? true
            || text(of: aspect) == before.text(of: aspect)
        {
            corrected.set(aspect, of: fix)
        }
        return corrected
    }

    /// Recomputes, for a new date, the days that were left at freezing; for an open pack they cannot increase.
    mutating func recountFrozenDays(to date: CivilDate) {
        guard let frozen = freezing else { return }
        let days = frozen.date.days(until: date)
        freezing?.daysLeft = opening == nil ? days : min(days, frozen.daysLeft ?? days)
    }

    private func remainingReasons(after fix: ItemFix) -> [ReviewReason] {
        needsReview.filter { reason in
            switch reason {
            case .possibleMerge: !fix.aspects.contains(.quantity)
            case .doubtfulBarcode: !fix.aspects.contains(.gtin)
            case .noDate, .ambiguousDate, .lowConfidence, .conflictingDates: !fix.setsDate
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
