/// The dates of a label with the features by which they are weighed, to fit the weights.
package struct WeighedDates: Encodable {
    /// A print of a date.
    struct Print: Encodable {
        let date: String
        let text: String
        let place: Int
        /// The features that are not 0, by their names.
        let features: [String: Double]
    }

    /// Two dates that can be expiry and production.
    struct Pair: Encodable {
        let expiry: String
        let production: String
        let features: [String: Double]
    }

    let prints: [Print]
    let pairs: [Pair]
    /// Whether the dates were read by an engine, and are not plain text.
    let isRead: Bool

    /// The features of a decision.
    init(_ decision: DateDecision) {
        let solver = decision.solver
        prints = solver.dates.map { date in
            let features = DateFeature.allCases.filter { date[$0] != 0 }.map { ("\($0)", date[$0]) }
            return Print(
                date: date.date.description, text: date.text, place: date.place,
                features: Dictionary(uniqueKeysWithValues: features))
        }
        isRead = solver.dates.contains { !$0.readers.isEmpty }
        let (expiries, productions) = solver.likeliest
        pairs = expiries.flatMap { end in
            productions.compactMap { start in
                guard start != end, let pair = solver.pair(end, start) else { return nil }
                return Pair(
                    expiry: solver.days[end].description, production: solver.days[start].description,
                    features: Dictionary(uniqueKeysWithValues: pair.map { ("\($0.key)", $0.value) }))
            }
        }
    }
}
