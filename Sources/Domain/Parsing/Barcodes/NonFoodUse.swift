/// Why a number of a GTIN's form names no food.
public enum NonFoodUse: String, Codable, Hashable, Sendable, CaseIterable {
    case isbn, issn, ismn, coupon, refund
}
