import KeepItFreshDomain
import KeepItFreshLabels

/// Decides what a picture's codes are from what was read in several views of it. One misread in ten passes its check
/// digit; what several views agree on is right.
struct BarcodeConsensus {
    /// The minimum weight of a code that is not doubtful, though not sure, as no other detection conflicts with it.
    private static let minimumUncontestedWeight = 2.5
    /// The minimum weight of a code that is reported as doubtful when none is sure.
    private static let minimumDoubtfulWeight = 1.5

    private var candidates: [Candidate] = []

    /// Whether nothing was detected, not even once.
    var isEmpty: Bool { candidates.isEmpty }

    /// Whether there is a code that needs no further pass.
    var isDecided: Bool {
        candidates.contains(where: isSure)
    }

    /// Adds a detection. Short codes count less, as few bars are misread more easily.
    mutating func add(_ detection: BarcodeDetection) {
        var detection = detection
        if [.upcE, .ean8].contains(detection.symbology) { detection.weight *= 0.7 }
        if let index = candidates.firstIndex(where: { $0.matches(detection) }) {
            candidates[index].add(detection)
        } else {
            candidates.append(Candidate(detection))
        }
    }

    /// The sure codes, then the doubtful ones, marked by their confidence: those that lack only a witness and, without
    /// a sure code, the likeliest one.
    var result: [Barcode] {
        let sure = candidates.filter(isSure)
        let certain = sure.map { $0.barcode(confidence: $0.decoders.count > 1 ? 0.99 : 0.95) }
        let unwitnessed = candidates.filter { code in
            hasLead(code) && !isWitnessed(code) && !sure.contains { $0.sharesPlace(with: code) }
        }
        if sure.isEmpty, let likeliest, !unwitnessed.contains(where: { $0.isSameCode(as: likeliest) }) {
            let isFairlySure = isUncontested(likeliest) && isWitnessed(likeliest)
            return [likeliest.barcode(confidence: isFairlySure ? 0.9 : Self.doubtfulConfidence)]
        }
        return certain + unwitnessed.map { $0.barcode(confidence: Self.doubtfulConfidence) }
    }

    private static let doubtfulConfidence = 0.4

    /// Whether a code was detected several times, even if faintly, and no other code in its place. A misread code comes
    /// out differently from pass to pass.
    private func isUncontested(_ candidate: Candidate) -> Bool {
        candidate.detectionCount > 1 && candidate.weight >= Self.minimumUncontestedWeight
            && rivalWeight(of: candidate) == 0
    }

    /// The place of the likeliest code that is not sure; nil without one that is worth a further pass.
    var doubtfulPlace: Quad? {
        likeliest?.box
    }

    private var likeliest: Candidate? {
        let likeliest = candidates.filter { !isHalf($0) }.max { $0.weight < $1.weight }
        guard let likeliest, likeliest.weight >= Self.minimumDoubtfulWeight,
            rivalWeight(of: likeliest) < likeliest.weight
        else { return nil }
        return likeliest
    }

    /// The places of the sure codes.
    var surePlaces: [Quad] {
        candidates.filter(isSure).compactMap(\.box)
    }

    /// The places of detections that are not sure and lie apart from the sure codes: further codes, perhaps.
    var unsurePlaces: [Quad] {
        let sure = surePlaces.map { PixelRect($0) }
        return candidates.filter { !isSure($0) }.compactMap(\.box)
            .filter { box in !sure.contains { $0.touches(PixelRect(box)) } }
    }

    private func isSure(_ candidate: Candidate) -> Bool {
        hasLead(candidate) && isWitnessed(candidate)
    }

    /// Whether a code has enough weight, and at least twice that of any other reading in its place, of which none is
    /// longer.
    private func hasLead(_ candidate: Candidate) -> Bool {
        candidate.weight >= BarcodeDetection.sureWeight && candidate.weight >= 2 * rivalWeight(of: candidate)
            && !isHalf(candidate)
    }

    /// Whether a longer code was read through the same bars, which then is the right one.
    private func isHalf(_ candidate: Candidate) -> Bool {
        candidates.contains { $0.containsBars(of: candidate) }
    }

    /// Whether one decoder's word is enough for the code, or another decoder or another symbol gives the same number.
    private func isWitnessed(_ candidate: Candidate) -> Bool {
        !candidate.needsWitness || candidate.decoders.count > 1
            || candidates.contains { $0.hasSameNumber(as: candidate) && !$0.needsWitness }
    }

