import func Glibc.log

/// What the place and size of a line on a front show.
extension FrontLine {
    /// The lines of a photo, to compare each with the others.
    struct Scene {
        let byHeight: [FrontLine]
        let photo: PixelRect
        let middle: (x: Double, y: Double)

        init(_ lines: [FrontLine], photo: PixelRect) {
            byHeight = lines.sorted { ($0.height, $1.index) > ($1.height, $0.index) }
            self.photo = photo
            let tallest = byHeight.prefix(3)
            let weight = tallest.reduce(0) { $0 + $1.height }
            middle = tallest.reduce((0, 0)) { sum, line in
                let centre = FrontLine.centre(line.box)
                return (sum.0 + centre.x * line.height / weight, sum.1 + centre.y * line.height / weight)
            }
        }

        func features(of line: FrontLine, _ vocabulary: ProductVocabulary) -> [Feature: Double] {
            let (width, height) = (Double(max(1, photo.width)), Double(max(1, photo.height)))
            let tallest = byHeight[0].height, median = byHeight[byHeight.count / 2].height
            let rank = byHeight.firstIndex { $0.index == line.index } ?? 0
            let centre = FrontLine.centre(line.box)
            let across = centre.x - Double(photo.left), down = centre.y - Double(photo.top)
            let others = byHeight.filter { $0.index != line.index }
            let alike = others.filter { $0.isAlike(line) }
            let taller = Set(byHeight[..<rank].flatMap(\.words).map(\.folded))
            let length = line.box.length
            let tilt = length > 0 ? abs(Double(line.box.topRight.y) - Double(line.box.topLeft.y)) / length : 0
            let place: [Feature: Double] = [
                .belowTallest: log(line.height / tallest), .aboveMedian: log(line.height / median),
                .shareOfPhoto: log(line.height / max(width, height)), .isTallest: rank == 0 ? 1 : 0,
                .isSmall: max(0, log(tallest / line.height) - log(2)),
                .rank: min(1, Double(rank) / 8), .fromMiddle: abs(across / width - 0.5),
                .fromUpperMiddle: abs(down / height - 0.4),
                .fromTallest: distance(centre, middle) / max(width, height),
                .length: length / width, .tilt: min(1, tilt), .lines: log(Double(byHeight.count)),
                .alike: others.isEmpty ? 0 : Double(alike.count) / Double(others.count),
                .excludedAlike: alike.isEmpty ? 0 : Double(alike.count { $0.isExcluded }) / Double(alike.count),
                .repeated: !line.words.isEmpty && line.words.allSatisfy { taller.contains($0.folded) } ? 1 : 0,
                .fromEdge: max(0, min(2, edge(line.bounds) / line.height)), .beside: beside(line.bounds) / width,
            ]
            return place.merging(line.textFeatures(vocabulary)) { $1 }.merging(beside(line, vocabulary)) { $1 }
        }

        /// The distance to the nearest edge of the photo.
        private func edge(_ bounds: PixelRect) -> Double {
            let distances = [
                bounds.left &- photo.left, photo.right &- bounds.right, bounds.top &- photo.top,
                photo.bottom &- bounds.bottom,
            ]
            return Double(distances.min() ?? 0)
        }

        /// How far to the left or right of the three tallest lines something is.
        private func beside(_ bounds: PixelRect) -> Double {
            let tallest = byHeight.prefix(3).map(\.bounds)
            let left = tallest.map(\.left).min() ?? 0, right = tallest.map(\.right).max() ?? 0
            return Double(max(0, bounds.left &- right, left &- bounds.right))
        }

        private func distance(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Double {
            let (across, down) = (one.x - other.x, one.y - other.y)
            return (across * across + down * down).squareRoot()
        }

        private func beside(_ line: FrontLine, _ vocabulary: ProductVocabulary) -> [Feature: Double] {
            let beside = byHeight.filter { $0.index != line.index && line.isBeside($0) }
            let words = beside.flatMap(\.words)
            let share: (Int) -> Double = { Double($0) / Double(max(1, words.count)) }
            return [
                .claimsBeside: share(words.count { FrontLine.isClaim($0, vocabulary) }),
                .foodsBeside: share(words.count { vocabulary.isFood($0.folded) }),
                .alikeBeside: beside.contains { $0.isAlike(line) } ? 1 : 0,
            ]
        }
    }

    private static func centre(_ box: Quad) -> (x: Double, y: Double) {
        let corners = box.corners
        return (corners.reduce(0) { $0 + Double($1.x) } / 4, corners.reduce(0) { $0 + Double($1.y) } / 4)
    }

    enum Side { case above, below }

    /// The nearest line right above or below another in its column.
    static func neighbour(of line: FrontLine, _ side: Side, in lines: [FrontLine]) -> Int? {
        var best: (index: Int, gap: Double)?
        for (index, other) in lines.enumerated() where other.index != line.index {
            let (upper, lower) = side == .above ? (other, line) : (line, other)
            guard upper.bounds.middle.y < lower.bounds.middle.y, upper.sharesColumn(with: lower) else { continue }
            let gap = upper.gap(to: lower)
            if usualGaps.contains(gap), gap < best?.gap ?? .infinity { best = (index, gap) }
        }
        return best?.index
    }

    /// The gaps between lines of one block, in heights of the larger one.
    private static let usualGaps = -0.6...1.6
    /// The least share of the shorter line that is above or below another.
    private static let minimumOverlap = 0.25

    private func sharesColumn(with other: FrontLine) -> Bool {
        let overlap = min(bounds.right, other.bounds.right) &- max(bounds.left, other.bounds.left)
        return Double(overlap) >= Self.minimumOverlap * Double(min(bounds.width, other.bounds.width))
    }

    /// The gap between this line and one below it, in heights of the larger one.
    private func gap(to lower: FrontLine) -> Double {
        Double(lower.bounds.top &- bounds.bottom) / max(height, lower.height)
    }

    func featuresOfNeighbours(in lines: [FrontLine]) -> [Feature: Double] {
        var features: [Feature: Double] = [:]
        if let above {
            let line = lines[above]
            features = [
                .above: 1, .aboveHeight: log(line.height / height), .aboveGap: line.gap(to: self),
                .aboveBrand: line.roles[0], .aboveName: line.roles[1], .aboveOther: 1 - line.roles[0] - line.roles[1],
            ]
        }
        guard let below else { return features }
        let line = lines[below]
        return features.merging([
            .below: 1, .belowHeight: log(line.height / height), .belowGap: gap(to: line),
            .belowBrand: line.roles[0], .belowName: line.roles[1], .belowOther: 1 - line.roles[0] - line.roles[1],
        ]) { $1 }
    }

    private func isAlike(_ other: FrontLine) -> Bool {
        height < 1.25 * other.height && other.height < 1.25 * height
    }

    /// Whether another line is right above, below or next to this one.
    private func isBeside(_ other: FrontLine) -> Bool {
        let one = PixelRect(box), two = PixelRect(other.box)
        let across = max(0, max(one.left, two.left) &- min(one.right, two.right))
        let down = max(0, max(one.top, two.top) &- min(one.bottom, two.bottom))
        return Double(across) < min(height, other.height) && Double(down) < 0.8 * min(height, other.height)
    }
}
