import KeepItFreshRecognition
import Testing

@testable import KeepItFreshDateCode

@Suite struct FragmentMergerTests {
    private let left = LineRegion(centerX: 100, centerY: 50, length: 60, capitalHeight: 20)

    @Test func whenPiecesFollowEachOther_shouldBeOneLine() {
        let right = LineRegion(centerX: 190, centerY: 52, length: 80, capitalHeight: 19)

        let lines = FragmentMerger.joined([left, right])

        #expect(lines.count == 1)
        #expect(abs((lines.first?.length ?? 0) - 160) < 1)
        #expect(abs((lines.first?.box.centerX ?? 0) - 150) < 1)
    }

    @Test func whenTheLineBends_shouldJoinItsPieces() throws {
        let rising = LineRegion(centerX: 100, centerY: 50, length: 100, capitalHeight: 20, angle: 0.07)
        let falling = LineRegion(centerX: 205, centerY: 50, length: 100, capitalHeight: 20, angle: -0.07)

        let lines = FragmentMerger.joined([rising, falling])

        let line = try #require(lines.first)
        #expect(lines.count == 1)
        #expect(abs(line.box.angle) < 1e-9 && abs(line.box.centerX - 152.5) < 1 && abs(line.box.centerY - 50) < 1)
        #expect(abs(line.length - 205) < 1)
    }

    @Test(arguments: [
        LineRegion(centerX: 100, centerY: 76, length: 60, capitalHeight: 20),
        LineRegion(centerX: 230, centerY: 50, length: 80, capitalHeight: 20),
        LineRegion(centerX: 180, centerY: 50, length: 60, capitalHeight: 40),
        LineRegion(centerX: 180, centerY: 50, length: 60, capitalHeight: 20, angle: 0.5),
    ])
    func whenPiecesAreBelowFarOffLargerOrTurned_shouldStayApart(other: LineRegion) {
        #expect(FragmentMerger.joined([left, other]).count == 2)
    }
}
