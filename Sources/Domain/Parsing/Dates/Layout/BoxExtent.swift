/// The upright rectangle around a quad, in pixels.
struct BoxExtent {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    /// The rectangle around a quad.
    init(_ quad: Quad) {
        let horizontal = quad.corners.map(\.x)
        let vertical = quad.corners.map(\.y)
        self.init(
            left: horizontal.min() ?? 0, top: vertical.min() ?? 0, right: horizontal.max() ?? 0,
            bottom: vertical.max() ?? 0)
    }

    private init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// The height, at least one pixel.
    var height: Int { max(1, bottom &- top) }

    /// Twice the vertical middle.
    var middle: Int { top &+ bottom }

    /// The rectangle as a quad.
    var quad: Quad { Quad(left: left, top: top, right: right, bottom: bottom) }

    /// True when both stand in one row: they share more than half of the lower one's height.
    func isBeside(_ other: BoxExtent) -> Bool {
        let shared = min(bottom, other.bottom) &- max(top, other.top)
        return shared &* 2 > min(height, other.height)
    }

    /// True when one stands above the other.
    func sharesColumn(with other: BoxExtent) -> Bool {
        min(right, other.right) > max(left, other.left)
    }

    /// The rectangle around both.
    func union(_ other: BoxExtent) -> BoxExtent {
        BoxExtent(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// The part between two shares of the width.
    func part(from start: Double, to end: Double) -> BoxExtent {
        let width = Double(right &- left)
        return BoxExtent(
            left: left &+ Int(width * min(1, start)), top: top, right: left &+ Int(width * min(1, end)), bottom: bottom)
    }
}
