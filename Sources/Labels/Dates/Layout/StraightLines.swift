/// The lines of a label, with those that run in another direction than most turned until they run to the right: date
/// codes are often printed at an angle to the pack's own text, and rows and columns are found by upright rectangles.
///
/// Lines of one direction that are near each other are one block and are turned together, so that their order stays. A
/// block at a small angle stays in its place. One at a large angle is moved to the right of all text, as it would lie
/// across lines that it does not belong to.
struct StraightLines {
    /// The lines in the order in which they were given.
    let lines: [TextLine]
    /// For each line how it was turned; nil where it was left as it is.
    private let turns: [Turn?]

    /// The sine of the angle at which lines are left as they are: four degrees.
    private static let minimumSkew = 0.07
    /// The sine of the greatest angle between two lines of a block.
    private static let maximumDifference = 0.12
    /// The direction of a shorter line, in its heights, is chance.
    private static let minimumLength = 2.0
    /// The greatest gap between two lines of a block, in heights.
    private static let maximumGap = 2.0
    /// The cosine of the greatest angle of a block that stays in its place: thirty degrees.
    private static let minimumCosineInPlace = 0.87

    /// A turn of points about a centre, and a shift of what was turned.
    private struct Turn {
        let cosine: Double
        let sine: Double
        let x: Double
        let y: Double
        var shift = 0.0

        /// The turn that makes lines of like direction run to the right, about their middle.
        init(of boxes: [Quad]) {
            let corners = boxes.flatMap(\.corners)
            let count = Double(max(1, corners.count))
            let directions = boxes.map(\.direction)
            let right = directions.reduce(0) { $0 + $1.x }, down = directions.reduce(0) { $0 + $1.y }
            let length = (right * right + down * down).squareRoot()
            (cosine, sine) = length > 0 ? (right / length, down / length) : (1, 0)
            x = corners.reduce(0) { $0 + Double($1.x) } / count
            y = corners.reduce(0) { $0 + Double($1.y) } / count
        }

        /// A point of the label in the straight coordinates.
        func straight(_ point: PixelPoint) -> PixelPoint {
            let (right, down) = (Double(point.x) - x, Double(point.y) - y)
            return PixelPoint(
                x: Int(clamping: (x + shift + right * cosine + down * sine).rounded()),
                y: Int(clamping: (y + down * cosine - right * sine).rounded()))
        }

        /// A point of the straight coordinates on the label.
        func original(_ point: PixelPoint) -> PixelPoint {
            let (right, down) = (Double(point.x) - x - shift, Double(point.y) - y)
            return PixelPoint(
                x: Int(clamping: (x + right * cosine - down * sine).rounded()),
                y: Int(clamping: (y + down * cosine + right * sine).rounded()))
        }
    }

    /// Straightens lines of which most run to the right already; without boxes they stay as they are.
    init(_ lines: [TextLine]) {
        var straight = lines
        var turns = [Turn?](repeating: nil, count: lines.count)
        var right = lines.compactMap(\.box).map { PixelRect($0).right }.max() ?? 0
        for block in Self.blocks(of: lines) {
            var turn = Turn(of: block.compactMap { lines[$0].box })
            if turn.cosine < Self.minimumCosineInPlace {
                let place = PixelRect(around: block.compactMap { lines[$0].box }.flatMap(\.corners).map(turn.straight))
                turn.shift = place.map { Double(right &- $0.left &+ $0.height) } ?? 0
                right = right &+ (place.map { $0.width &+ $0.height } ?? 0)
            }
            for index in block {
                straight[index] = lines[index].mapCorners(turn.straight)
                turns[index] = turn
            }
        }
        self.lines = straight
        self.turns = turns
    }

    /// A place on one of the lines as it is on the label.
    func original(_ box: Quad, ofLine index: Int) -> Quad {
        turns[index].map { box.mapCorners($0.original) } ?? box
    }

    /// The lines in another order.
    func reordered(_ order: [Int]) -> StraightLines {
        StraightLines(lines: order.map { lines[$0] }, turns: order.map { turns[$0] })
    }

    private init(lines: [TextLine], turns: [Turn?]) {
        self.lines = lines
        self.turns = turns
    }

    /// The indices of lines that do not run to the right, in blocks.
    private static func blocks(of lines: [TextLine]) -> [[Int]] {
        var blocks: [[Int]] = []
        for index in lines.indices {
            guard let box = lines[index].box, isTurned(box) else { continue }
            let near = blocks.indices.filter { block in
                blocks[block].contains { lines[$0].box.map { isNear(box, $0) } ?? false }
            }
            let block = near.flatMap { blocks[$0] } + [index]
            for old in near.reversed() { blocks.remove(at: old) }
            blocks.append(block)
        }
        return blocks
    }

    /// Whether a line is long enough to show a direction, and does not run to the right.
    private static func isTurned(_ box: Quad) -> Bool {
        let direction = box.direction
        return box.lineHeight > 0 && box.length >= minimumLength * box.lineHeight
            && (abs(direction.y) > minimumSkew || direction.x < 0)
    }

    /// Whether two lines are of one block: of like direction, with a small gap.
    private static func isNear(_ one: Quad, _ other: Quad) -> Bool {
        let (first, second) = (one.direction, other.direction)
        guard abs(first.x * second.y - first.y * second.x) <= maximumDifference,
            first.x * second.x + first.y * second.y > 0
        else { return false }
        let turn = Turn(of: [one, other])
        guard let place = PixelRect(around: one.corners.map(turn.straight)),
            let otherPlace = PixelRect(around: other.corners.map(turn.straight))
        else { return false }
        let reach = Int(clamping: maximumGap * min(one.lineHeight, other.lineHeight))
        return place.grown(by: reach).overlaps(otherPlace)
    }
}
