import FoundationEssentials
package import KeepItFreshLabels

/// How storing a photo's items changes the inventory. Every store follows this table:
///
/// | the photo shows | and the household has | then | change |
/// |---|---|---|---|
/// | anything | this very photo (content hash) | nothing changes | `unchanged` |
/// | neither GTIN nor name | – | a new item | `created` |
/// | a product | no item of that product and date | a new item | `created` |
/// | a product and lot | only other lots of that product and date | a new item | `created` |
/// | a date, and a product or its name among the print | one pack of it without a date, from an earlier import or the
/// same hour | the date is added | `updated` |
/// | a date without another name | a single pack without one, of the same hour | the date is added, and asked about |
/// `updated` |
/// | a product, date and lot | an item of them, or without a lot | one more purchase, values merged | `merged` |
/// | a product and date, no lot | an item of them | one more purchase, values merged | `merged` |
///
/// A product is its GTIN or, without one, its name (`productKey`). Dates are equal only if their precision is equal:
/// March 2027 differs from 31 March 2027; no date equals no date. Values are merged as follows:
///
/// | value | then |
/// |---|---|
/// | there is none | the photo's value is used |
/// | a name, a date's kind | the reading with the higher confidence wins; a value that a person set is never replaced |
/// | anything else | it stays |
/// | `possibleMerge` | it applies when either has it |
/// | any other reason for review | it stays only when both readings have it: otherwise one of them resolves it |
extension Item {
    /// The key for comparing products: the GTIN or, without one, the composed name in lower case with everything except
    /// letters and digits replaced by single spaces. Nil when there is neither; such an item equals no other.
    package var productKey: String? {
        if let gtin { return Self.productKey(of: gtin) }
        return name.flatMap(Self.productKey(named:))
    }

    /// The key of the items with this GTIN.
    package static func productKey(of gtin: GTIN) -> String {
        "gtin:" + gtin.digits
    }

    /// The name for comparing; nil when there is none.
    private var nameKey: String? { Self.nameKey(of: name ?? "") }

    /// The key of the items with this name that have no number; nil when it has no letters or digits.
    package static func productKey(named name: String) -> String? { nameKey(of: name).map { "name:" + $0 } }

    private static func nameKey(of name: String) -> String? {
        let words = name.composed.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The item among `items` that the packs in `scanned` join: it has the same product, the same date (no date equals
    /// no date) and, where both have one, the same lot, and its packs are as bought (`isAsBought`), or frozen on the
    /// same day as these are. If there are several: those with exactly this lot, otherwise those without a lot,
    /// otherwise all; and of these the oldest. Items without a date have the same proposed one,
    /// weighed goods the same weight and price.
    package static func batch(of scanned: Item, among items: [Item]) -> Item? {
        guard let product = scanned.productKey else { return nil }
        let alike = items.filter { item in
            item.productKey == product && item.expiryDate == scanned.expiryDate
                && item.proposal?.date == scanned.proposal?.date && item.isAsBought(like: scanned)
                && item.isWeighed(like: scanned)
        }
        let lotless = oldest(of: alike.filter { $0.lotKey == nil })
        guard let lot = scanned.lotKey else { return lotless ?? oldest(of: alike) }
        return oldest(of: alike.filter { $0.lotKey == lot }) ?? lotless
    }

    /// Whether both have the same weight and price, where these differ from pack to pack.
    private func isWeighed(like other: Item) -> Bool {
        gtin?.restrictedUse == nil || (unit, notes) == (other.unit, other.notes)
    }

    /// Whether it is one pack as bought that has no date yet, and may be the one whose date `scanned` shows.
    func mayGetDate(of scanned: Item) -> Bool {
        scanned.expiryDate != nil && lacksDate && quantity == 1 && isAsBought && !contradicts(scanned)
    }

    /// Whether both are of one product: by number, by name, or by its name among the words in `print`.
    func isOfProduct(of scanned: Item, showing print: Set<Substring>) -> Bool {
        if let product = scanned.productKey, product == productKey { return true }
        return gtin == nil && !nameWords.isEmpty && nameWords.isSubset(of: print)
            && nameWords.contains { $0.count >= Self.minimumWordOfName }
    }

    private static let minimumWordOfName = 4

    /// The words of texts, as names are compared.
    static func words(of texts: [String]) -> Set<Substring> {
        Set(texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } })
    }

