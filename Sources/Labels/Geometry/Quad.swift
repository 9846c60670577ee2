/// Four corners in the upright photo, clockwise from what is the top left corner when the text in it is read.
public struct Quad: Hashable, Codable, Sendable {
    /// The corner at which the text begins.
    public var topLeft: PixelPoint
    /// The end of the text's upper edge.
    public var topRight: PixelPoint
    /// The end of the text's lower edge.
    public var bottomRight: PixelPoint
    /// The beginning of the text's lower edge.
    public var bottomLeft: PixelPoint

    /// A quad of four corners, clockwise from the text's top left.
    public init(topLeft: PixelPoint, topRight: PixelPoint, bottomRight: PixelPoint, bottomLeft: PixelPoint) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// An upright rectangle; `right` and `bottom` are just past its last column and row.
    public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.init(
            topLeft: PixelPoint(x: left, y: top),
            topRight: PixelPoint(x: right, y: top),
            bottomRight: PixelPoint(x: right, y: bottom),
            bottomLeft: PixelPoint(x: left, y: bottom)
        )
    }

    /// The upright rectangle around all corners of `quads`; nil without any.
    package init?(around quads: [Quad]) {
        guard let bounds = PixelRect(around: quads.flatMap(\.corners)) else { return nil }
        self = bounds.quad
    }

    /// The corners clockwise from top left.
    public var corners: [PixelPoint] {
        [topLeft, topRight, bottomRight, bottomLeft]
    }

    /// The upright rectangle around the quad, larger on each side by this share of its shorter side.
    package func withMargin(_ share: Double) -> Quad {
        let bounds = PixelRect(self)
        return bounds.grown(by: Int(clamping: share * Double(min(bounds.width, bounds.height)))).quad
    }

    /// ``PixelRect/overlapShare(with:)`` of the upright rectangles around both.
    package func overlap(with other: Quad) -> Double {
        PixelRect(self).overlapShare(with: PixelRect(other))
    }

    /// Whether both are of the same print or code: one covers more than half of the smaller one's area, or where one is
    /// skewed, the other one's middle.
    package func sharesPlace(with other: Quad) -> Bool {
        guard isSkewed || other.isSkewed else { return overlap(with: other) > 0.5 }
        return covers(other.middle) || other.covers(middle)
    }

    /// Whether both are of one line of print, or of a piece of it: of like height and direction, and one along the
    /// other. A box as high as two lines is not of one line with either of them, though it shares their place.
    package func isOfSameLine(as other: Quad) -> Bool {
        let (low, high) =
            lineHeight < other.lineHeight ? (lineHeight, other.lineHeight) : (other.lineHeight, lineHeight)
        guard low > 0, high <= Self.maximumHeightRatio * low else { return false }
        let (longer, shorter) = length < other.length ? (other, self) : (self, other)
        let axis = longer.direction, turn = shorter.direction
        let sine = axis.x * turn.y - axis.y * turn.x
        if shorter.length >= Self.minimumLengthOfDirection * high, abs(sine) > Self.maximumSine { return false }
        let offset = longer.offset(of: shorter.center)
        let shared = (longer.length + shorter.length) / 2 - abs(offset.along)
        return abs(offset.across) <= Self.maximumOffset * high && shared > shorter.length / 2
    }

    /// The heights of two readings of one line differ by what their readers leave around it.
    private static let maximumHeightRatio = 1.7
    /// The sine of the angle between them, and their distance across the line, in heights of the higher one: the next
    /// line is at least a height away.
    private static let maximumSine = 0.26
    private static let maximumOffset = 0.5
    /// The direction of a shorter piece, in heights of the line, is chance.
    private static let minimumLengthOfDirection = 1.5

    /// The direction in which the text runs, of length one; to the right for a quad without extent.
    package var direction: (x: Double, y: Double) {
        let x = Double(topRight.x) - Double(topLeft.x) + Double(bottomRight.x) - Double(bottomLeft.x)
        let y = Double(topRight.y) - Double(topLeft.y) + Double(bottomRight.y) - Double(bottomLeft.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? (x / length, y / length) : (1, 0)
    }

    /// How far a point is from the middle, in pixels: in the direction of reading, and down from it.
    package func offset(of point: (x: Double, y: Double)) -> (along: Double, across: Double) {
        let (axis, center) = (direction, center)
        let x = point.x - center.x, y = point.y - center.y
        return (x * axis.x + y * axis.y, y * axis.x - x * axis.y)
    }

    /// The middle of the edge at which the text begins.
    var start: (x: Double, y: Double) {
        ((Double(topLeft.x) + Double(bottomLeft.x)) / 2, (Double(topLeft.y) + Double(bottomLeft.y)) / 2)
    }

    /// The mean of the corners, between pixels.
    package var center: (x: Double, y: Double) {
        let corners = corners
        return (corners.reduce(0) { $0 + Double($1.x) } / 4, corners.reduce(0) { $0 + Double($1.y) } / 4)
    }

    /// The mean of the corners.
    private var middle: PixelPoint {
        PixelPoint(
            x: (topLeft.x &+ topRight.x &+ bottomRight.x &+ bottomLeft.x) / 4,
            y: (topLeft.y &+ topRight.y &+ bottomRight.y &+ bottomLeft.y) / 4)
    }

    /// Whether the text's edges are clearly neither horizontal nor vertical.
    private var isSkewed: Bool {
        let across = Double((topRight.x &- topLeft.x).magnitude), down = Double((topRight.y &- topLeft.y).magnitude)
        return min(across, down) > Self.minimumSkew * max(across, down)
    }

    /// The tangent of the smallest angle of a skewed line.
    private static let minimumSkew = 0.04

    /// Whether a point is inside the corners.
    private func covers(_ point: PixelPoint) -> Bool {
        zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { start, end in
            let (x, y) = (Double(end.x &- start.x), Double(end.y &- start.y))
            return x * Double(point.y &- start.y) - y * Double(point.x &- start.x) >= 0
        }
    }

    /// By how many quarters, clockwise, a picture is to be turned so that the text in this place is upright.
    package var quartersToUpright: Int {
        let right = Double(topRight.x) - Double(topLeft.x), down = Double(topRight.y) - Double(topLeft.y)
        if abs(right) >= abs(down) { return right >= 0 ? 0 : 2 }
        return down > 0 ? 3 : 1
    }

    /// The same place in a picture `factor` times as large.
    package func enlarged(by factor: Int) -> Quad {
        factor == 1 ? self : mapCorners { $0.enlarged(by: factor) }
    }

    /// Every corner moved by `move`.
    package func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> Quad {
        Quad(
            topLeft: move(topLeft), topRight: move(topRight),
            bottomRight: move(bottomRight), bottomLeft: move(bottomLeft))
    }
}

