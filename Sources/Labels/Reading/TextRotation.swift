/// The rotation that makes a photo's text upright: quarter turns, and the skew of most of its lines.
///
/// Rows and columns of a label are found in coordinates in which its lines are horizontal.
struct TextRotation {
    private let orientation: TextOrientation
    /// The sine and cosine of the skew; 0 and 1 for lines that are nearly horizontal already.
    private let skew: (sine: Double, cosine: Double)

    /// The slope of lines that are left as they are: four degrees.
    private static let minimumSkew = 0.07
    /// The maximum difference of a line's slope from that of most lines.
    private static let maximumDifference = 0.1
    /// Shorter lines, in their heights, show no direction.
    private static let minimumLength = 2.0

    /// The rotation of some lines; none for plain text.
    init(of lines: [TextLine]) {
        orientation = TextOrientation(of: lines)
        let slope = Self.slope(of: lines.map { [orientation] in $0.mapCorners(orientation.upright) })
        let length = (1 + slope * slope).squareRoot()
        skew = (slope / length, 1 / length)
    }

    /// The slope of the lines with most of the text; 0 when it is small, or the lines have no common one.
    private static func slope(of lines: [TextLine]) -> Double {
        let slopes = lines.compactMap { line -> (slope: Double, weight: Double)? in
            guard let box = line.box, box.length > minimumLength * box.lineHeight else { return nil }
            let across = Double(box.topRight.x &- box.topLeft.x), down = Double(box.topRight.y &- box.topLeft.y)
            guard across > 0 else { return nil }
            return (down / across, Double(line.text.unicodeScalars.count) * line.confidence * line.confidence)
        }.sorted { $0.slope < $1.slope }
        let all = slopes.reduce(0) { $0 + $1.weight }
        var sum = 0.0
        let middle = slopes.first { line in
            sum += line.weight
            return sum * 2 >= all
        }
        guard let median = middle?.slope else { return 0 }
        let alike = slopes.filter { abs($0.slope - median) < maximumDifference }.reduce(0) { $0 + $1.weight }
        return abs(median) >= minimumSkew && alike * 2 > all ? median : 0
    }

    /// A point of the photo in coordinates in which the text is upright; their origin is turned, too.
    func upright(_ point: PixelPoint) -> PixelPoint {
        Self.rotated(orientation.upright(point), sine: -skew.sine, cosine: skew.cosine)
    }

    /// A point of the upright coordinates in the photo.
    func original(_ point: PixelPoint) -> PixelPoint {
        orientation.original(Self.rotated(point, sine: skew.sine, cosine: skew.cosine))
    }

    private static func rotated(_ point: PixelPoint, sine: Double, cosine: Double) -> PixelPoint {
        guard sine != 0 else { return point }
        let (x, y) = (Double(point.x), Double(point.y))
        return PixelPoint(
            x: Int(clamping: (x * cosine - y * sine).rounded()), y: Int(clamping: (x * sine + y * cosine).rounded()))
    }
}
