/// An upright rectangle of pixels; its right and bottom edges are just past its last column and row.
///
/// Arithmetic wraps around instead of trapping: readings come from files too, and their corners may be any numbers.
@usableFromInline package struct PixelRect: Hashable, Sendable {
    @usableFromInline package var left: Int
    @usableFromInline package var top: Int
    /// Just past the last column.
    @usableFromInline package var right: Int
    /// Just past the last row.
    @usableFromInline package var bottom: Int

    @inlinable package init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The rectangle around a quad's corners.
    @inlinable package init(_ quad: Quad) {
        let (one, two, three, four) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
        self.init(
            left: min(min(one.x, two.x), min(three.x, four.x)), top: min(min(one.y, two.y), min(three.y, four.y)),
            right: max(max(one.x, two.x), max(three.x, four.x)), bottom: max(max(one.y, two.y), max(three.y, four.y)))
    }

    /// The rectangle whose edges run through the outermost of some points; nil without points.
    package init?(around points: [PixelPoint]) {
        guard let first = points.first else { return nil }
        self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for point in points.dropFirst() {
            formUnion(PixelRect(left: point.x, top: point.y, right: point.x, bottom: point.y))
        }
    }

    @inlinable package var width: Int { right &- left }
    @inlinable package var height: Int { bottom &- top }
    @inlinable package var area: Int { width &* height }
    @inlinable package var isEmpty: Bool { left >= right || top >= bottom }

    /// The first pixel.
    @inlinable package var origin: PixelPoint { PixelPoint(x: left, y: top) }

    @inlinable package var quad: Quad { Quad(left: left, top: top, right: right, bottom: bottom) }

    /// The smallest rectangle around both.
    @inlinable package func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// Extends the rectangle to cover another one.
    @inlinable package mutating func formUnion(_ other: PixelRect) {
        self = union(other)
    }

    /// What both cover; nil when that is nothing.
    @inlinable package func intersection(_ other: PixelRect) -> PixelRect? {
        let shared = PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
        return shared.isEmpty ? nil : shared
    }

    /// The pixel in the middle.
    package var middle: PixelPoint { PixelPoint(x: left &+ width / 2, y: top &+ height / 2) }

    /// Whether it covers a pixel.
    package func contains(_ point: PixelPoint) -> Bool {
        left <= point.x && point.x < right && top <= point.y && point.y < bottom
    }

    /// Whether both cover a pixel in common.
    @inlinable package func overlaps(_ other: PixelRect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether both have a pixel or a piece of an edge in common.
    @inlinable package func touches(_ other: PixelRect) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }

    /// How many pixels both cover.
    @inlinable package func sharedArea(with other: PixelRect) -> Int {
        intersection(other)?.area ?? 0
    }

    /// The share of the smaller one's width that both cover, times that of the lower one's height: 0 when they are
    /// apart, 1 when one lies within the other.
    @inlinable package func overlapShare(with other: PixelRect) -> Double {
        let columns = min(right, other.right) &- max(left, other.left)
        let rows = min(bottom, other.bottom) &- max(top, other.top)
        return max(0, Double(columns) / Double(max(1, min(width, other.width))))
            * max(0, Double(rows) / Double(max(1, min(height, other.height))))
    }

    /// The rectangle with `margin` more pixels on each side.
    @inlinable package func grown(by margin: Int) -> PixelRect {
        PixelRect(left: left &- margin, top: top &- margin, right: right &+ margin, bottom: bottom &+ margin)
    }

    /// The rectangle of a picture that is reduced by `factor`; edges between its pixels are rounded towards zero.
    @inlinable package func reduced(by factor: Int) -> PixelRect {
        PixelRect(left: left / factor, top: top / factor, right: right / factor, bottom: bottom / factor)
    }

    /// The rectangle of a picture that is `factor` times as large.
    @inlinable package func enlarged(by factor: Int) -> PixelRect {
        PixelRect(left: left &* factor, top: top &* factor, right: right &* factor, bottom: bottom &* factor)
    }
}

/// The relative places of lines of text.
extension PixelRect {
    /// The height, at least one pixel.
    package var lineHeight: Int { max(1, height) }

    /// Twice the vertical middle.
    package var doubledMiddle: Int { top &+ bottom }

    /// Whether both are in one row: they share more than half of the lower one's height.
    package func isBeside(_ other: PixelRect) -> Bool {
        let shared = min(bottom, other.bottom) &- max(top, other.top)
        return shared &* 2 > min(lineHeight, other.lineHeight)
    }

    /// The part between two shares of the width.
    package func part(from start: Double, to end: Double) -> PixelRect {
        let width = Double(width)
        return PixelRect(
            left: left &+ Int(clamping: width * min(1, start)), top: top,
            right: left &+ Int(clamping: width * min(1, end)), bottom: bottom)
    }
}
