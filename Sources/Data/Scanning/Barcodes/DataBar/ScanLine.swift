import KeepItFreshDomain

/// A row or column of a picture, in either direction, with the bars that it meets.
struct ScanLine {
    /// The bars and spaces.
    let runs: BarRuns
    private let start: PixelPoint
    private let right: Int
    private let down: Int

    private init(runs: BarRuns, start: PixelPoint, right: Int, down: Int) {
        self.runs = runs
        self.start = start
        self.right = right
        self.down = down
    }

    /// A row of the picture, from the left.
    init(row: Int, of image: GreyImage) {
        let first = row * image.width
        self.init(
            runs: BarRuns(image.pixels[first..<(first + image.width)]), start: PixelPoint(x: 0, y: row), right: 1,
            down: 0)
    }

    /// A row of the picture that was turned so that its columns became rows.
    init(column: Int, ofTurned image: GreyImage) {
        let first = column * image.width
        self.init(
            runs: BarRuns(image.pixels[first..<(first + image.width)]), start: PixelPoint(x: column, y: 0), right: 0,
            down: 1)
    }

    /// The same from its other end.
    var reversed: ScanLine {
        ScanLine(
            runs: runs.reversed, start: point(runs.edges[runs.count]), right: -right, down: -down)
    }

    /// The box of some runs, a pixel high.
    func box(_ range: Range<Int>) -> PixelBox {
        let first = max(0, min(range.lowerBound, runs.count))
        let last = max(first, min(range.upperBound, runs.count))
        return PixelBox(point(runs.edges[first]), point(runs.edges[last]))
    }

    private func point(_ distance: Float) -> PixelPoint {
        PixelPoint(x: start.x + right * Int(distance), y: start.y + down * Int(distance))
    }
}
