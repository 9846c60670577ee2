/// The bars and spaces that a line across a picture meets, one after the other, in turns dark and light.
struct BarRuns {
    /// Where each run begins, in pixels from the line's first, then where the last ends.
    let edges: [Float]
    /// True when the first run is a bar.
    let beginsDark: Bool

    /// How many runs there are.
    var count: Int { edges.count - 1 }

    private init(edges: [Float], beginsDark: Bool) {
        self.edges = edges
        self.beginsDark = beginsDark
    }

    /// The runs of a line of pixels. An edge lies where the shade is halfway between the darkest of a bar and the
    /// lightest of the space beside it, so that narrow bars count that blur made pale.
    init(_ pixels: ArraySlice<UInt8>) {
        let extremes = Self.extremes(pixels)
        let inner = zip(extremes, extremes.dropFirst()).map { Self.edge(in: pixels, from: $0, to: $1) }
        edges = [0] + inner + [Float(pixels.count)]
        beginsDark = extremes.count > 1 && pixels[extremes[0]] < pixels[extremes[1]]
    }

    /// The same from the line's other end.
    var reversed: BarRuns {
        let end = edges[count]
        return BarRuns(edges: edges.reversed().map { end - $0 }, beginsDark: isDark(count - 1))
    }

    /// True when the run at `index` is a bar.
    func isDark(_ index: Int) -> Bool {
        index.isMultiple(of: 2) == beginsDark
    }

    /// The width of some runs together; nil when the line does not have so many.
    func width(_ runs: Range<Int>) -> Float? {
        guard runs.lowerBound >= 0, runs.upperBound <= count else { return nil }
        return edges[runs.upperBound] - edges[runs.lowerBound]
    }

    /// The width of each of some runs, all of which the line has.
    func widths(_ runs: Range<Int>) -> [Float] {
        runs.map { edges[$0 + 1] - edges[$0] }
    }

    /// The least step in shade between a bar and a space.
    private static let leastContrast = 20

    /// Where each bar is darkest and each space lightest.
    private static func extremes(_ pixels: ArraySlice<UInt8>) -> [Int] {
        var extremes: [Int] = []
        var lightest = pixels.startIndex
        var darkest = pixels.startIndex
        // Which of both is looked for: nil until the first step.
        var isSeekingLight: Bool?
        for index in pixels.indices {
            let shade = Int(pixels[index])
            if shade > pixels[lightest] { lightest = index }
            if shade < pixels[darkest] { darkest = index }
            if isSeekingLight != true, shade - Int(pixels[darkest]) >= leastContrast {
                extremes.append(darkest)
                (isSeekingLight, lightest) = (true, index)
            } else if isSeekingLight != false, Int(pixels[lightest]) - shade >= leastContrast {
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
