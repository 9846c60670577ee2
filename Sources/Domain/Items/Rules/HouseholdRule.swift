import FoundationEssentials
package import KeepItFreshLabels

/// What a household has set for one of its places, or for a product or a category.
public struct HouseholdRule: Codable, Hashable, Sendable {
    /// What it says.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// What is put into the place is frozen, and what is taken out of it thawed.
        case freezes
    }

    package let kind: Kind
    package let subject: Subject

    /// The rule that a place freezes.
    package static func freezes(_ place: String) -> HouseholdRule {
        HouseholdRule(kind: .freezes, subject: Subject(kind: .place, name: place))
    }

    /// Whether both say the same kind of thing about the same subject.
    func replaces(_ other: HouseholdRule) -> Bool { kind == other.kind && subject.isSame(as: other.subject) }

    /// What a rule is about.
    package struct Subject: Codable, Hashable, Sendable {
        /// What kind of thing it is.
        package enum Kind: String, Codable, Hashable, Sendable {
            case place
        }

        package let kind: Kind
        /// As a person wrote it; case is ignored when it is compared.
        package let name: String

        package init(kind: Kind, name: String) {
            self.kind = kind
            self.name = name
        }

        /// What stores find it by.
        package var key: String { "\(kind.rawValue):\(name.lowercased())" }

        func isSame(as other: Subject) -> Bool { key == other.key }
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
