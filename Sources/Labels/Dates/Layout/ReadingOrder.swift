/// Sorts the lines of a label in the order in which a person reads them: block by block, not straight across the pack.
///
/// Then a phrase over two lines is not interrupted by the text beside it, and a keyword stays with the date to its
/// right.
struct ReadingOrder {
    /// The maximum gap between the pieces of a row, in heights of the lower one.
    private static let maximumGap = 2.0
    /// The maximum gap between a row and the block above, in heights of the row.
    private static let maximumRowGap = 1.2
    /// The minimum overlap of a row and the block above, as a share of the narrower one's width.
    private static let minimumOverlap = 0.5
    /// The maximum ratio of the heights of two rows in a block.
    private static let maximumHeightRatio = 2.5

    private struct Row {
        /// The indices of the lines.
        var lines: [Int]
        var extent: PixelRect
    }

    /// The lines block by block, blocks from the top down; unchanged unless all of the lines have boxes.
    static func sorted(_ lines: [TextLine]) -> [TextLine] {
        indices(of: lines).map { lines[$0] }
    }

    /// The indices of the lines in that order.
    static func indices(of lines: [TextLine]) -> [Int] {
        var pieces: [Row] = []
        for (index, line) in lines.enumerated() {
            guard let box = line.box else { return Array(lines.indices) }
            pieces.append(Row(lines: [index], extent: PixelRect(box)))
        }
        var blocks: [[Row]] = []
        for row in rows(of: pieces) {
            let above = blocks.indices.filter { blocks[$0].last.map { continues($0.extent, at: row.extent) } ?? false }
            if let nearest = above.max(by: { bottom(of: blocks[$0]) < bottom(of: blocks[$1]) }) {
                blocks[nearest].append(row)
            } else {
                blocks.append([row])
            }
        }
        return blocks.flatMap { $0.flatMap(\.lines) }
    }

    /// The rows from the top down: pieces side by side, from the left, without wide gaps between them.
    private static func rows(of pieces: [Row]) -> [Row] {
        var rows: [Row] = []
        for piece in pieces.sorted(by: { $0.extent.left < $1.extent.left }) {
            if let index = rows.indices.last(where: { follows(piece.extent, rows[$0].extent) }) {
                rows[index].lines += piece.lines
                rows[index].extent = rows[index].extent.union(piece.extent)
            } else {
                rows.append(piece)
            }
        }
        return rows.sorted { ($0.extent.doubledMiddle, $0.extent.left) < ($1.extent.doubledMiddle, $1.extent.left) }
    }

    private static func follows(_ piece: PixelRect, _ row: PixelRect) -> Bool {
        let gap = Double(piece.left &- row.right)
        return row.isBeside(piece) && gap <= maximumGap * Double(min(piece.lineHeight, row.lineHeight))
            && ratio(piece, row) <= maximumHeightRatio
    }

    /// Whether `row` continues the block that ends with `above`.
    private static func continues(_ above: PixelRect, at row: PixelRect) -> Bool {
        let gap = Double(row.top &- above.bottom)
        guard gap > -0.5 * Double(above.lineHeight), gap <= maximumRowGap * Double(row.lineHeight) else { return false }
        let shared = min(above.right, row.right) &- max(above.left, row.left)
        let narrower = max(1, min(above.width, row.width))
        return Double(shared) >= minimumOverlap * Double(narrower) && ratio(above, row) <= maximumHeightRatio
    }

    private static func bottom(of block: [Row]) -> Int {
        block.last?.extent.bottom ?? 0
    }

    private static func ratio(_ left: PixelRect, _ right: PixelRect) -> Double {
        Double(max(left.lineHeight, right.lineHeight)) / Double(min(left.lineHeight, right.lineHeight))
    }
}
