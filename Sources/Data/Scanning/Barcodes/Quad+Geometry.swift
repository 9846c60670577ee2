import KeepItFreshDomain

extension Quad {
    /// The same corners, counted clockwise from the one at `corner` (0 to 3).
    func beginning(at corner: Int) -> Quad {
        let points = corners
        return Quad(
            topLeft: points[corner % 4], topRight: points[(corner + 1) % 4],
            bottomRight: points[(corner + 2) % 4], bottomLeft: points[(corner + 3) % 4])
    }

    /// True when the upright rectangles around both have a point in common.
    func meets(_ other: Quad) -> Bool {
        let (columns, rows) = bounds
        let (otherColumns, otherRows) = other.bounds
        return columns.overlaps(otherColumns) && rows.overlaps(otherRows)
    }

    private var bounds: (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        let columns = corners.map(\.x).sorted()
        let rows = corners.map(\.y).sorted()
        return (columns[0]...columns[3], rows[0]...rows[3])
    }
}
