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
        return bounds.grown(by: Int(share * Double(min(bounds.width, bounds.height)))).quad
    }

    /// ``PixelRect/overlapShare(with:)`` of the upright rectangles around both.
    package func overlap(with other: Quad) -> Double {
        PixelRect(self).overlapShare(with: PixelRect(other))
    }

    /// Whether both are of the same print or code: one covers more than half of the smaller one's area.
    package func sharesPlace(with other: Quad) -> Bool {
        overlap(with: other) > 0.5
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
