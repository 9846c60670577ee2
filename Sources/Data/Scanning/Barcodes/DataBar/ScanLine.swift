import KeepItFreshDomain
import KeepItFreshLabels

/// A row or column of a picture, in either direction, with the bars and spaces along it.
struct ScanLine {
    let runs: Runs
    /// The corner of the picture's first pixel at the line's beginning, and the direction from there.
    private let start: PixelPoint
    private let right: Int
    private let down: Int

    private init(runs: Runs, start: PixelPoint, right: Int, down: Int) {
        self.runs = runs
        self.start = start
        self.right = right
        self.down = down
    }

    /// A row of the picture, from the left.
    init(row: Int, of image: GreyImage) {
        let first = row * image.width
        self.init(
            runs: Runs(image.pixels[first..<(first + image.width)]), start: PixelPoint(x: 0, y: row), right: 1,
            down: 0)
    }

    /// A column of the picture, from the top, given the picture turned so that its columns are rows.
    init(column: Int, ofTurned image: GreyImage) {
        let first = column * image.width
        self.init(
            runs: Runs(image.pixels[first..<(first + image.width)]), start: PixelPoint(x: column, y: 0), right: 0,
            down: 1)
    }

    /// The same from its other end.
    var reversed: ScanLine {
        let length = Int(runs.edges[runs.count])
        let end = PixelPoint(x: start.x + right * length, y: start.y + down * length)
        return ScanLine(runs: runs.reversed, start: end, right: -right, down: -down)
    }

    /// The pixels that some runs cover, a single one across the line.
    func box(_ range: Range<Int>) -> PixelRect {
        let first = max(0, min(range.lowerBound, runs.count))
        let last = max(first, min(range.upperBound, runs.count))
        let (near, far) = (runs.edges[first], runs.edges[last])
        let forwards = right + down > 0
        let begin = forwards ? Int(near) : -Int(far.rounded(.up))
        let end = forwards ? Int(far.rounded(.up)) : -Int(near)
        return down == 0
            ? PixelRect(left: start.x + begin, top: start.y, right: start.x + end, bottom: start.y + 1)
            : PixelRect(left: start.x, top: start.y + begin, right: start.x + 1, bottom: start.y + end)
    }
}

extension ScanLine {
    /// The bars and spaces along a line, alternately dark and light.
    struct Runs {
        /// Where each run begins, in pixels from the line's first, and at last where the last run ends.
        let edges: [Float]
        /// Whether the first run is a bar.
        let beginsDark: Bool
        /// The darkest shade of each bar and the lightest of each space.
        private let shades: [UInt8]

        var count: Int { edges.count - 1 }

        private init(edges: [Float], beginsDark: Bool, shades: [UInt8]) {
            self.edges = edges
            self.beginsDark = beginsDark
            self.shades = shades
        }

        /// The runs of a line of pixels. An edge is where the shade is halfway between the darkest pixel of a bar and
        /// the lightest of the space beside it, so that narrow bars count too, which blur makes pale.
        init(_ pixels: ArraySlice<UInt8>) {
            let extremes = Self.extremes(pixels)
            let inner = zip(extremes, extremes.dropFirst()).map { Self.edge(in: pixels, from: $0, to: $1) }
            edges = [0] + inner + [Float(pixels.count)]
            shades = extremes.map { pixels[$0] }
            beginsDark = extremes.count > 1 && pixels[extremes[0]] < pixels[extremes[1]]
        }

        /// The same from the line's other end.
        var reversed: Runs {
            let end = edges[count]
            return Runs(
                edges: edges.reversed().map { end - $0 }, beginsDark: isDark(count - 1), shades: shades.reversed())
        }

        /// Whether the run at `index` is a bar.
        func isDark(_ index: Int) -> Bool {
            index.isMultiple(of: 2) == beginsDark
        }

        /// The width of some runs together; nil when the line does not have all of them.
        func width(_ runs: Range<Int>) -> Float? {
            guard runs.lowerBound >= 0, runs.upperBound <= count else { return nil }
            return edges[runs.upperBound] - edges[runs.lowerBound]
        }

        /// The width of each of some runs, all of which must be in the line.
        func widths(_ runs: Range<Int>) -> [Float] {
            runs.map { edges[$0 + 1] - edges[$0] }
        }

        /// Whether blur has left the narrowest of some runs at least half as dark or light beside their neighbours as
        /// the widest.
        func isClear(_ runs: Range<Int>) -> Bool {
            let shown = shades[runs.clamped(to: shades.indices)]
            let contrasts = zip(shown, shown.dropFirst()).map { abs(Int($0) - Int($1)) }
            return 2 * (contrasts.min() ?? 0) >= contrasts.max() ?? 1
        }

        /// The minimum difference in shade between a bar and a space.
        private static let minimumContrast = 20

        /// Where each bar is darkest and each space lightest.
        private static func extremes(_ pixels: ArraySlice<UInt8>) -> [Int] {
            var extremes: [Int] = []
            var lightest = pixels.startIndex
            var darkest = pixels.startIndex
            // Whether the next extreme is a lightest pixel; nil before the first difference.
            var isSeekingLight: Bool?
            for index in pixels.indices {
                let shade = Int(pixels[index])
                if shade > pixels[lightest] { lightest = index }
                if shade < pixels[darkest] { darkest = index }
                if isSeekingLight != true, shade - Int(pixels[darkest]) >= minimumContrast {
                    extremes.append(darkest)
                    (isSeekingLight, lightest) = (true, index)
                } else if isSeekingLight != false, Int(pixels[lightest]) - shade >= minimumContrast {
                    extremes.append(lightest)
                    (isSeekingLight, darkest) = (false, index)
                }
            }
            if let isSeekingLight { extremes.append(isSeekingLight ? lightest : darkest) }
            return extremes
        }

        /// Where the shade is halfway between that of two pixels, from the line's first.
        private static func edge(in pixels: ArraySlice<UInt8>, from start: Int, to end: Int) -> Float {
            let middle = (Float(pixels[start]) + Float(pixels[end])) / 2
            let rises = pixels[end] > pixels[start]
            let next = (start...end).first { rises ? Float(pixels[$0]) >= middle : Float(pixels[$0]) <= middle } ?? end
            guard next > start else { return Float(start - pixels.startIndex) }
            let before = Float(pixels[next - 1])
            let step = Float(pixels[next]) - before
            return Float(next - 1 - pixels.startIndex) + (step == 0 ? 0.5 : (middle - before) / step) + 0.5
        }
    }
}
