import KeepItFreshDomain
import Testing

@testable import KeepItFreshScanning

/// The pixel loops against the same sums written out.
struct GreyImageViewsTests {
    private static let sizes = [(1, 1), (2, 1), (1, 5), (9, 7), (40, 33)]

    @Test(arguments: sizes) func whenSmoothed_shouldWeighNeighbours(width: Int, height: Int) {
        let picture = grain(width, height)

        let expected = each(width, height) { x, y in
            var sum = 8
            for down in -1...1 {
                for right in -1...1 {
                    let weight: Int = (2 - abs(down)) * (2 - abs(right))
                    sum += weight * picture.shade(x + right, y + down)
                }
            }
            return sum >> 4
        }

        #expect(picture.smoothed().pixels == expected)
    }

    @Test(arguments: sizes) func whenDoubled_shouldMixNearestFour(width: Int, height: Int) {
        let picture = grain(width, height)

        let expected = each(2 * width, 2 * height) { x, y in
            let (column, row) = (x / 2, y / 2)
            let (farColumn, farRow) = (x % 2 == 0 ? column - 1 : column + 1, y % 2 == 0 ? row - 1 : row + 1)
            let near: Int = 9 * picture.shade(column, row)
            let beside: Int = 3 * picture.shade(farColumn, row) + 3 * picture.shade(column, farRow)
            return (near + beside + picture.shade(farColumn, farRow) + 8) >> 4
        }

        #expect(picture.doubled().pixels == expected)
    }

    @Test(arguments: sizes, [1, 4, 20]) func whenSharpened_shouldAddDistanceFromMean(size: (Int, Int), radius: Int) {
        let (width, height) = size
        let picture = grain(width, height)

        let expected = each(width, height) { x, y in
            var (sum, area) = (0, 0)
            for row in max(0, y - radius)...min(height - 1, y + radius) {
                for column in max(0, x - radius)...min(width - 1, x + radius) {
                    sum += picture.shade(column, row)
                    area += 1
                }
            }
            let shade = picture.shade(x, y)
            let mean = (sum + area / 2) / area
            return max(0, min(255, shade + (shade - mean) * 250 / 100))
        }

        #expect(picture.sharpened(radius: radius, percent: 250).pixels == expected)
    }

    private func grain(_ width: Int, _ height: Int) -> GreyImage {
        let pixels = (0..<(width * height)).map { (index: Int) -> UInt8 in
            UInt8(truncatingIfNeeded: index * index * 97 + index * 31 + 5)
        }
        return .made(width: width, height: height, pixels: pixels)
    }

    private func each(_ width: Int, _ height: Int, _ shade: (Int, Int) -> Int) -> [UInt8] {
        (0..<height).flatMap { y in (0..<width).map { x in UInt8(shade(x, y)) } }
    }
}

extension GreyImage {
    /// The shade at a place, or at the nearest one within the picture.
    fileprivate func shade(_ x: Int, _ y: Int) -> Int {
        let (column, row) = (max(0, min(width - 1, x)), max(0, min(height - 1, y)))
        return Int(pixels[row * width + column])
    }
}