    /// The weight of the strongest other reading in the candidate's place.
    private func rivalWeight(of candidate: Candidate) -> Double {
        candidates.filter { $0.conflicts(with: candidate) && !candidate.containsBars(of: $0) }.map(\.weight).max() ?? 0
    }
}

extension BarcodeConsensus {
    /// One code with all its detections.
    private struct Candidate {
        private let first: BarcodeDetection
        /// The place, by the better of the detections; nil when none has one.
        private(set) var box: Quad?
        /// The sum of the detections' weights.
        private(set) var weight: Double
        private(set) var detectionCount = 1
        private(set) var decoders: Set<BarcodeDetection.Decoder>
        /// Whether none of the detections is enough without a witness.
        private(set) var needsWitness: Bool

        init(_ detection: BarcodeDetection) {
            first = detection
            needsWitness = !detection.isEnoughAlone
            weight = detection.weight
            box = detection.box
            decoders = [detection.decoder]
        }

        /// Whether a detection is of this code.
        func matches(_ detection: BarcodeDetection) -> Bool {
            first.symbology == detection.symbology && first.text == detection.text
        }

        /// Adds a further detection. libzbar's box is the better one: libzxing gives a line across a linear code.
        mutating func add(_ detection: BarcodeDetection) {
            weight += detection.weight
            detectionCount += 1
            if detection.decoder == .zbar || box == nil { box = detection.box ?? box }
            decoders.insert(detection.decoder)
            if detection.isEnoughAlone { needsWitness = false }
        }

        func isSameCode(as other: Candidate) -> Bool {
            matches(other.first)
        }

        /// Whether both are in one place, as far as it is known.
        func sharesPlace(with other: Candidate) -> Bool {
            guard let box, let otherBox = other.box else { return true }
            return PixelRect(box).touches(PixelRect(otherBox))
        }

        /// Whether it is another symbol with the same product number, such as an EAN-13 beside a DataBar.
        func hasSameNumber(as other: Candidate) -> Bool {
            guard first.symbology != other.first.symbology, let number = first.number else { return false }
            return number == other.first.number
        }

        /// Whether this is an EAN-13 whose left half reads as that UPC-E.
        func containsBars(of other: Candidate) -> Bool {
            guard first.symbology == .ean13 || first.symbology == .isbn13, other.first.mayBeHalfOfEAN13 else {
                return false
            }
            let isLeftHalf = first.text.dropFirst().prefix(6) == other.first.text.dropFirst().prefix(6)
            return isLeftHalf && first.text.prefix(1) == other.first.text.suffix(1) || sharesPlace(with: other)
        }

        /// Whether both cannot be right: two readings of EAN or UPC bars in one place.
        func conflicts(with other: Candidate) -> Bool {
            first.text != other.first.text && first.isRetail && other.first.isRetail && sharesPlace(with: other)
        }

        func barcode(confidence: Double) -> Barcode {
            Barcode(
                symbology: first.symbology, text: first.text, isGS1: first.isGS1, box: box, confidence: confidence)
        }
    }
}

extension BarcodeDetection {
    /// Whether it is a UPC-E of number system 1. Its bars, with the check digit in their parities, are those of the
    /// left half of an EAN-13 that begins with that digit (GS1 General Specifications, section 5.2); those of number
    /// system 0 are in no EAN-13.
    fileprivate var mayBeHalfOfEAN13: Bool {
        symbology == .upcE && text.hasPrefix("1")
    }

    /// Whether the code needs no witness.
    fileprivate var isEnoughAlone: Bool {
        !needsWitness && !mayBeHalfOfEAN13
    }

    /// The product number; nil when it contains none.
    fileprivate var number: GTIN? {
        switch symbology {
        case .ean13, .ean8, .upcA, .isbn13: GTIN(text)
        case .dataBar, .dataBarLimited, .dataBarExpanded, .gs1128:
            text.hasPrefix("01") ? GTIN(String(text.dropFirst(2).prefix(14))) : nil
        default: nil
        }
    }

    fileprivate var isRetail: Bool {
        [.ean13, .ean8, .upcA, .upcE, .isbn13].contains(symbology)
    }
}