    /// This item with the date and the other values of `scanned`, most likely the same pack. Unless it is surely that,
    /// by the lot or by `isSure`, a person is asked.
    func dated(by scanned: Item, isSure: Bool) -> Item {
        var item = completed(by: scanned)
        let isSurelySame = isSure || lotKey != nil && lotKey == scanned.lotKey
        if !isSurelySame, !item.needsReview.contains(.possibleMerge) { item.needsReview.append(.possibleMerge) }
        return item
    }

    /// The lot for comparing, in capitals and without spaces; nil when there is none.
    private var lotKey: String? {
        let letters = (lot ?? "").uppercased().filter { !$0.isWhitespace }
        return letters.isEmpty ? nil : letters
    }

    private static func oldest(of items: [Item]) -> Item? {
        items.min { ($0.addedDate, $0.id) < ($1.addedDate, $1.id) }
    }

    /// This item after another pack of it was read as `scanned`.
    package func merging(_ scanned: Item) -> Item {
        var merged = self
        merged.quantity += scanned.quantity
        for aspect in ItemAspect.allCases where !ItemAspect.mergedByRule.contains(aspect) {
            // A person may have set the field to no value, which stays.
            let isSet = aspect.field.map(fieldsSetByUser.contains) ?? false
            if !isSet, text(of: aspect) == nil {
                for value in ItemValue.all(of: aspect) { value.copy(to: &merged, from: scanned) }
            }
        }
        merged.useMoreConfidentName(of: scanned)
        merged.useMoreConfidentDate(of: scanned)
        merged.needsReview = remainingReasons(after: scanned)
        return merged
    }

    /// The item's value or, if it has none, the scanned one. A person may have set the field to no value, which stays.
    func completed<Value>(_ field: ItemField, _ mine: Value?, _ scanned: Value?) -> Value? {
        fieldsSetByUser.contains(field) ? mine : mine ?? scanned
    }

    private mutating func useMoreConfidentName(of scanned: Item) {
        guard let newName = scanned.name else { return }
        guard name == nil || nameSource.precedence < scanned.nameSource.precedence else { return }
        name = newName
        nameConfidence = scanned.nameConfidence
        if scanned.fieldsSetByUser.contains(.name) { fieldsSetByUser.insert(.name) }
    }

    private mutating func useMoreConfidentDate(of scanned: Item) {
        guard expiryDate != nil, expiryDate == scanned.expiryDate else { return }
        let isMoreConfident = (expiryConfidence ?? 1) < (scanned.expiryConfidence ?? 1)
        if isMoreConfident { expiryConfidence = scanned.expiryConfidence }
        if expiryKind == nil || isMoreConfident { expiryKind = scanned.expiryKind ?? expiryKind }
    }

    private func remainingReasons(after scanned: Item) -> [ReviewReason] {
        ReviewReason.allCases.filter { reason in
            let inBoth = needsReview.contains(reason) && scanned.needsReview.contains(reason)
            let inEither = needsReview.contains(reason) || scanned.needsReview.contains(reason)
            return reason == .possibleMerge ? inEither : inBoth
        }
    }
}

/// How several readings of the same pack are recognised and combined.
extension Item {
    /// Whether the two cannot be the same pack: they have different numbers, dates, lots or reliable names. Values that
    /// a person set are not compared, since they say nothing about what a photo of the pack shows.
    package func contradicts(_ other: Item) -> Bool {
        let areReliable = nameSource.isReliable && other.nameSource.isReliable
        let setByUser = fieldsSetByUser.union(other.fieldsSetByUser)
        return (!setByUser.contains(.gtin) && differs(gtin, other.gtin))
            || (!setByUser.contains(.expiryDate) && differs(expiryDate, other.expiryDate))
            || (!setByUser.contains(.lot) && differs(lotKey, other.lotKey))
            || (!setByUser.contains(.name) && areReliable && namesDiffer(from: other))
    }

