/// What a text on the front of a pack is there for.
package enum FrontRole: Int, CaseIterable, Sendable {
    /// The maker's or shop's name, or that of a range of products.
    case brand
    /// What the product is, with its flavour or variety.
    case name
    /// What says more about it in smaller type, and its legal name.
    case description
    /// Claims, slogans, offers, seals, origin.
    case claim
    /// The legal words of wine and spirits.
    case wine
    /// Quantity, price, instructions, address.
    case small
    case other
}
