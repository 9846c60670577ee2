/// What a photo shows, as far as the inventory is concerned.
public enum PhotoSubject: String, Codable, Hashable, Sendable, CaseIterable {
    /// A pack of food, or of other goods with a date: cosmetics, food supplements.
    case food
    /// Medicine.
    case medicine
    /// Anything else: papers, cards, tickets, books, devices, screens.
    case other
}
