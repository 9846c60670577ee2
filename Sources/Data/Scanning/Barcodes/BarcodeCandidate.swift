import KeepItFreshDomain

/// One code, with all that speaks for it.
struct BarcodeCandidate {
    private let first: BarcodeSighting
    /// Where it is, by the better of its sightings; nil when none told.
    private(set) var box: Quad?
    /// The sum of its sightings' weights.
    private(set) var weight: Double
    /// How often it was seen.
    private(set) var sightings = 1
    /// Who saw it.
    private(set) var decoders: Set<BarcodeSighting.Decoder>

    /// A code seen once.
    init(_ sighting: BarcodeSighting) {
        first = sighting
        weight = sighting.weight
        box = sighting.box
        decoders = [sighting.decoder]
    }

    /// True when the sighting is of this very code.
    func matches(_ sighting: BarcodeSighting) -> Bool {
        first.symbology == sighting.symbology && first.text == sighting.text
    }

    /// Counts a further sighting. libzbar's box is the better one: libzxing gives a line across a linear code.
    mutating func add(_ sighting: BarcodeSighting) {
        weight += sighting.weight
        sightings += 1
        if sighting.decoder == .zbar || box == nil { box = sighting.box ?? box }
        decoders.insert(sighting.decoder)
    }

    /// True when both cannot be right: two readings of EAN or UPC bars in one place.
    func contests(_ other: BarcodeCandidate) -> Bool {
        guard first.text != other.first.text, first.isRetail, other.first.isRetail else { return false }
        guard let box, let otherBox = other.box else { return true }
        return box.meets(otherBox)
    }

    /// The code, as sure as `confidence` says.
    func barcode(confidence: Double) -> Barcode {
        Barcode(symbology: first.symbology, text: first.text, isGS1: first.isGS1, box: box, confidence: confidence)
    }
}

extension BarcodeSighting {
    fileprivate var isRetail: Bool {
        [.ean13, .ean8, .upcA, .upcE, .isbn13].contains(symbology)
    }
}
