import Foundation
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshDateCode

@Suite struct ConnectedComponentsTests {
    /// Maps of 40 × 40 cells with a high probability where `inside` is true, and with the same capital height
    /// everywhere.
    private func maps(capital: Float, inside: (Double, Double) -> Bool) -> DateCodeNetworks.DetectionMaps {
        let cells = (0..<1600).map { (Double($0 % 40), Double($0 / 40)) }
        return DateCodeNetworks.DetectionMaps(
            columns: 40, rows: 40, probability: cells.map { inside($0.0, $0.1) ? 0.95 : 0.02 },
            capitalHeight: [Float](repeating: capital, count: 1600))
    }

    @Test func whenBarIsHorizontal_shouldCoverItWithItsInset() throws {
        let maps = maps(capital: 20) { x, y in (10...29).contains(x) && (18...20).contains(y) }

        let region = try #require(ConnectedComponents.regions(in: maps).first)

        #expect(abs(region.box.centerX - 80) < 0.01 && abs(region.box.centerY - 78) < 0.01)
        #expect(abs(region.length - 88) < 0.01)
        #expect(abs(region.box.angle) < 0.01)
        #expect(region.capitalHeight == 20)
    }

    @Test func whenBarIsTurned_shouldFollowIt() throws {
        let angle = 0.6
        let maps = maps(capital: 14) { x, y in
            let along = (x - 20) * cos(angle) + (y - 20) * sin(angle)
            let across = (y - 20) * cos(angle) - (x - 20) * sin(angle)
            return abs(along) < 12 && abs(across) < 1.2
        }

        let regions = ConnectedComponents.regions(in: maps)

        #expect(regions.count == 1)
        #expect(abs((regions.first?.box.angle ?? 0) - angle) < 0.05)
    }

    @Test func whenBarIsBent_shouldReturnItsCurvature() throws {
        let maps = maps(capital: 14) { x, y in
            (4...36).contains(x) && abs(y - 15 - 0.01 * (x - 20) * (x - 20)) < 1.2
        }

        let region = try #require(ConnectedComponents.regions(in: maps).first)

        #expect(abs(region.curvature - 0.0025) < 0.0004)
        #expect(abs(region.box.centerY - 62) < 2)
    }

    @Test func whenBarIsStraight_shouldNotBendIt() throws {
        let maps = maps(capital: 14) { x, y in (4...36).contains(x) && (14...16).contains(y) }

        let region = try #require(ConnectedComponents.regions(in: maps).first)

        #expect(region.curvature == 0)
    }

    @Test func whenBarsAreApart_shouldReturnEach() {
        let maps = maps(capital: 14) { x, y in (5...30).contains(x) && (y == 10 || y == 14) }

        #expect(ConnectedComponents.regions(in: maps).count == 2)
    }

    @Test func whenNoCellHasAHighProbability_shouldReturnNone() {
        #expect(ConnectedComponents.regions(in: maps(capital: 14) { _, _ in false }).isEmpty)
    }
}
