import Foundation
import Testing

@testable import KeepItFreshLabels

/// The date engine must see the same features and have the same probabilities as the model that fits its weights.
///
/// `Scripts/training/fit_dates.py --parity` writes what that model answers. A label that differs says which side changed:
/// different features, a change in what the engine sees; the same features with other probabilities, a change in a formula.
@Suite struct DateSolverParityTests {
    private static let maximumDifference = 1e-6

    @Test func whenWeightsAreRead_shouldBeThoseOfTheFixture() throws {
        let fixture = try Fixture.recorded.get()

        let dates = Dictionary(
            uniqueKeysWithValues: DateRules.all.map { ("\($0.feature)", [$0.weights.expiry, $0.weights.production]) })
        let pairs = Dictionary(uniqueKeysWithValues: DateRules.pairs.map { ("\($0.feature)", $0.weight) })

        #expect(dates == fixture.weights.dates, "other weights: renew the fixture (Scripts/training/README.md)")
        #expect(pairs == fixture.weights.pairs)
        #expect(DateRules.noExpiry == fixture.weights.noExpiry)
        #expect(fixture.labels.count > 30)
    }

    @Test func whenLabelsAreWeighed_shouldHaveTheFeaturesOfTheFixture() throws {
        for label in try Fixture.recorded.get().labels {
            let weighed = WeighedDates(try label.decide())

            #expect(weighed.prints.map(Fixture.Print.init) == label.prints, "\(label.name)")
            #expect(weighed.pairs.map(Fixture.Pair.init) == label.pairs, "\(label.name)")
        }
    }

    @Test func whenLabelsAreSolved_shouldHaveTheProbabilitiesOfTheModel() throws {
        for label in try Fixture.recorded.get().labels {
            let (answers, none) = try label.decide().solver.solve()

            #expect(abs(none - label.none) < Self.maximumDifference, "\(label.name)")
            #expect(Set(answers.map(\.date.description)) == Set(label.expiries.map(\.date)), "\(label.name)")
            for expected in label.expiries {
                let found = answers.first { $0.date.description == expected.date }?.probability ?? -1
                #expect(abs(found - expected.probability) < Self.maximumDifference, "\(label.name): \(expected.date)")
            }
        }
    }

    @Test func whenAnExpiryIsJudged_shouldHaveTheConfidenceOfTheModel() throws {
        for label in try Fixture.recorded.get().labels {
            let decision = try label.decide()
            let (answers, _) = decision.solver.solve()
            let likeliest = answers.first.flatMap { decision.print(of: $0.date, as: \.expiry) }

            let sureness = likeliest.map { decision.sureness(of: $0, answers) }

            #expect((sureness == nil) == (label.meaning == nil), "\(label.name)")
            guard let sureness, let digits = label.digits, let meaning = label.meaning else { continue }
            #expect(abs(sureness.digits - digits) < Self.maximumDifference, "\(label.name)")
            #expect(abs(sureness.meaning - meaning) < Self.maximumDifference, "\(label.name)")
        }
    }

    /// What `fit_dates.py` wrote.
    private struct Fixture: Decodable {
        struct Weights: Decodable {
            /// Those for expiry and production.
            let dates: [String: [Double]]
            let pairs: [String: Double]
            let noExpiry: Double
        }

        struct Print: Decodable, Equatable {
            let date: String
            let text: String
            let place: Int
            let features: [String: Double]

            init(_ print: WeighedDates.Print) {
                (date, text, place, features) = (print.date, print.text, print.place, print.features)
            }
        }

        struct Pair: Decodable, Equatable {
            let expiry: String
            let production: String
            let features: [String: Double]

            init(_ pair: WeighedDates.Pair) {
                (expiry, production, features) = (pair.expiry, pair.production, pair.features)
            }
        }

        struct Expiry: Decodable {
            let date: String
            let probability: Double
        }

        struct Label: Decodable {
            let name: String
            let today: String
            let locale: String
            let lines: [TextLine]
            let prints: [Print]
            let pairs: [Pair]
            let expiries: [Expiry]
            let none: Double
            /// The confidence in the likeliest expiry's digits and meaning; nil without an expiry.
            let digits: Double?
            let meaning: Double?

            func decide() throws -> DateDecision {
                DateParser().decide(lines, today: try #require(CivilDate(today)), locale: LocaleHint(locale))
            }
        }

        let weights: Weights
        let labels: [Label]

        static let recorded = Result {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let file = folder.appendingPathComponent("Fixtures/date-parity.json")
            return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file))
        }
    }
}
