public import KeepItFreshDomain

/// Reads what coders print on packs: inkjet dots, thermal transfer, laser, at any angle. Stands beside a reader of
/// ordinary print.
///
/// Letters come as capitals. The confidence is the chance that the whole line is read right; a line hardly readable
/// is left out.
public actor CoderPrintTextReader: CoderPrintProviding {
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
        try stages.measure(.coderPrint) { () throws(ScanError) in try read(image) }
    }

    /// Numbers that another reader saw, read where the finder found nothing.
    public func numbers(
        of printed: [TextLine], besides known: [TextLine], in image: GreyImage
    ) async throws(ScanError) -> [TextLine] {
        try stages.measure(.coderPrint) { () throws(ScanError) in
            try readNumbers(of: printed, besides: known.compactMap(\.box), in: image)
        }
    }

    private func read(_ image: GreyImage) throws(ScanError) -> [TextLine] {
        let networks = try taken()
        var regions = LineFinder.lines(in: image, with: networks).prefix(Self.mostLines)
        var read = Self.lines(at: regions, of: image, with: networks)
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

    private func readNumbers(
        of printed: [TextLine], besides known: [Quad], in image: GreyImage
    ) throws(ScanError) -> [TextLine] {
        let networks = try taken()
        var read: [ReadLine] = []
        for region in PrintedNumbers.regions(in: printed, reduction: image.reduction) where !read.hold(region) {
            let place = region.quad.enlarged(by: image.reduction)
            guard !known.contains(where: { $0.sharesPlace(with: place) }),
                case .line(let line) = LineReader.digits(at: region, of: image, mayBeCut: false, with: networks)
            else { continue }
            read.append(line)
        }
        self.networks = consume networks
        return read.distinct.map { $0.line.enlarged(by: image.reduction) }
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
