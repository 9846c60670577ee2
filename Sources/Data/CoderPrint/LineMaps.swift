/// What the finder says of each cell of a picture, row by row.
struct LineMaps: Sendable {
    /// Picture pixels to a side of a cell.
    static let cell = 4

    /// Cells in a row.
    let columns: Int
    /// Rows of cells.
    let rows: Int
    /// 0…1: that the cell lies on the core of a line.
    let probability: [Float]
    /// The capital height in pixels of the line there, where there is one.
    let capitalHeight: [Float]
}
