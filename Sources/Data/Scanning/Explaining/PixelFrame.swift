import KeepItFreshDomain

/// An upright rectangle of pixels.
struct PixelFrame: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The rectangle with so many pixels more on each side.
    func grown(by margin: Int) -> PixelFrame {
        PixelFrame(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// The pixels that this and `other` share.
    func shared(with other: PixelFrame) -> Int {
        let columns = min(x + width, other.x + other.width) - max(x, other.x)
        let rows = min(y + height, other.y + other.height) - max(y, other.y)
        return max(0, columns) * max(0, rows)
    }
}

extension PixelFrame {
    /// The rectangle around a quad.
    init(around quad: Quad) {
        let columns = quad.corners.map(\.x).sorted()
        let rows = quad.corners.map(\.y).sorted()
        self.init(x: columns[0], y: rows[0], width: columns[3] - columns[0] + 1, height: rows[3] - rows[0] + 1)
    }
}
