/// What a word on a label tells of the line it stands in.
enum ProductWordRole: Int, CaseIterable, Sendable {
    /// A food or drink: such a line may be the name.
    case food
    /// Comes before the product's name in a table of facts, such as `Product name:`.
    case nameLabel
    /// Comes before the net quantity.
    case quantityLabel
    /// Comes before the drained weight.
    case drainedLabel
    /// Opens the list of ingredients, or the warning of allergens.
    case ingredients
    /// Belongs to the nutrition table alone.
    case nutrition
    /// A nutrient, which may be part of a name as well.
    case nutrient
    /// How to keep, open, cook or use it.
    case storage
    /// Who made it, or where.
    case maker
    /// The end of a company's name, which is a brand rather than a product.
    case company
    /// What is added to foods, and seldom sold alone; such a word in small print belongs to the ingredients.
    case additive
    /// Dates, lots, waste, promises, offers and other small print.
    case notice
    /// Praise that a name may carry, but that makes no name.
    case claim
    /// A word of running text that no name holds.
    case prose
    /// Small words that a name does not begin or end with, and that are not capitalised in it.
    case particle

    /// True when a line with this word is not the product's name.
    var excludesName: Bool {
        switch self {
        case .quantityLabel, .drainedLabel, .ingredients, .nutrition, .storage, .maker, .company, .notice, .prose: true
        case .food, .nameLabel, .nutrient, .additive, .claim, .particle: false
        }
    }
}
