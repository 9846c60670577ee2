/// All that was read from one photo, before it is parsed.
public struct ScannedLabel: Hashable, Codable, Sendable {
    /// A size in pixels.
    public struct Size: Hashable, Codable, Sendable {
        public var width: Int
        public var height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// Decodes a size; far beyond any picture the nearest that can be.
        public init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            width = ReadingLimits.pixels(try fields.decode(Int.self, forKey: .width))
            height = ReadingLimits.pixels(try fields.decode(Int.self, forKey: .height))
        }
    }

    /// The barcodes, each once.
    public var barcodes: [Barcode]
    /// The text in reading order.
    public var lines: [TextLine]
    /// A hash of the picture, equal or similar for similar pictures (`GreyImage.fingerprint`); nil where it was not
    /// computed.
    public var fingerprint: UInt64?
    /// The picture's colours; nil where they are not known.
    package var colors: PictureColors?
    /// The size of the upright photo; nil where it is not known.
    public var size: Size?
    /// The times of the stages, in the order in which they ended; empty where they were not measured.
    public var timings: [StageTiming]
    /// What the photo shows of the print besides what was read.
    package var picture = PictureEvidence()

    public init(
        barcodes: [Barcode] = [], lines: [TextLine] = [], fingerprint: UInt64? = nil, size: Size? = nil,
        timings: [StageTiming] = []
    ) {
        self.init(
            barcodes: barcodes, lines: lines, fingerprint: fingerprint, colors: nil, size: size, timings: timings)
    }

    /// All that was read, with the colours.
    package init(
        barcodes: [Barcode], lines: [TextLine], fingerprint: UInt64?, colors: PictureColors?, size: Size?,
        timings: [StageTiming]
    ) {
        self.colors = colors
        self.fingerprint = fingerprint
        self.barcodes = barcodes
        self.lines = lines
        self.size = size
        self.timings = timings
    }
}

extension ScannedLabel {
    /// The readers of text that worked on the photo; empty where the times of the stages are not known.
    package var readers: Set<OCREngine> { Set(timings.compactMap(\.stage.reader)) }

    /// Decodes a label; timings, size, colours and fingerprint may be missing, as in labels that earlier versions
    /// stored.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            barcodes: try fields.decode([Barcode].self, forKey: .barcodes),
            lines: try fields.decode([TextLine].self, forKey: .lines),
            fingerprint: try fields.decodeIfPresent(UInt64.self, forKey: .fingerprint),
            colors: try fields.decodeIfPresent(PictureColors.self, forKey: .colors),
            size: try fields.decodeIfPresent(Size.self, forKey: .size),
            timings: try fields.decodeIfPresent([StageTiming].self, forKey: .timings) ?? [])
        picture = try fields.decodeIfPresent(PictureEvidence.self, forKey: .picture) ?? PictureEvidence()
    }
}