    /// Whether both have a name and the names have no word in common.
    package func namesDiffer(from other: Item) -> Bool {
        !nameWords.isEmpty && !other.nameWords.isEmpty && nameWords.isDisjoint(with: other.nameWords)
    }

    /// Whether the two have a number, a date or a word of the name in common.
    package func shares(with other: Item) -> Bool {
        (gtin != nil && gtin == other.gtin) || (expiryDate != nil && expiryDate == other.expiryDate)
            || !nameWords.isDisjoint(with: other.nameWords)
    }

    /// Whether the two have a number in common, or a date, or all words of the shorter name.
    func sharesIdentity(with other: Item) -> Bool {
        sharesProduct(with: other) || expiryDate != nil && expiryDate == other.expiryDate
    }

    /// Whether the two have a number in common, or all words of the shorter name.
    func sharesProduct(with other: Item) -> Bool {
        let (mine, others) = (nameWords, other.nameWords)
        let isNameShared = !mine.isEmpty && !others.isEmpty && (mine.isSubset(of: others) || others.isSubset(of: mine))
        return (gtin != nil && gtin == other.gtin) || isNameShared
    }

    /// Whether both are of the same product, by number or else by name, and have the same date.
    func isSameBatch(as other: Item) -> Bool {
        let isSameProduct = gtin == nil && other.gtin == nil ? name != nil && name == other.name : gtin == other.gtin
        return isSameProduct && expiryDate == other.expiryDate
    }

    /// Whether only one of the two has a number, a name, a date or a lot.
    package func isCompleted(by other: Item) -> Bool {
        isIdentityCompleted(by: other) || (lot == nil) != (other.lot == nil)
    }

    /// Whether only one of the two has a number, a name or a date.
    func isIdentityCompleted(by other: Item) -> Bool {
        (gtin == nil) != (other.gtin == nil) || (name == nil) != (other.name == nil)
            || (expiryDate == nil) != (other.expiryDate == nil)
    }

    /// This item after another photo of the same pack was read as `scanned`: values are merged as for another pack
    /// (`merging`), a missing date is added, and the number of packs does not grow.
    package func completed(by scanned: Item) -> Item {
        var item = merging(scanned)
        item.quantity = max(quantity, scanned.quantity)
        item.gtin = completed(.gtin, gtin, scanned.gtin)
        let usesScannedDate = expiryDate == nil && !fieldsSetByUser.contains(.expiryDate)
        let dated = usesScannedDate ? scanned : self
        if usesScannedDate {
            item.expiryDate = scanned.expiryDate
            item.expiryKind = scanned.expiryKind
            if let date = scanned.expiryDate { item.recountFrozenDays(to: date) }
            item.expiryConfidence = scanned.expiryConfidence
        }
        item.needsReview = ReviewReason.allCases.filter { reason in
            switch reason {
            case .noDate: item.lacksDate && (needsReview.contains(reason) || scanned.needsReview.contains(reason))
            case .possibleMerge: needsReview.contains(reason) || scanned.needsReview.contains(reason)
            case .doubtfulBarcode:
                item.gtin == nil && (needsReview.contains(reason) || scanned.needsReview.contains(reason))
            case .ambiguousDate, .lowConfidence, .conflictingDates:
                expiryDate == scanned.expiryDate
                    ? item.needsReview.contains(reason) : dated.needsReview.contains(reason)
            }
        }
        return item
    }

    /// Whether it has no date, and no person said that it carries none.
    package var lacksDate: Bool { expiryDate == nil && !fieldsSetByUser.contains(.expiryDate) }

    private var nameWords: Set<Substring> {
        Set((nameKey ?? "").split(separator: " "))
    }

    private func differs<Value: Equatable>(_ mine: Value?, _ other: Value?) -> Bool {
        mine != nil && other != nil && mine != other
    }
}
