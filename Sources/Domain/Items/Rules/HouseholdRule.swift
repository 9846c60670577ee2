import FoundationEssentials
package import KeepItFreshLabels

/// What a household has set for one of its places, or for a product or a category.
public struct HouseholdRule: Codable, Hashable, Sendable {
    /// What it says.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// What is put into the place is frozen, and what is taken out of it thawed.
        case freezes
        /// How long packs of a product or a category usually keep.
        case life
        /// How many packs of a product or a category are to be in stock.
        case minimum
    }

    package let kind: Kind
    package let subject: Subject
    /// How long packs keep; nil for a rule of another kind.
    package private(set) var life: UsualLife?
    /// How many packs are to be in stock; nil for a rule of another kind.
    package private(set) var minimum: Int?

    /// The rule that a place freezes.
    package static func freezes(_ place: String) -> HouseholdRule {
        HouseholdRule(kind: .freezes, subject: Subject(kind: .place, name: place))
    }

    /// The rule that packs of a product or a category usually keep so long.
    package static func life(_ life: UsualLife, of subject: Subject) -> HouseholdRule {
        HouseholdRule(kind: .life, subject: subject, life: life)
    }

    /// The rule that so many packs of a product or a category are to be in stock.
    package static func minimum(_ packs: Int, of subject: Subject) -> HouseholdRule {
        HouseholdRule(kind: .minimum, subject: subject, minimum: packs)
    }

    /// What stores find it by: no two rules of a household have the same.
    package var key: String { "\(kind.rawValue) \(subject.key)" }

    /// Whether both say the same kind of thing about the same subject.
    func replaces(_ other: HouseholdRule) -> Bool { kind == other.kind && subject.isSame(as: other.subject) }

    /// What a rule is about.
    package struct Subject: Codable, Hashable, Sendable {
        /// What kind of thing it is.
        package enum Kind: String, Codable, Hashable, Sendable {
            case place, product, category
        }

        package let kind: Kind
        /// As a person wrote it; case is ignored when it is compared.
        package let name: String
        /// The number of a product, where it is known.
        package let gtin: GTIN?

        package init(kind: Kind, name: String, gtin: GTIN? = nil) {
            self.kind = kind
            self.name = name
            self.gtin = gtin
        }

        /// What stores find it by: of a product the number or else the name, as of its items (`Item.productKey`).
        package var key: String {
            guard kind == .product else { return "\(kind.rawValue):\(name.lowercased())" }
            return gtin.map(Item.productKey(of:)) ?? productKey
        }

        /// The key of the items of a product that have no number.
        package var productKey: String { Item.productKey(named: name) ?? "name:\(name.lowercased())" }

        /// Whether both are the same thing: products by their number or their name.
        package func isSame(as other: Subject) -> Bool {
            guard kind == .product, other.kind == .product else { return key == other.key }
            return gtin != nil && gtin == other.gtin || productKey == other.productKey
        }

        /// Whether an item is of the product or the category.
        package func contains(_ item: Item) -> Bool {
            switch kind {
            case .place: false
            case .product: gtin != nil && gtin == item.gtin || item.name.map(Item.productKey(named:)) == productKey
            case .category: item.category?.lowercased() == name.lowercased()
            }
        }
    }

    /// The change of one rule in a journal entry.
    package struct Step: Codable, Hashable, Sendable {
        /// The rule before the change; nil when there was none.
        package let before: HouseholdRule?
        /// The rule after the change; nil when it goes.
        package let after: HouseholdRule?
    }
}

extension [HouseholdRule] {
    /// Whether a place freezes what is put into it; false for no place.
    package func freezes(_ place: String?) -> Bool {
        guard let place else { return false }
        let rule = HouseholdRule.freezes(place)
        return contains { $0.replaces(rule) }
    }

    /// How long packs of an item usually keep: what is said of its product, or else of its category.
    package func life(of item: Item) -> HouseholdRule? {
        let rules = filter { $0.kind == .life && $0.subject.contains(item) }
        return rules.first { $0.subject.kind == .product } ?? rules.first
    }
}

extension Item {
    /// Why it is not frozen though it is in a place that freezes, on the day `today`; nil where it is, or could be.
    package func freezingRefusal(by rules: [HouseholdRule], on today: CivilDate) -> ItemEditError? {
        guard quantity > 0, !isFrozen, rules.freezes(place) else { return nil }
        do throws(ItemEditError) {
            _ = try frozen(on: today)
            return nil
        } catch {
            return error
        }
    }
}
