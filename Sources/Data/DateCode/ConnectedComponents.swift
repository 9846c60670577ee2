import Foundation

/// Turns the detector's maps into line regions: connected cells become one rotated rectangle.
struct ConnectedComponents {
    /// The minimum probability of a line's cells.
    private static let minimumProbability: Float = 0.4
    /// Without a cell of this probability a line is faint.
    private static let minimumPeak: Float = 0.6
    /// A component too thick for one line is split at thresholds that rise by this, up to the last.
    private static let thresholdStep: Float = 0.15
    private static let lastThreshold: Float = 0.9
    private static let minimumCells = 3
    /// The detector was trained with cores this high that end this far inside the line, in capital heights.
    private static let coreHeight = 0.6
    private static let inset = 0.2
    /// The minimum length of a bent line, and the range of the bow at its ends, in capital heights.
    private static let minimumBentLength = 5.0
    private static let minimumBow = 0.12
    private static let maximumBow = 2.5

    private static let cell = DateCodeNetworks.DetectionMaps.cell

    private let maps: DateCodeNetworks.DetectionMaps

    /// The lines in `maps`, those with the highest score first, in the pixels of the detector's picture.
    static func regions(in maps: DateCodeNetworks.DetectionMaps) -> [LineRegion] {
        let components = ConnectedComponents(maps: maps)
        return components.lines(among: Array(maps.probability.indices), from: minimumProbability).sorted {
            $0.score > $1.score
        }
    }

    private func lines(among cells: [Int], from threshold: Float) -> [LineRegion] {
        components(among: cells, from: threshold).flatMap { component -> [LineRegion] in
            guard component.count >= Self.minimumCells else { return [] }
            var region = region(of: component)
            region.isFaint = !component.contains { maps.probability[$0] >= Self.minimumPeak }
            region.isBlock = isThick(component, for: region)
            guard region.isBlock, threshold < Self.lastThreshold else { return [region] }
            let parts = lines(among: component, from: threshold + Self.thresholdStep)
            return parts.isEmpty ? [region] : parts
        }
    }

    /// Whether a component is too high for a line of its capital height: two lines that touch, or a blot.
    private func isThick(_ component: [Int], for region: LineRegion) -> Bool {
        let area = Double(component.count * Self.cell * Self.cell)
        let core = max(region.length - 2 * Self.inset * region.capitalHeight, Double(Self.cell))
        return area / core > 1.5 * Self.coreHeight * region.capitalHeight + Double(Self.cell)
    }

    private func components(among cells: [Int], from threshold: Float) -> [[Int]] {
        var waiting = [Bool](repeating: false, count: maps.probability.count)
        for cell in cells where maps.probability[cell] >= threshold { waiting[cell] = true }
        return cells.compactMap { cell in
            waiting[cell] ? component(from: cell, among: &waiting) : nil
        }
    }

    private func component(from start: Int, among waiting: inout [Bool]) -> [Int] {
        var cells = [start], next = 0
        waiting[start] = false
        while next < cells.count {
            for neighbour in neighbours(of: cells[next]) where waiting[neighbour] {
                waiting[neighbour] = false
                cells.append(neighbour)
            }
            next += 1
        }
        return cells
    }

    private func neighbours(of cell: Int) -> [Int] {
        let row = cell / maps.columns, column = cell % maps.columns
        let rows = max(0, row - 1)...min(maps.rows - 1, row + 1)
        let columns = max(0, column - 1)...min(maps.columns - 1, column + 1)
        return rows.flatMap { row in columns.map { row * maps.columns + $0 } }
    }

    /// The rectangle along the cells' main axis.
    private func region(of cells: [Int]) -> LineRegion {
        let points = cells.map { cell in
            (
                x: (Double(cell % maps.columns) + 0.5) * Double(Self.cell),
                y: (Double(cell / maps.columns) + 0.5) * Double(Self.cell),
                weight: Double(maps.probability[cell]), capital: Double(maps.capitalHeight[cell])
            )
        }
        let total = points.reduce(0) { $0 + $1.weight }
        let x = points.reduce(0) { $0 + $1.x * $1.weight } / total
        let y = points.reduce(0) { $0 + $1.y * $1.weight } / total
        let xx = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) * $1.weight }
        let yy = points.reduce(0) { $0 + ($1.y - y) * ($1.y - y) * $1.weight }
        let xy = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) * $1.weight }
        let angle = 0.5 * atan2(2 * xy, xx - yy)
        let capital = points.reduce(0) { $0 + $1.capital * $1.weight } / total
        let placed = points.map { point in
            let right = point.x - x, down = point.y - y
            return (
                along: right * cos(angle) + down * sin(angle), across: down * cos(angle) - right * sin(angle),
                weight: point.weight
            )
        }
        let first = placed.map(\.along).min() ?? 0, last = placed.map(\.along).max() ?? 0
        let middle = (first + last) / 2
        let bend = bend(of: placed.map { ($0.along - middle, $0.across, $0.weight) }, capitalHeight: capital)
        return LineRegion(
            centerX: x + cos(angle) * middle - sin(angle) * bend.vertex,
            centerY: y + sin(angle) * middle + cos(angle) * bend.vertex,
            length: last - first + Double(Self.cell) + 2 * Self.inset * capital,
            capitalHeight: capital,
            angle: angle,
            score: total / Double(cells.count),
            curvature: bend.curvature
        )
    }

    /// The parabola through cells along a line, by least squares: the distance of its vertex from the line, and its
    /// curvature (`LineRegion.curvature`). Zeros if the line is too short or nearly straight.
    private func bend(
        of cells: [(along: Double, across: Double, weight: Double)], capitalHeight: Double
    ) -> (vertex: Double, curvature: Double) {
        let reach = cells.map(\.along).max() ?? 0
        guard reach > Self.minimumBentLength * capitalHeight / 2 else { return (0, 0) }
        let total = cells.reduce(0) { $0 + $1.weight }
        let square = cells.reduce(0) { $0 + $1.along * $1.along * $1.weight } / total
        let across = cells.reduce(0) { $0 + $1.across * $1.weight } / total
        let spread = cells.reduce(0) { $0 + pow($1.along * $1.along - square, 2) * $1.weight }
        let shared = cells.reduce(0) { $0 + ($1.along * $1.along - square) * ($1.across - across) * $1.weight }
        let curvature = shared / max(spread, 1e-9), bow = abs(curvature) * reach * reach
        guard bow > Self.minimumBow * capitalHeight, bow < Self.maximumBow * capitalHeight else { return (0, 0) }
        return (across - curvature * square, curvature)
    }
}
