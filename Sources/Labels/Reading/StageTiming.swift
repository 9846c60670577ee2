/// How long a stage of a photo's reading, or one step of it, took.
public struct StageTiming: Hashable, Codable, Sendable {
    /// The stages from a photo to a parsed label; the raw values are the names in the command's JSON.
    public enum Stage: String, Codable, Hashable, Sendable, CaseIterable {
        /// Decoding the file to an upright grey picture.
        case decode
        /// All passes of barcode detection; each pass is a step.
        case barcodes
        /// Finding the lines of ordinary print.
        case layout
        /// Recognising ordinary print.
        case document = "print"
        /// Finding and recognising date codes.
        case dateCode = "coderPrint"
        /// Finding lines of scene text.
        case sceneTextDetection
        /// Recognising scene text.
        case sceneText
        /// Parsing what was read.
        case parse

        /// The reader of text whose work it is; nil for any other.
        var reader: OCREngine? {
            switch self {
            case .layout, .document: .document
            case .dateCode: .dateCode
            case .sceneTextDetection, .sceneText: .sceneText
            case .decode, .barcodes, .parse: nil
            }
        }
    }

    public var stage: Stage
    /// The number of the stage's step, from 1; nil for the stage as a whole.
    public var step: Int?
    /// Wall-clock time.
    public var duration: Duration
    /// Processor time; nil where it was not measured.
    public var processorTime: Duration?

    public init(stage: Stage, step: Int? = nil, duration: Duration, processorTime: Duration? = nil) {
        self.stage = stage
        self.step = step
        self.duration = duration
        self.processorTime = processorTime
    }

    /// Decodes a timing. Timings come from files and workers too, and are added up, so each time is limited.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            stage: try fields.decode(Stage.self, forKey: .stage),
            step: try fields.decodeIfPresent(Int.self, forKey: .step),
            duration: Self.limited(try fields.decode(Duration.self, forKey: .duration)),
            processorTime: try fields.decodeIfPresent(Duration.self, forKey: .processorTime).map(Self.limited))
    }

    private static func limited(_ time: Duration) -> Duration {
        min(max(time, .zero), .seconds(1_000_000_000))
    }
}
