/// How many of a household's packs print each order of day, month and year, by their origin: what is known of a pack
/// whose own digits leave the order open.
package struct DateOrderCounts: Hashable, Sendable {
    private var packs: [Origin: [DateOrder: Int]] = [:]

    package init() {}

    /// Whether no pack has shown its order.
    package var isEmpty: Bool { packs.isEmpty }

    /// Counts packs of an origin that print an order.
    package mutating func add(_ order: DateOrder, of origin: Origin, count: Int = 1) {
        packs[origin, default: [:]][order, default: 0] += count
    }

    /// The packs that may come from where this one does: all but those of another country.
    package func packs(like origin: Origin) -> [DateOrder: Int] {
        packs.reduce(into: [:]) { sums, entry in
            guard !entry.key.differs(from: origin) else { return }
            sums.merge(entry.value, uniquingKeysWith: +)
        }
    }

    /// Where a pack is from, as far as its label shows.
    package struct Origin: Codable, Hashable, Sendable {
        /// The region of its product number (`GTIN.region`).
        let region: String?
        /// The code of its only language; nil also for English, which is printed everywhere.
        let language: String?

        init(region: String? = nil, language: String? = nil) {
            (self.region, self.language) = (region, language)
        }

        /// The origin that a text describes, as it is stored.
        package init(text: String) {
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let known = parts.map { $0.isEmpty ? nil : $0 }
            self.init(region: known.first ?? nil, language: known.count > 1 ? known[1] : nil)
        }

        /// The region and the language, for storing.
        package var text: String { "\(region ?? "")/\(language ?? "")" }

        /// Whether two packs are of different countries: by their numbers or, where one has none, by their languages.
        func differs(from other: Origin) -> Bool {
            if let region, let another = other.region { return region != another }
            if let language, let another = other.language { return language != another }
            return false
        }
    }
}
