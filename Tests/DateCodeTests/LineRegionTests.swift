import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshDateCode

@Suite struct LineRegionTests {
    @Test func whenLineRunsUpwards_shouldStartItsQuadAtTheBottom() {
        let region = LineRegion(centerX: 50, centerY: 100, length: 80, capitalHeight: 20, angle: -.pi / 2)

        let quad = region.quad

        #expect(quad.topLeft == PixelPoint(x: 38, y: 142))
        #expect(quad.topRight == PixelPoint(x: 38, y: 58))
        #expect(quad.bottomRight == PixelPoint(x: 62, y: 58))
    }

    @Test func whenLineIsCutOut_shouldBeUprightAndOfTheNetworksHeight() throws {
        // A vertical line whose first half is dark: cut out, its left half is dark.
        let pixels = (0..<200 * 200).map { UInt8($0 / 200 >= 100 ? 30 : 220) }
        let image = try #require(GreyImage(width: 200, height: 200, pixels: pixels))
        let region = LineRegion(centerX: 100, centerY: 100, length: 120, capitalHeight: 20, angle: -.pi / 2)

        let picture = try #require(region.picture(from: image))

        #expect(picture.height == 32)
        #expect(picture.pixels[16 * picture.width + 4] == 30)
        #expect(picture.pixels[16 * picture.width + picture.width - 5] == 220)
    }

    @Test func whenLineIsBent_shouldBeCutOutStraight() throws {
        let pixels = (0..<200 * 200).map { index in
            let x = Double(index % 200 - 100), y = Double(index / 200)
            return UInt8(abs(y - 80 - 0.004 * x * x) < 5 ? 30 : 220)
        }
        let image = try #require(GreyImage(width: 200, height: 200, pixels: pixels))
        let region = LineRegion(centerX: 100, centerY: 80, length: 150, capitalHeight: 20, curvature: 0.004)

        let picture = try #require(region.picture(from: image))

        #expect((4..<picture.width - 4).allSatisfy { picture.pixels[16 * picture.width + $0] == 30 })
        #expect((4..<picture.width - 4).allSatisfy { picture.pixels[2 * picture.width + $0] == 220 })
    }

    @Test func whenTurnedRound_shouldKeepItsPlace() {
        let region = LineRegion(centerX: 50, centerY: 100, length: 80, capitalHeight: 20, angle: 0.3)

        let reversed = region.reversed

        #expect(reversed.quad.topLeft == region.quad.bottomRight)
        #expect(region.covers(reversed))
    }
}