/// Places relative to a line in a quad.
extension Quad {
    /// The rectangle along the line, as high as it, between two distances in pixels from its middle; `wider` times as
    /// high, and turned clockwise about its middle by `slope`, the tangent of an angle.
    package func part(from start: Double, to end: Double, wider: Double = 1, slope: Double = 0) -> Quad {
        let (axis, middle) = (direction, center)
        let x = middle.x + axis.x * (start + end) / 2, y = middle.y + axis.y * (start + end) / 2
        let length = (1 + slope * slope).squareRoot()
        let right = (x: (axis.x - axis.y * slope) / length, y: (axis.y + axis.x * slope) / length)
        let (along, across) = ((end - start) / 2, lineHeight * wider / 2)
        let corners = [(-along, -across), (along, -across), (along, across), (-along, across)].map { along, across in
            PixelPoint(
                x: Int(clamping: (x + right.x * along - right.y * across).rounded()),
                y: Int(clamping: (y + right.y * along + right.x * across).rounded()))
        }
        return Quad(topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    }
}

/// The size of a line in a quad.
extension Quad {
    /// The length in the direction of reading, in pixels.
    package var length: Double {
        (Self.distance(topLeft, topRight) + Self.distance(bottomLeft, bottomRight)) / 2
    }

    /// The height across the direction of reading, in pixels.
    package var lineHeight: Double {
        (Self.distance(topLeft, bottomLeft) + Self.distance(topRight, bottomRight)) / 2
    }

    private static func distance(_ one: PixelPoint, _ other: PixelPoint) -> Double {
        let (x, y) = (Double(one.x) - Double(other.x), Double(one.y) - Double(other.y))
        return (x * x + y * y).squareRoot()
    }
}
