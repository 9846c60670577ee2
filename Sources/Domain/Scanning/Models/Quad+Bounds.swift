extension Quad {
    /// The upright rectangle around all corners of `quads`; nil for none.
    package init?(around quads: [Quad]) {
        let corners = quads.flatMap(\.corners)
        let columns = corners.map(\.x)
        let rows = corners.map(\.y)
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        self.init(left: left, top: top, right: right, bottom: bottom)
    }

    /// The upright rectangle around the quad, larger on each side by this part of its shorter side.
    package func withMargin(_ part: Double) -> Quad {
        let columns = corners.map(\.x).sorted()
        let rows = corners.map(\.y).sorted()
        let margin = Int(part * Double(min(columns[3] - columns[0], rows[3] - rows[0])))
        return Quad(
            left: columns[0] - margin, top: rows[0] - margin, right: columns[3] + margin, bottom: rows[3] + margin)
    }

    /// The part of the smaller one's area that both share, by the upright rectangles around them: 0 apart, 1 one within
    /// the other.
    package func overlap(with other: Quad) -> Double {
        let columns = Self.overlap(corners.map(\.x), other.corners.map(\.x))
        let rows = Self.overlap(corners.map(\.y), other.corners.map(\.y))
        return columns * rows
    }

    /// Whether both are of the same print or code: one covers more than half of the smaller one's area.
    package func sharesPlace(with other: Quad) -> Bool {
        overlap(with: other) > 0.5
    }

    /// The part of the shorter of two ranges that both share; the ranges are those of the numbers given.
    private static func overlap(_ left: [Int], _ right: [Int]) -> Double {
        guard let leftMin = left.min(), let leftMax = left.max(), let rightMin = right.min(), let rightMax = right.max()
        else { return 0 }
        let shared = min(leftMax, rightMax) - max(leftMin, rightMin)
        let shorter = max(1, min(leftMax - leftMin, rightMax - rightMin))
        return max(0, Double(shared) / Double(shorter))
    }
}
