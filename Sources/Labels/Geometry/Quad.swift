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
