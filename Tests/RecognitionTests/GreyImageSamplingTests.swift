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

    /// Upright and rotated parts are sampled in ways of their own; both must be what one sample after another gives.
    @Test(arguments: [
        AffineMap(scale: 0.6, shiftX: 3.3, shiftY: 2.1), AffineMap(scale: 2.5, shiftX: -7, shiftY: -4),
        AffineMap(turning: 0, scaleX: 1.4, scaleY: 3.2, about: (0, 0), to: (2.5, -1)),
        AffineMap(turning: 0.3, scaleX: 1.2, scaleY: 1.2, about: (20, 10), to: (30, 20)),
        AffineMap(turning: .pi + 0.05, scaleX: 2.7, scaleY: 1.3, about: (20, 10), to: (30, 20)),
    ])
    func whenSampled_shouldBeTheMeanOfPointsBetweenPixels(map: AffineMap) throws {
        let pixels = (0..<61 * 43).map { UInt8(truncatingIfNeeded: $0 * 37 ^ $0 / 61 * 91) }
        let image = try #require(GreyImage(width: 61, height: 43, pixels: pixels))

        let sampled = try #require(image.sampled(through: map, width: 40, height: 20))

        for (index, pixel) in sampled.pixels.enumerated() {
            let expected = mean(of: image, through: map, x: index % 40, y: index / 40)
            #expect(abs(Double(pixel) - expected) <= 1.5, "\(index % 40), \(index / 40)")
        }
    }

    private func mean(of image: GreyImage, through map: AffineMap, x: Int, y: Int) -> Double {
        func count(_ first: Int, _ second: Int) -> Int {
            let length = (map.numbers[first] * map.numbers[first] + map.numbers[second] * map.numbers[second])
            return max(1, Int((length.squareRoot() - 0.2).rounded(.up)))
        }
        let (across, down) = (count(0, 3), count(1, 4))
        var sum = 0.0
        for i in 0..<across {
            for j in 0..<down {
                let place = map(
                    Double(x) + (Double(i) + 0.5) / Double(across), Double(y) + (Double(j) + 0.5) / Double(down))
                sum += between(image, place.x - 0.5, place.y - 0.5)
            }
        }
        return sum / Double(across * down)
    }

    private func between(_ image: GreyImage, _ x: Double, _ y: Double) -> Double {
        let x = min(max(x, 0), Double(image.width - 1)), y = min(max(y, 0), Double(image.height - 1))
        let left = min(Int(x), image.width - 2), top = min(Int(y), image.height - 2)
        func pixel(_ column: Int, _ row: Int) -> Double { Double(image.pixels[row * image.width + column]) }
        let (across, down) = (x - Double(left), y - Double(top))
        let above = pixel(left, top) + across * (pixel(left + 1, top) - pixel(left, top))
        let under = pixel(left, top + 1) + across * (pixel(left + 1, top + 1) - pixel(left, top + 1))
        return above + down * (under - above)
    }
}
