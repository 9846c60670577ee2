import KeepItFreshDomain
import KeepItFreshLabels

/// Measures of a picture's text, and turns by the direction in which it runs.
extension GreyImage {
    /// About how often the rows go from dark to light or back: once on each side of a stroke.
    var edgeTransitionCount: Int {
        let step = 8, contrast = 32
        var count = 0
        for row in stride(from: 0, to: height, by: step) {
            var darkest = Int(pixels[row * width]), lightest = darkest
            var rises: Bool?
            for index in (row * width)..<((row + 1) * width) {
                let value = Int(pixels[index])
                darkest = min(darkest, value)
                lightest = max(lightest, value)
                if rises != true, value - darkest >= contrast {
                    (rises, lightest) = (true, value)
                    count += 1
                } else if rises != false, lightest - value >= contrast {
                    (rises, darkest) = (false, value)
                    count += 1
                }
                if rises == true, value == lightest { darkest = value }
                if rises == false, value == darkest { lightest = value }
            }
        }
        return count * step
    }

    /// Whether a line's print is clearly lighter than its ground; false where it is darker, or where that is not clear.
    func isLightOnDark(in area: PixelRect) -> Bool {
        var counts = [Int](repeating: 0, count: 256)
        let step = max(1, area.area / Self.sampledPixels)
        for row in area.top..<area.bottom {
            let first = row * width + area.left
            for index in stride(from: first + row % step, to: first + area.width, by: step) {
                counts[Int(pixels[index])] += 1
            }
        }
        // Most pixels of a line are ground, so the median is.
        let dark = Self.level(at: 0.05, of: counts), ground = Self.level(at: 0.5, of: counts)
        let light = Self.level(at: 0.95, of: counts)
        return Double(light - ground) > Self.minimumToneRatio * Double(ground - dark)
    }

    /// About how many pixels are sampled; more give the same answer.
    private static let sampledPixels = 4_000
    /// Light print differs from its ground by at least this many times as much as the darkest pixels do.
    private static let minimumToneRatio = 1.5

    /// The level below which this share of the counted pixels lies.
    private static func level(at share: Double, of counts: [Int]) -> Int {
        let minimum = Double(counts.reduce(0, +)) * share
        var sum = 0
        for (level, count) in counts.enumerated() {
            sum += count
            if Double(sum) > minimum { return level }
        }
        return counts.count - 1
    }

    /// The picture turned so that text that runs this way becomes upright.
    func upright(from orientation: TextOrientation) throws(ScanError) -> GreyImage {
        switch orientation {
        case .upright: self
        case .clockwise: try turned(from: .leftBottom)
        case .upsideDown: try turned(from: .bottomRight)
        case .counterclockwise: try turned(from: .rightTop)
        }
    }

    /// The place in this picture of a point of the one that `upright(from:)` makes. Points are corners between pixels.
    func place(of point: PixelPoint, uprightFrom orientation: TextOrientation) -> PixelPoint {
        let origin =
            switch orientation {
            case .upright: PixelPoint(x: 0, y: 0)
            case .clockwise: PixelPoint(x: width, y: 0)
            case .upsideDown: PixelPoint(x: width, y: height)
            case .counterclockwise: PixelPoint(x: 0, y: height)
            }
        return orientation.original(point).moved(to: origin)
    }
}
