/// A place in which a household keeps things.
package struct HouseholdPlace: Equatable, Sendable {
    /// As most of its items, or else the rule about it, have it.
    package let name: String
    /// Whether what is put into it is frozen.
    package let freezes: Bool
    /// The number of items in stock that are in it.
    package let items: Int
    /// The number of these that are not frozen.
    package let unfrozen: Int

    /// Counts the items of a household by their places; case is ignored.
    package struct Counter: Sendable {
        private var places: [String: [String: (items: Int, unfrozen: Int)]] = [:]

        package init() {}

        /// Counts an item in stock.
        package mutating func add(_ item: Item) {
            guard let place = item.place else { return }
            places[place.lowercased(), default: [:]][place, default: (0, 0)].items += 1
            if !item.isFrozen { places[place.lowercased(), default: [:]][place, default: (0, 0)].unfrozen += 1 }
        }

        /// The places, also those about which there only is a rule, by name.
        package func places(_ rules: [HouseholdRule]) -> [HouseholdPlace] {
            let empty = rules.filter { $0.kind == .freezes && places[$0.subject.name.lowercased()] == nil }
                .map { HouseholdPlace(name: $0.subject.name, freezes: true, items: 0, unfrozen: 0) }
            let kept = places.values.compactMap { spellings -> HouseholdPlace? in
                let usual = spellings.max { ($0.value.items, $1.key) < ($1.value.items, $0.key) }
                guard let name = usual?.key else { return nil }
                return HouseholdPlace(
                    name: name, freezes: rules.freezes(name), items: spellings.values.reduce(0) { $0 + $1.items },
                    unfrozen: spellings.values.reduce(0) { $0 + $1.unfrozen })
            }
            return (kept + empty).sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
        }
    }
}
