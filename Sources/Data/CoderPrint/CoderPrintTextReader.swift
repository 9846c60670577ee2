public import KeepItFreshDomain

/// Reads what coders print on packs: inkjet dots, thermal transfer, laser, at any angle. Stands beside a reader of
/// ordinary print.
///
/// Letters come as capitals. The confidence is the chance that the whole line is read right; a line hardly readable
/// is left out.
public actor CoderPrintTextReader: TextProviding {
    /// Of the lines found, the surest so many are read.
    private static let mostLines = 32

    private let stages: (any StageTimingProviding)?
    private var networks: CoderPrintNetworks?

    /// A reader; its networks are unpacked at the first picture. `stages` measures the reading.
    public init(stages: (any StageTimingProviding)? = nil) {
        self.stages = stages
    }

    /// The lines of coder print from the top down, boxes in pixels of the upright photo.
    public func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] {
        try await lines(in: image, beside: [])
    }

    /// The lines of coder print, and of numbers that another reader saw where the finder found nothing.
    public func lines(in image: GreyImage, beside known: [TextLine]) async throws(ScanError) -> [TextLine] {
        try stages.measure(.coderPrint) { () throws(ScanError) in try read(image, beside: known) }
    }

    private func read(_ image: GreyImage, beside known: [TextLine]) throws(ScanError) -> [TextLine] {
        let networks = try taken()
        var regions = LineFinder.lines(in: image, with: networks).prefix(Self.mostLines)
        var read = Self.lines(at: regions, of: image, with: networks)
        for region in PrintedNumbers.regions(in: known, reduction: image.reduction) where !read.hold(region) {
            if case .line(let line) = LineReader.digits(at: region, of: image, mayBeCut: false, with: networks) {
                read.append(line)
            }
        }
        if !read.contains(where: \.mayHoldDate) {
            let others = LineFinder.linesOfOtherSizes(in: image, with: networks).prefix(Self.mostLines)
            read += Self.lines(at: others, of: image, with: networks)
            regions += others
        }
        read = read.distinct
        read = (read + LineBlock.more(beside: read, in: image, with: networks)).distinct
        read += LineStack(read: read, found: Array(regions)).more(in: image, with: networks)
        self.networks = consume networks
        return read.distinct.map(\.line).sorted { Self.place($0) < Self.place($1) }
            .map { $0.enlarged(by: image.reduction) }
    }

    private static func lines(
        at regions: ArraySlice<LineRegion>, of image: GreyImage, with networks: borrowing CoderPrintNetworks
    ) -> [ReadLine] {
        var read: [ReadLine] = []
        for region in regions {
            if let line = LineReader.line(at: region, of: image, with: networks) { read.append(line) }
        }
        return read
    }

    /// The networks, out of their place while they are at work.
    private func taken() throws(ScanError) -> CoderPrintNetworks {
        if let networks = networks.take() { return networks }
        return try CoderPrintNetworks()
    }

    private static func place(_ line: TextLine) -> (y: Int, x: Int) {
        (line.box?.topLeft.y ?? 0, line.box?.topLeft.x ?? 0)
    }
}
