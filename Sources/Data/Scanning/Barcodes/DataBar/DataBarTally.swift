/// Counts on how many lines each part of a symbol was read, and where.
struct DataBarTally<Part: Hashable> {
    private var counts: [Part: (lines: Int, box: PixelBox)] = [:]

    /// One more line that shows the part.
    mutating func add(_ part: Part, at box: PixelBox) {
        if var count = counts[part] {
            count.lines += 1
            count.box.formUnion(box)
            counts[part] = count
        } else {
            counts[part] = (1, box)
        }
    }

    /// The parts, the most often seen first.
    var parts: [(part: Part, lines: Int, box: PixelBox)] {
        counts.map { ($0.key, $0.value.lines, $0.value.box) }
            .sorted { ($0.lines, $1.box.top, $1.box.left) > ($1.lines, $0.box.top, $0.box.left) }
    }
}
