import KeepItFreshDomain
import KeepItFreshRecognition
import Testing

@Suite struct GreyImageSamplingTests {
    /// A picture that gets lighter to the right and, twice as fast, downwards.
    private func slope(width: Int, height: Int) throws -> GreyImage {
        let pixels = (0..<width * height).map { UInt8(20 + $0 % width + 2 * ($0 / width)) }
        return try #require(GreyImage(width: width, height: height, pixels: pixels))
    }

    @Test func whenShrunk_shouldAverage() throws {
        let image = try slope(width: 40, height: 20).shrunk(toLongSide: 20)

        #expect(image.width == 20 && image.height == 10)
        // The mean of 20, 21, 22 and 23, rounded.
        #expect(image.pixels[0] == 22 && image.pixels[19] == 60)
    }

    @Test func whenItIsSmallEnough_shouldBeTheSame() throws {
        let image = try slope(width: 40, height: 20)

        #expect(image.shrunk(toLongSide: 40) == image)
    }

    @Test func whenEnlarged_shouldInterpolate() throws {
        let image = try #require(try slope(width: 10, height: 5).enlarged(by: 4))

        #expect(image.width == 40 && image.height == 20)
        for (index, pixel) in image.pixels.enumerated() {
            let (x, y) = (Double(index % 40) / 4, Double(index / 40) / 4)
            #expect(abs(Double(pixel) - (20 + x + 2 * y)) <= 3)
        }
        // Along a row it gets lighter by one in four pixels.
        #expect(image.pixels[8 * 40 + 24] == image.pixels[8 * 40 + 20] + 1)
    }

    @Test func whenShifted_shouldRepeatEdgePixels() throws {
        let image = try slope(width: 4, height: 2)
        let map = AffineMap(scale: 1, shiftX: -2, shiftY: 1)

        let shifted = try #require(image.sampled(through: map, width: 7, height: 2))

        #expect(shifted.pixels == [22, 22, 22, 23, 24, 25, 25, 22, 22, 22, 23, 24, 25, 25])
    }

    @Test func whenTurnedByAQuarter_shouldSwapTheSides() throws {
        let image = try slope(width: 6, height: 4)
        let map = AffineMap(turning: .pi / 2, scaleX: 1, scaleY: 1, about: (2, 3), to: (3, 2))

        let turned = try #require(image.sampled(through: map, width: 4, height: 6))

        // The picture's column from the top down becomes the row to the right.
        #expect(turned.pixels[0..<4].elementsEqual((0..<4).map { image.pixels[$0 * 6 + 5] }))
        #expect(turned.pixels[20..<24].elementsEqual((0..<4).map { image.pixels[$0 * 6] }))
    }

    @Test(arguments: [1e30, -1e30, .infinity, .nan])
    func whenTheMapLeadsFarOutside_shouldStillBeAPicture(number: Double) throws {
        let image = try slope(width: 6, height: 4)

        for map in [
            AffineMap(scale: 1, shiftX: number, shiftY: number), AffineMap(scale: number, shiftX: 0, shiftY: 0),
        ] {
            #expect(image.sampled(through: map, width: 3, height: 3)?.pixels.count == 9)
        }
        #expect(image.sampled(through: AffineMap(scale: 1, shiftX: 0, shiftY: 0), width: 0, height: 3) == nil)
    }
}
