import Foundation
import KeepItFreshLabels
import KeepItFreshRecognition

/// The detector's map of a picture: how likely each pixel is inside a line of text. Lines become oriented boxes, as
/// the models' authors compute them: connected pixels above a threshold, the smallest rectangle around them, enlarged
/// by a fixed rule, because the model is trained to mark the core of a line (Liao et al., "Real-time Scene Text
/// Detection with Differentiable Binarization", 2020).
struct TextMap {
    /// The minimum probability of a line's pixels.
    private static let minimumProbability: Float = 0.3
    /// The minimum mean probability in a line's rectangle.
    private static let minimumScore = 0.5
    /// A box grows on each side by this many times its area divided by its perimeter.
    private static let unclipRatio = 1.6
    /// The minimum length of the shorter side in pixels, before it grows.
    private static let minimumSide = 3.0
    /// Pixels of one line have at most this many others between them: thin strokes are broken.
    private static let maximumGap = 1
    /// More boxes than any pack has; those with the largest area are kept.
    private static let maximumBoxes = 400

    let width: Int
    let height: Int
    /// `width × height` values of 0…1, row by row.
    private(set) var probability: [Float]

    /// A map of a picture.
    init(width: Int, height: Int, probability: [Float]) {
        self.width = width
        self.height = height
        self.probability = probability
    }

    /// A map without text.
    init(width: Int, height: Int) {
        self.init(width: width, height: height, probability: Array(repeating: 0, count: width * height))
    }

    /// Takes over the map of a part that begins at `origin`, without the outermost pixels on sides that are not those
    /// of the whole.
    mutating func paste(_ part: TextMap, at origin: PixelPoint, without border: Int) {
        let left = origin.x == 0 ? 0 : border, top = origin.y == 0 ? 0 : border
        let right = origin.x + part.width == width ? part.width : part.width - border
        let bottom = origin.y + part.height == height ? part.height : part.height - border
        for row in top..<bottom {
            let target = (origin.y + row) * width + origin.x, source = row * part.width
            probability.replaceSubrange(
                (target + left)..<(target + right), with: part.probability[(source + left)..<(source + right)])
        }
    }

    /// A line's box in the map's pixels, with its mean probability.
    struct Found: Hashable {
        var box: OrientedBox
        var score: Double
    }

    /// The lines, from the top down.
    func lines() -> [Found] {
        let largest = components().compactMap(line).sorted { $0.box.area > $1.box.area }.prefix(Self.maximumBoxes)
        return largest.sorted { ($0.box.centerY, $0.box.centerX) < ($1.box.centerY, $1.box.centerX) }
    }
}

extension TextMap {
    /// Neighbouring pixels of one row above the threshold.
    private struct Run {
        let row: Int
        let columns: Range<Int>

        /// Whether a run of this row or of one above belongs to the same line.
        func isJoined(to other: Run) -> Bool {
            row - other.row <= maximumGap + 1 && other.columns.lowerBound <= columns.upperBound + maximumGap
                && columns.lowerBound <= other.columns.upperBound + maximumGap
        }
    }

    /// The runs of each line.
    private func components() -> [[Run]] {
        let runs = runs()
        var sets = DisjointSets(count: runs.count)
        var first = 0
        for index in runs.indices {
            while runs[first].row < runs[index].row - Self.maximumGap - 1 { first += 1 }
            for other in first..<index where runs[index].isJoined(to: runs[other]) { sets.join(other, index) }
        }
        return Dictionary(grouping: runs.indices) { sets.root(of: $0) }.values.map { $0.map { runs[$0] } }
    }

    private func runs() -> [Run] {
        var runs: [Run] = []
        for row in 0..<height {
            var column = row * width
            let first = column, end = column + width
            while column < end {
                if probability[column] > Self.minimumProbability {
                    let start = column
                    while column < end, probability[column] > Self.minimumProbability { column += 1 }
                    runs.append(Run(row: row, columns: (start - first)..<(column - first)))
                }
                column += 1
            }
        }
        return runs
    }

    /// The box of a line; nil when it is too small or too uncertain.
    private func line(of runs: [Run]) -> Found? {
        let corners = runs.flatMap { run in
            [run.row, run.row + 1].flatMap { row in
                [run.columns.lowerBound, run.columns.upperBound].map { (x: Double($0), y: Double(row)) }
            }
        }
        guard let core = OrientedBox(around: corners), min(core.length, core.height) >= Self.minimumSide else {
            return nil
        }
        let score = meanProbability(in: core)
        guard score >= Self.minimumScore else { return nil }
        let margin = core.length * core.height * Self.unclipRatio / (2 * (core.length + core.height))
        return Found(box: core.grown(along: margin, across: margin).aroundInk, score: score)
    }

    /// The mean probability of the pixels whose middle is in a box.
    private func meanProbability(in box: OrientedBox) -> Double {
        let (cosine, sine) = (cos(box.angle), sin(box.angle))
        let reachX = (abs(cosine) * box.length + abs(sine) * box.height) / 2
        let reachY = (abs(sine) * box.length + abs(cosine) * box.height) / 2
        let columns = (Int(box.centerX - reachX)..<Int(box.centerX + reachX) + 1).clamped(to: 0..<width)
        let rows = (Int(box.centerY - reachY)..<Int(box.centerY + reachY) + 1).clamped(to: 0..<height)
        var sum = 0.0, count = 0
        for row in rows {
            let y = Double(row) + 0.5 - box.centerY
            for column in columns {
                let x = Double(column) + 0.5 - box.centerX
                guard abs(x * cosine + y * sine) <= box.length / 2, abs(y * cosine - x * sine) <= box.height / 2 else {
                    continue
                }
                sum += Double(probability[row * width + column])
                count += 1
            }
        }
        return sum / Double(max(1, count))
    }

    /// Sets that are joined one by one (union-find with path halving).
    private struct DisjointSets {
        private var parents: [Int]

        init(count: Int) {
            parents = Array(0..<count)
        }

        mutating func root(of index: Int) -> Int {
            var index = index
            while parents[index] != index {
                parents[index] = parents[parents[index]]
                index = parents[index]
            }
            return index
        }

        mutating func join(_ one: Int, _ other: Int) {
            let (first, second) = (root(of: one), root(of: other))
            parents[max(first, second)] = min(first, second)
        }
    }
}
