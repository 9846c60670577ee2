import KeepItFreshDomain
import KeepItFreshLabels

/// What one decoder read in one view of a picture.
struct BarcodeDetection {
    /// The library that read it. Two that agree count for more than one that repeats itself.
    enum Decoder {
        case zbar, zxing, own
    }

    /// The weight of a detection that is enough by itself.
    static let sureWeight = 3.0

    let symbology: Symbology
    let text: String
    let isGS1: Bool
    /// The place of the code; in the view's pixels until it is moved.
    var box: Quad?
    let decoder: Decoder
    /// How much the detection counts.
    var weight: Double
    /// Whether the code stays doubtful, however often this decoder repeats it, until something else shows it, too.
    var needsWitness = false
}
