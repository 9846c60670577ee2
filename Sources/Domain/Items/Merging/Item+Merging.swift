/// What storing a photo's items does, by what is there already. Every store follows this table:
///
/// | the photo shows | and the household has | then | change |
/// |---|---|---|---|
/// | anything | this very photo (content hash) | nothing changes | `unchanged` |
/// | neither GTIN nor name | – | a new item | `created` |
/// | a product | no item of that product and date | a new item | `created` |
/// | a product and lot | only other lots of that product and date | a new item | `created` |
/// | a product, date and lot | an item of them, or without a lot | one more purchase, values merged | `merged` |
/// | a product and date, no lot | an item of them | one more purchase, values merged | `merged` |
///
/// A product is its GTIN or, without one, its name (`productKey`). A date is equal with its precision only: March
/// 2027 is not 31 March 2027; no date is equal to no date. Values merge so:
///
/// | value | then |
/// |---|---|
/// | there is none | the photo's is taken |
/// | a name, a date's kind | the surer reading's is kept; what a person gave is never replaced |
/// | anything else | it stays |
/// | `possibleMerge` | it stays, or comes, when either has it |
/// | any other reason for review | it stays only when both readings have it: the other reading settled it |
extension Item {
    /// This item after a further pack of it was read as `scanned`.
    package func merging(_ scanned: Item) -> Item {
        var merged = self
        merged.quantity += scanned.quantity
        merged.brand = completed(.brand, brand, scanned.brand)
        merged.category = completed(.category, category, scanned.category)
        merged.unit = completed(.unit, unit, scanned.unit)
        merged.productionDate = completed(.productionDate, productionDate, scanned.productionDate)
        merged.lot = completed(.lot, lot, scanned.lot)
        merged.notes = notes ?? scanned.notes
        merged.takeSurerName(of: scanned)
        merged.takeSurerDate(of: scanned)
        merged.needsReview = reasonsLeft(after: scanned)
        return merged
    }

    /// The value, or where there is none the scanned one; a person may have said that there is none.
    func completed<Value>(_ field: ItemField, _ mine: Value?, _ scanned: Value?) -> Value? {
        given.contains(field) ? mine : mine ?? scanned
    }

    private mutating func takeSurerName(of scanned: Item) {
        guard let newName = scanned.name else { return }
        guard name == nil || (nameConfidence ?? 1) < (scanned.nameConfidence ?? 1) else { return }
        name = newName
        nameConfidence = scanned.nameConfidence
        if scanned.given.contains(.name) { given.insert(.name) }
    }

    private mutating func takeSurerDate(of scanned: Item) {
        guard expiryDate != nil, expiryDate == scanned.expiryDate else { return }
        let isSurer = (expiryConfidence ?? 1) < (scanned.expiryConfidence ?? 1)
        if isSurer { expiryConfidence = scanned.expiryConfidence }
        if expiryKind == nil || isSurer { expiryKind = scanned.expiryKind ?? expiryKind }
    }

    private func reasonsLeft(after scanned: Item) -> [ReviewReason] {
        ReviewReason.allCases.filter { reason in
            let inBoth = needsReview.contains(reason) && scanned.needsReview.contains(reason)
            let inEither = needsReview.contains(reason) || scanned.needsReview.contains(reason)
            return reason == .possibleMerge ? inEither : inBoth
        }
    }
}
