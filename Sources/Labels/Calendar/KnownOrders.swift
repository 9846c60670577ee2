/// What is known of the order of day, month and year on a pack, beside what its label says.
package struct KnownOrders: Hashable, Sendable {
    /// The order that a person set for the product; nil when nobody did.
    package var ofProduct: DateOrder?
    /// The orders of the household's packs.
    package var ofHousehold = DateOrderCounts()

    package init(ofProduct: DateOrder? = nil, ofHousehold: DateOrderCounts = DateOrderCounts()) {
        (self.ofProduct, self.ofHousehold) = (ofProduct, ofHousehold)
    }
}
