/// Puts the lines of a picture into the order a person reads them: block by block, not straight across the pack.
///
/// A wording that runs over two lines, or a name over three, is then in one piece, whatever stands beside it.
struct ReadingOrder {
    /// A line joins a block when at most this many of its own heights lie between them …
    private static let widestGap = 1.2
    /// … when they overlap by this part of the narrower one's width …
    private static let leastOverlap = 0.5
    /// … and neither's letters are more than this many times as high as the other's.
    private static let largestRatio = 2.5

    private struct Block {
        var lines: [TextLine]
        var last: Extent
    }

    private struct Extent {
        let left: Int
        let right: Int
        let top: Int
        let bottom: Int

        init?(_ box: Quad?) {
            guard let corners = box?.corners, let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
                let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
            else { return nil }
            self.left = left
            self.right = right
            self.top = top
            self.bottom = bottom
        }
    }

    /// The lines block by block, blocks from the top down and then from the left. Lines without a box come last, in the
    /// order given.
    static func sorted(_ lines: [TextLine]) -> [TextLine] {
        var blocks: [Block] = []
        let placed = lines.compactMap { line in Extent(line.box).map { (line: line, place: $0) } }
        for (line, place) in placed.sorted(by: { ($0.place.top, $0.place.left) < ($1.place.top, $1.place.left) }) {
            let above = blocks.indices.filter { continues(blocks[$0].last, at: place) }
            if let nearest = above.max(by: { blocks[$0].last.bottom < blocks[$1].last.bottom }) {
                blocks[nearest].lines.append(line)
                blocks[nearest].last = place
            } else {
                blocks.append(Block(lines: [line], last: place))
            }
        }
        return blocks.flatMap(\.lines) + lines.filter { $0.box == nil }
    }

    /// True when what stands at `place` goes on below the line at `above`.
    private static func continues(_ above: Extent, at place: Extent) -> Bool {
        let heights = [max(1, above.bottom - above.top), max(1, place.bottom - place.top)].map(Double.init)
        let gap = Double(place.top - above.bottom)
        guard gap > -0.5 * heights[0], gap <= widestGap * heights[1] else { return false }
        guard max(heights[0] / heights[1], heights[1] / heights[0]) <= largestRatio else { return false }
        let shared = min(above.right, place.right) - max(above.left, place.left)
        let narrower = max(1, min(above.right - above.left, place.right - place.left))
        return Double(shared) / Double(narrower) >= leastOverlap
    }
}
