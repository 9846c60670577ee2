/// All that was read from one photo, before anyone has asked what it means.
public struct Label: Hashable, Codable, Sendable {
    /// The barcodes, each once.
    public var barcodes: [Barcode]
    /// The text in reading order.
    public var lines: [TextLine]
    /// What the photo looks like from afar (`GreyImage.fingerprint`); nil where nobody looked.
    public var fingerprint: UInt64?
    /// How long the stages took, in the order in which they ended; empty where nobody measured.
    public var timings: [StageTiming]

    /// What a photo shows.
    public init(
        barcodes: [Barcode] = [], lines: [TextLine] = [], fingerprint: UInt64? = nil, timings: [StageTiming] = []
    ) {
        self.fingerprint = fingerprint
        self.barcodes = barcodes
        self.lines = lines
        self.timings = timings
    }
}

extension Label {
    /// Decodes a label. One that was kept before stages were measured has no timings, and one from
    /// before pictures were compared no fingerprint.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            barcodes: try fields.decode([Barcode].self, forKey: .barcodes),
            lines: try fields.decode([TextLine].self, forKey: .lines),
            fingerprint: try fields.decodeIfPresent(UInt64.self, forKey: .fingerprint),
            timings: try fields.decodeIfPresent([StageTiming].self, forKey: .timings) ?? [])
    }
}
