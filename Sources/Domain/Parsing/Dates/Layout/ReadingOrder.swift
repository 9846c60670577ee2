/// Puts the lines of a label into the order a person reads them: block by block, not straight across the pack.
///
/// A wording that runs over two lines is then in one piece, whatever stands beside it, and a word stays with the date
/// right of it.
struct ReadingOrder {
    /// Pieces of a row belong together when at most this many of the lower one's heights lie between them.
    private static let widestGap = 2.0
    /// A row joins the block above when at most this many of its own heights lie between them …
    private static let highestGap = 1.2
    /// … when they overlap by this part of the narrower one's width …
    private static let leastOverlap = 0.5
    /// … and neither is more than this many times as high as the other.
    private static let largestRatio = 2.5

    private struct Row {
        var lines: [TextLine]
        var extent: BoxExtent
    }

    /// The lines block by block, blocks from the top down; lines as they came unless all of them have boxes.
    static func sorted(_ lines: [TextLine]) -> [TextLine] {
        var pieces: [Row] = []
        for line in lines {
            guard let box = line.box else { return lines }
            pieces.append(Row(lines: [line], extent: BoxExtent(box)))
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

    /// The rows from the top down: pieces side by side, from the left, where no wide gap parts them.
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
        return rows.sorted { ($0.extent.middle, $0.extent.left) < ($1.extent.middle, $1.extent.left) }
    }

    private static func follows(_ piece: BoxExtent, _ row: BoxExtent) -> Bool {
        let gap = Double(piece.left &- row.right)
        return row.isBeside(piece) && gap <= widestGap * Double(min(piece.height, row.height))
            && ratio(piece, row) <= largestRatio
    }

    /// True when `row` goes on below `above`.
    private static func continues(_ above: BoxExtent, at row: BoxExtent) -> Bool {
        let gap = Double(row.top &- above.bottom)
        guard gap > -0.5 * Double(above.height), gap <= highestGap * Double(row.height) else { return false }
        let shared = min(above.right, row.right) &- max(above.left, row.left)
        let narrower = max(1, min(above.right &- above.left, row.right &- row.left))
        return Double(shared) >= leastOverlap * Double(narrower) && ratio(above, row) <= largestRatio
    }

    private static func bottom(of block: [Row]) -> Int {
        block.last?.extent.bottom ?? 0
    }

    private static func ratio(_ left: BoxExtent, _ right: BoxExtent) -> Double {
        Double(max(left.height, right.height)) / Double(min(left.height, right.height))
    }
}
