import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// Reads the lines of date codes in a picture, at the likeliest places first, and within a budget.
///
/// What was read proposes further places: the other lines of its block, which the detector sees better from near, and
/// lines that nearly touch it, which the detector finds as one or only one of them. While nothing that may contain a
/// date was read, other sizes of the picture are looked at, and places of which the detector is not sure.
struct LineSearch {
    /// What can be done next.
    private enum Step {
        /// Recognises a line that the detector found.
        case read(LineRegion)
        /// Recognises a line that the detector found beside a date, unless it was read already.
        case readUnread(LineRegion)
        /// Looks for lines around one with a date.
        case lookAround(LineRegion)
        /// Searches for digits above and below a line with a date.
        case searchBeside(LineRegion)
        /// Searches for two lines that were detected as one that could not be read.
        case searchWithin(LineRegion)
        /// Looks at the whole picture in another size.
        case lookAgain
        /// Looks at a place of which the detector is not sure, from near.
        case lookCloser(LineRegion)
        /// Looks at a part of the picture, from nearer than at the whole; `gain` is the number of places of print in
        /// it.
        case lookWithin(PixelRect, gain: Int)

        /// The steps are taken in the order of this and of the detector's score.
        var priority: Double {
            switch self {
            case .lookAround: 6
            case .readUnread(let region): 5 + region.score
            case .read(let region): 4 + region.score
            case .searchBeside: 3
            case .lookAgain: 2
            case .searchWithin: 1
            case .lookCloser(let region): region.score
            case .lookWithin(_, let gain): 3 - 1 / Double(1 + gain)
            }
        }

        /// Whether the step is only worth its time while no date was read.
        var isForMissingDate: Bool {
            switch self {
            case .lookAgain, .lookCloser, .lookWithin: true
            case .lookAround, .readUnread, .read, .searchBeside, .searchWithin: false
            }
        }

        /// How much of the budget the step takes: about the time of recognising a line.
        var cost: Int {
            switch self {
            case .read, .readUnread: 1
            case .searchBeside, .searchWithin: 2
            case .lookAround, .lookCloser, .lookAgain: 3
            case .lookWithin: 6
            }
        }
    }

    /// The number of recognitions in one picture, with other steps by their time.
    private static let budget = 80
    /// The distances to the next line, up or down, in capital heights, likeliest first.
    private static let pitches = [1.15, 1.0, 1.3]
    /// The distances of two lines that were detected as one from the middle of both, in capital heights. If there are
    /// no digits at the likeliest distance, there are none at the others.
    private static let halfPitches = [0.5, 0.65]
    /// Regions with a lower score, or shorter ones in capital heights, are ornament more often than two lines.
    private static let minimumBlockScore = 0.7
    private static let minimumBlockLength = 3.0

    private let image: GreyImage
    private var steps: [Step] = []
    private var spent = 0
    private var lookedAround: [LineRegion] = []
    /// What was read so far; several may be of the same line.
    private(set) var read: [RecognisedLine] = []

    /// A search in a picture, of which nothing is known yet.
    init(_ image: GreyImage) {
        self.image = image
    }

    /// The lines that can be read in a picture, each once.
    static func lines(in image: GreyImage, with networks: borrowing DateCodeNetworks) -> [RecognisedLine] {
        var search = LineSearch(image)
        search.propose(TextLineDetector.lines(in: image, with: networks))
        search.steps.append(.lookAgain)
        search.run(with: networks)
        return search.read.nonMaximumSuppressed
    }

    /// The lines around some places of print, besides known ones: those in overlapping parts of the picture, which are
    /// looked at from near, the parts with most places first.
    static func lines(
        around places: [PixelRect], besides known: [LineRegion], in image: GreyImage,
        with networks: borrowing DateCodeNetworks
    ) -> [RecognisedLine] {
        var search = LineSearch(image)
        search.steps = parts(of: image, around: places).map { .lookWithin($0.part, gain: $0.gain) }
        search.run(with: networks)
        return search.read.nonMaximumSuppressed.filter { line in !known.contains { $0.overlaps(line.region) } }
    }

    /// The side of a part as a share of the picture's longer side, and the number of parts.
    private static let shareOfPart = 0.4
    private static let maximumParts = 3

    /// The parts in which most places are that are in no other part.
    private static func parts(of image: GreyImage, around places: [PixelRect]) -> [(part: PixelRect, gain: Int)] {
        let side = Int(shareOfPart * Double(max(image.width, image.height)))
        var rest = places, parts: [(part: PixelRect, gain: Int)] = []
        while parts.count < maximumParts {
            let best = rest.map { place -> (part: PixelRect, gain: Int) in
                let part = square(around: place, side, in: image)
                return (part, rest.count { part.contains($0.middle) })
            }.max { $0.gain < $1.gain }
            guard let best, best.gain > 0 else { break }
            parts.append(best)
            rest.removeAll { best.part.contains($0.middle) }
        }
        return parts
    }

