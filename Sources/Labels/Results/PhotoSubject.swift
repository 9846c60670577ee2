/// What a photo shows, as far as the inventory is concerned.
public enum PhotoSubject: String, Codable, Hashable, Sendable, CaseIterable {
    /// A pack of food, a drink, a food supplement, food for pets.
    case food
    /// Medicine, and what pharmacies sell for the sick.
    case medicine
    /// What is for skin, hair, teeth and hygiene.
    case toiletries
    /// Cleaning goods, batteries, tools, plants, toys, textiles, electronics.
    case household
    /// Receipts, letters, tickets, leaflets, recipes, lists, forms, parcel labels.
    case paper
    /// Cards that people carry, passports.
    case card
    /// Labels of shelves, menus on walls, posters, signs of shops and roads.
    case sign
    /// What is shown on a display.
    case screen
    /// Anything else, such as books, clothes and vehicles.
    case other

    /// Whether it shows goods other than food, of which the inbox keeps the name and the date.
    package var isGoods: Bool { self == .medicine || self == .toiletries || self == .household }

    /// Whether what it shows is nobody's business: of papers, cards and screens nothing that was read is kept.
    package var isPrivate: Bool { self == .paper || self == .card || self == .screen }
}
