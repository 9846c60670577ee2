/// Finds packs beside each other in one photo: straight cuts through the gaps between them, each pack with a product
/// number or a date of its own.
struct PackCells {
    /// Something that was read, in coordinates in which the text is upright.
    private struct Mark {
        let bounds: PixelRect
        /// The product number or the date that it shows, which only one pack has; nil for other text and codes.
        let key: String?
    }

    /// The least width of a gap between packs, in median heights of a line.
    private static let minimumGap = 0.8

    private let gap: Int

    /// The parts of the photo's frame, in upright coordinates, each with one key; nil when no cuts show them.
    static func find(
        in frame: PixelRect, lines: [TextLine], keys: [(key: String?, box: Quad)]
    ) -> [PixelRect]? {
        let boxes = lines.flatMap { line in line.words.isEmpty ? [line.box] : line.words.map { $0.box ?? line.box } }
        let all =
            boxes.compactMap { $0.map { ($0, nil) } } + keys.map { ($0.box, $0.key) }
        let marks = all.compactMap { box, key in
            PixelRect(box).intersection(frame).map { Mark(bounds: $0, key: key) }
        }
        let heights = lines.compactMap { $0.box?.lineHeight }.sorted()
        guard !heights.isEmpty else { return nil }
        let cells = PackCells(gap: Int(clamping: heights[heights.count / 2] * minimumGap))
        return cells.cut(marks, frame)
    }

    /// The cells of a part of the photo; nil when one has several keys.
    private func cut(_ marks: [Mark], _ frame: PixelRect) -> [PixelRect]? {
        let keys = Set(marks.compactMap(\.key))
        if keys.count <= 1 { return [frame] }
        let cuts = [true, false].compactMap { widestGap(in: marks, isAcross: $0) }
        guard let best = cuts.max(by: { $0.width < $1.width }) else { return nil }
        var (first, second) = (frame, frame)
        if best.isAcross {
            (first.right, second.left) = (best.middle, best.middle)
        } else {
            (first.bottom, second.top) = (best.middle, best.middle)
        }
        guard let before = cut(best.before, first), let after = cut(best.after, second) else { return nil }
        return before + after
    }

    private struct Cut {
        let isAcross: Bool
        let middle: Int
        let width: Int
        let before: [Mark]
        let after: [Mark]
    }

    /// The widest gap that leaves keys on both sides, from left to right or else from top to bottom.
    private func widestGap(in marks: [Mark], isAcross: Bool) -> Cut? {
        func start(_ mark: Mark) -> Int { isAcross ? mark.bounds.left : mark.bounds.top }
        func end(_ mark: Mark) -> Int { isAcross ? mark.bounds.right : mark.bounds.bottom }
        let sorted = marks.sorted { start($0) < start($1) }
        var (best, reached): (Cut?, Int) = (nil, Int.min)
        for (index, mark) in sorted.enumerated() {
            defer { reached = max(reached, end(mark)) }
            guard index > 0, start(mark) - reached >= max(gap, (best?.width ?? 0) + 1) else { continue }
            let (before, after) = (Array(sorted[..<index]), Array(sorted[index...]))
            guard before.contains(where: { $0.key != nil }), after.contains(where: { $0.key != nil }) else {
                continue
            }
            best = Cut(
                isAcross: isAcross, middle: reached + (start(mark) - reached) / 2, width: start(mark) - reached,
                before: before, after: after)
        }
        return best
    }
}
