import KeepItFreshDomain

/// What one decoder read in one view of a picture.
struct BarcodeSighting {
    /// Which library read it. Two that agree are worth more than one that repeats itself.
    enum Decoder {
        case zbar, zxing, own
    }

    let symbology: Symbology
    let text: String
    let isGS1: Bool
    /// In the view's pixels until moved.
    var box: Quad?
    let decoder: Decoder
    /// How much the sighting counts; ``BarcodeBallot/sure`` is enough by itself.
    var weight: Double
}
