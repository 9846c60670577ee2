/// Why a person should look at a label.
struct ReviewReasons {
    /// Each reason once, in the order of `ReviewReason`.
    let list: [ReviewReason]

    /// A name below this was the best of what was read, no more.
    private static let sureName = 0.6

    init(dates: DateJoiner.Joined, product: ParsedProduct?, productCount: Int) {
        let expiry = dates.dates.expiry
        var reasons: Set<ReviewReason> = []
        if expiry == nil { reasons.insert(.noDate) }
        if let expiry, expiry.isAmbiguous { reasons.insert(.ambiguousDate) }
        if let expiry, expiry.isUnsure { reasons.insert(.lowConfidence) }
        if dates.isConflicting { reasons.insert(.conflictingDates) }
        if product?.name == nil { reasons.insert(.noName) }
        if let product, product.name != nil, product.confidence < Self.sureName { reasons.insert(.lowConfidence) }
        if productCount > 1 { reasons.insert(.possibleMerge) }
        list = ReviewReason.allCases.filter(reasons.contains)
    }
}