    /// The square around the middle of a place, moved into the picture.
    private static func square(around place: PixelRect, _ side: Int, in image: GreyImage) -> PixelRect {
        let left = max(0, min(place.middle.x - side / 2, image.width - side))
        let top = max(0, min(place.middle.y - side / 2, image.height - side))
        return PixelRect(
            left: left, top: top, right: min(left + side, image.width), bottom: min(top + side, image.height))
    }

    /// Takes the steps until none is left or the budget is spent.
    mutating func run(with networks: borrowing DateCodeNetworks) {
        var hasDate = read.contains(where: \.mayContainDate)
        while let index = steps.indices.max(by: { steps[$0].priority < steps[$1].priority }), spent < Self.budget {
            let step = steps.remove(at: index)
            guard !hasDate || !step.isForMissingDate else { continue }
            spent += step.cost
            let count = read.count
            take(step, with: networks)
            hasDate = hasDate || read[count...].contains(where: \.mayContainDate)
        }
    }

    /// Proposes what the detector found.
    mutating func propose(_ detected: [LineRegion]) {
        steps += detected.map { $0.isFaint ? .lookCloser($0) : .read($0) }
    }

    private mutating func take(_ step: Step, with networks: borrowing DateCodeNetworks) {
        switch step {
        case .read(let region):
            readLine(at: region, with: networks)
        case .readUnread(let region):
            if !read.contains(overlapping: region) { readLine(at: region, with: networks) }
        case .lookAround(let region):
            guard !lookedAround.contains(where: { $0.surrounds(region) }) else { return }
            lookedAround.append(region)
            let around = TextLineDetector.lines(around: region, in: image, with: networks)
            steps += around.filter { !$0.isFaint }.map { .readUnread($0) }
        case .lookCloser(let region):
            guard !read.contains(overlapping: region) else { return }
            let found = TextLineDetector.lines(around: region, in: image, with: networks).filter { $0.overlaps(region) }
            steps += (found.isEmpty ? [region] : found).map { .readUnread($0) }
        case .lookWithin(let part, _):
            let found = TextLineDetector.lines(within: part, of: image, with: networks)
            steps += found.map { $0.isFaint ? .lookCloser($0) : .readUnread($0) }
        case .lookAgain:
            propose(TextLineDetector.linesOfOtherSizes(in: image, with: networks))
        case .searchBeside(let region):
            for side in [-1.0, 1.0] { search(from: region, side, Self.pitches, with: networks) }
        case .searchWithin(let region):
            guard !read.contains(overlapping: region) else { return }
            for side in [-1.0, 1.0] { search(from: region, side, Self.halfPitches, with: networks) }
        }
    }

    private mutating func readLine(at region: LineRegion, with networks: borrowing DateCodeNetworks) {
        if let line = TextLineRecogniser.line(at: region, of: image, with: networks) {
            add(line)
        } else {
            addUnread(region)
        }
    }

    /// Proposes what may be in a region that could not be read.
    mutating func addUnread(_ region: LineRegion) {
        guard region.score >= Self.minimumBlockScore,
            region.length >= Self.minimumBlockLength * region.capitalHeight
        else { return }
        steps.append(.searchWithin(region))
    }

    /// Adds a line, and proposes what may be around it when it may contain a date.
    mutating func add(_ line: RecognisedLine) {
        read.append(line)
        if line.mayContainDate { steps += [.lookAround(line.region), .searchBeside(line.region)] }
    }

    /// Searches at several distances to one side of a region until a line of digits is read, or no digits are.
    private mutating func search(
        from region: LineRegion, _ side: Double, _ distances: [Double], with networks: borrowing DateCodeNetworks
    ) {
        for distance in distances {
            let place = region.shifted(down: side * distance)
            if read.contains(where: { $0.mayContainDate && $0.region.covers(place) }) { return }
            switch TextLineRecogniser.digits(at: place, of: image, mayBeCut: true, with: networks) {
            case .line(let line):
                if !read.contains(where: { $0.isSamePrint(as: line) }) { add(line) }
                return
            case .trace: continue
            case .nothing: return
            }
        }
    }
}

extension LineRegion {
    /// The lines of one block are within this many capital heights.
    static let surroundings = 4.0

    /// Whether another line is in the surroundings of this one.
    fileprivate func surrounds(_ other: LineRegion) -> Bool {
        let reach = Self.surroundings * capitalHeight
        return box.grown(along: reach, across: reach).covers(other.box)
    }
}
