import KeepItFreshDomain

/// An upright rectangle of a map's cells, or of the pixels they stand for.
struct MapBox {
    private(set) var left: Int
    private(set) var top: Int
    /// Just past the last column.
    private(set) var right: Int
    /// Just past the last row.
    private(set) var bottom: Int
    /// How many cells were taken in.
    private(set) var count = 0
    /// How many of them look very much like a code.
    private(set) var sure = 0

    /// The place of one cell, before it is taken.
    init(column: Int, row: Int) {
        (left, top, right, bottom) = (column, row, column + 1, row + 1)
    }

    var width: Int { right - left }
    var height: Int { bottom - top }
    var area: Int { width * height }

    /// True when the cells fill as much of it as those of a code do, even of one that lies aslant.
    var isCompact: Bool { 5 * count >= 2 * area }

    /// Counts a cell and reaches around it.
    mutating func take(column: Int, row: Int, isSure: Bool) {
        count += 1
        if isSure { sure += 1 }
        left = min(left, column)
        top = min(top, row)
        right = max(right, column + 1)
        bottom = max(bottom, row + 1)
    }

    /// With the quiet zones of a code around it, this part of its longer side wide, as far as a map of that size goes.
    func grown(by part: Double, within columns: Int, _ rows: Int) -> MapBox {
        let margin = 2 + Int(part * Double(max(width, height)))
        var box = self
        box.left = max(0, left - margin)
        box.top = max(0, top - margin)
        box.right = min(columns, right + margin)
        box.bottom = min(rows, bottom + margin)
        return box
    }

    /// The pixels of the cells, of which each covers `side` × `side`.
    func pixels(side: Int) -> MapBox {
        var box = self
        (box.left, box.top, box.right, box.bottom) = (left * side, top * side, right * side, bottom * side)
        return box
    }

    /// What the box covers as a quad.
    var quad: Quad { Quad(left: left, top: top, right: right, bottom: bottom) }

    /// The same cells in boxes that do not overlap: those that did are joined.
    static func merged(_ boxes: [MapBox]) -> [MapBox] {
        var merged: [MapBox] = []
        for var box in boxes {
            while let other = merged.firstIndex(where: { $0.overlaps(box) }) { box.join(merged.remove(at: other)) }
            merged.append(box)
        }
        return merged
    }

    private func overlaps(_ other: MapBox) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    private mutating func join(_ other: MapBox) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
    }
}
