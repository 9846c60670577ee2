import Foundation
import KeepItFreshRecognition

/// Joins pieces of one line that the detector found apart, as date codes have wide gaps between groups of digits.
enum FragmentMerger {
    /// The maximum gap between the pieces of a line, in capital heights.
    private static let maximumGap = 1.6
    /// The maximum length of all pieces, in capital heights.
    private static let maximumLength = 30.0

    /// The regions with pieces joined, those with the highest score first.
    static func joined(_ regions: [LineRegion]) -> [LineRegion] {
        var lines: [LineRegion] = []
        for region in regions.sorted(by: { $0.length > $1.length }) {
            if let index = lines.firstIndex(where: { belongs(region, to: $0) }) {
                lines[index] = union(lines[index], region)
            } else {
                lines.append(region)
            }
        }
        return lines.sorted { $0.score > $1.score }
    }

    /// The middle of `piece` along `line`, from the line's own middle, and its distance across the line.
    private static func placed(_ piece: OrientedBox, along line: OrientedBox) -> (middle: Double, across: Double) {
        let x = piece.centerX - line.centerX, y = piece.centerY - line.centerY
        return (x * cos(line.angle) + y * sin(line.angle), y * cos(line.angle) - x * sin(line.angle))
    }

    private static func belongs(_ piece: LineRegion, to line: LineRegion) -> Bool {
        let capital = max(line.capitalHeight, piece.capitalHeight)
        let turn = turn(of: piece, from: line)
        let (middle, across) = placed(piece.box, along: line.box.turned(by: turn / 2))
        let gap = abs(middle) - (line.length + piece.length) / 2
        return min(line.capitalHeight, piece.capitalHeight) > 0.7 * capital && abs(sin(turn)) < 0.15
            && abs(across) < 0.35 * capital && gap < maximumGap * capital
            && line.length + piece.length < maximumLength * capital
    }

    /// The angle from the line to the piece, at most a quarter turn either way, as it is not known yet at which end a
    /// line begins. The angle of a piece as long as high is chance.
    private static func turn(of piece: LineRegion, from line: LineRegion) -> Double {
        guard piece.length >= 1.5 * max(line.capitalHeight, piece.capitalHeight) else { return 0 }
        return remainder(piece.box.angle - line.box.angle, .pi)
    }

    /// The line through the middles of both pieces.
    private static func union(_ line: LineRegion, _ piece: LineRegion) -> LineRegion {
        let share = piece.length / (line.length + piece.length)
        var joined = line
        joined.box = line.box.turned(by: share * turn(of: piece, from: line))
        let (middle, _) = placed(piece.box, along: joined.box)
        let first = min(-line.length / 2, middle - piece.length / 2)
        let last = max(line.length / 2, middle + piece.length / 2)
        joined.box.centerX += cos(joined.box.angle) * (first + last) / 2
        joined.box.centerY += sin(joined.box.angle) * (first + last) / 2
        joined.box.length = last - first
        joined.score = max(line.score, piece.score)
        return joined
    }
}
