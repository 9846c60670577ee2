import KeepItFreshDomain

/// An upright rectangle of pixels.
struct PixelBox: Hashable {
    private(set) var left: Int
    private(set) var top: Int
    private(set) var right: Int
    private(set) var bottom: Int

    /// The rectangle between two points.
    init(_ first: PixelPoint, _ second: PixelPoint) {
        left = min(first.x, second.x)
        top = min(first.y, second.y)
        right = max(first.x, second.x)
        bottom = max(first.y, second.y)
    }

    /// Grows it by what another covers.
    mutating func formUnion(_ other: PixelBox) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
    }

    /// The rectangle around both.
    func union(_ other: PixelBox) -> PixelBox {
        var union = self
        union.formUnion(other)
        return union
    }

    /// Its corners.
    var quad: Quad {
        Quad(left: left, top: top, right: right + 1, bottom: bottom + 1)
    }
}
