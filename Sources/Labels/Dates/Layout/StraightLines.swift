import func Glibc.atan2
import func Glibc.cos
import func Glibc.sin

/// The lines of a label, with those that run in another direction than most turned until they run to the right: date codes
/// are often printed at an angle to the pack's own text, and rows and columns are found by upright rectangles.
///
/// Lines of one direction that are near each other are one block and are turned together, so that their order stays. A
/// block at a small angle stays in its place. One at a large angle is moved to the right of all text, as it would lie
/// across lines that it does not belong to.
struct StraightLines {
    /// The lines in the order in which they were given.
    let lines: [TextLine]
    /// For each line how it was turned; nil where it was left as it is.
    private let turns: [Turn?]

    /// The slope of lines that are left as they are: four degrees.
    private static let minimumSkew = 0.07
    /// The greatest difference of the directions of two lines of a block, in radians.
    private static let maximumDifference = 0.12
    /// The direction of a shorter line, in its heights, is chance.
    private static let minimumLength = 2.0
    /// The greatest gap between two lines of a block, in heights.
    private static let maximumGap = 2.0
    /// A block at a larger angle, in radians, is moved.
    private static let maximumAngleInPlace = 0.5

    /// A turn of points about a centre, and a shift of what was turned.
    private struct Turn {
        let angle: Double
        let x: Double
        let y: Double
        var shift = 0.0

        /// A point of the label in the straight coordinates.
        func straight(_ point: PixelPoint) -> PixelPoint {
            let (right, down) = (Double(point.x) - x, Double(point.y) - y)
            return PixelPoint(
                x: Int(clamping: (x + shift + right * cos(angle) + down * sin(angle)).rounded()),
                y: Int(clamping: (y + down * cos(angle) - right * sin(angle)).rounded()))
        }

        /// A point of the straight coordinates on the label.
        func original(_ point: PixelPoint) -> PixelPoint {
            let (right, down) = (Double(point.x) - x - shift, Double(point.y) - y)
            return PixelPoint(
                x: Int(clamping: (x + right * cos(angle) - down * sin(angle)).rounded()),
                y: Int(clamping: (y + down * cos(angle) + right * sin(angle)).rounded()))
        }
    }

    /// Straightens lines of which most run to the right already; without boxes they stay as they are.
    init(_ lines: [TextLine]) {
        var straight = lines
        var turns = [Turn?](repeating: nil, count: lines.count)
        var right = lines.compactMap(\.box).map { PixelRect($0).right }.max() ?? 0
        for block in Self.blocks(of: lines) {
            var turn = Self.turn(of: block.compactMap { lines[$0].box })
            if abs(turn.angle) > Self.maximumAngleInPlace {
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
        let angles = lines.map { $0.box.flatMap(angle) }
        var blocks: [[Int]] = []
        for index in lines.indices {
            guard let angle = angles[index], abs(angle) > minimumSkew else { continue }
            let joined = blocks.indices.filter { block in
                blocks[block].contains { other in isNear(lines[index].box, lines[other].box, angle, angles[other]) }
            }
            let block = joined.flatMap { blocks[$0] } + [index]
            for old in joined.reversed() { blocks.remove(at: old) }
            blocks.append(block)
        }
        return blocks
    }

    /// The direction of a line in radians; nil where it is too short to show one.
    private static func angle(of box: Quad) -> Double? {
        guard box.length >= minimumLength * box.lineHeight, box.lineHeight > 0 else { return nil }
        return atan2(
            Double(box.topRight.y) - Double(box.topLeft.y), Double(box.topRight.x) - Double(box.topLeft.x))
    }

    private static func isNear(_ one: Quad?, _ other: Quad?, _ angle: Double, _ otherAngle: Double?) -> Bool {
        guard let one, let other, let otherAngle,
            abs(atan2(sin(angle - otherAngle), cos(angle - otherAngle))) <= maximumDifference
        else { return false }
        let turn = turn(of: [one, other])
        guard let place = PixelRect(around: one.corners.map(turn.straight)),
            let otherPlace = PixelRect(around: other.corners.map(turn.straight))
        else { return false }
        let reach = Int(clamping: maximumGap * min(one.lineHeight, other.lineHeight))
        return place.grown(by: reach).overlaps(otherPlace)
    }

    /// The turn that makes lines of like direction run to the right, about their middle.
    private static func turn(of boxes: [Quad]) -> Turn {
        let corners = boxes.flatMap(\.corners)
        let count = Double(max(1, corners.count))
        let right = boxes.reduce(0) { $0 + Double($1.topRight.x) - Double($1.topLeft.x) }
        let down = boxes.reduce(0) { $0 + Double($1.topRight.y) - Double($1.topLeft.y) }
        return Turn(
            angle: atan2(down, right), x: corners.reduce(0) { $0 + Double($1.x) } / count,
            y: corners.reduce(0) { $0 + Double($1.y) } / count)
    }
}
