import KeepItFreshDomain

/// Weighs what was read in several views of a picture. A check digit is passed by one misread in ten; what several looks
/// agree on is right.
struct BarcodeBallot {
    /// The weight from which a code is taken for sure.
    static let sure = 3.0
    /// The least weight with which a code is reported, as doubtful, when nothing is sure.
    static let doubtful = 1.5

    private var candidates: [Candidate] = []

    /// True when there is a code that needs no further look.
    var isDecided: Bool {
        candidates.contains { $0.weight >= Self.sure }
    }

    /// Counts a sighting, one of the short codes less: few bars are sooner mistaken.
    mutating func add(_ sighting: BarcodeSighting) {
        var sighting = sighting
        if [.upcE, .ean8].contains(sighting.symbology) { sighting.weight *= 0.7 }
        if let index = candidates.firstIndex(where: { $0.matches(sighting) }) {
            candidates[index].add(sighting)
        } else {
            candidates.append(Candidate(sighting))
        }
    }

    /// The sure codes, those that are outweighed twice over by one of the same place left out. Without any, the likeliest
    /// doubtful one, marked by its confidence.
    var result: [Barcode] {
        let sure = candidates.filter { $0.weight >= Self.sure }
        if sure.isEmpty {
            let best = candidates.max { $0.weight < $1.weight }
            guard let best, best.weight >= Self.doubtful else { return [] }
            return [best.barcode(confidence: 0.4)]
        }
        return sure.filter { candidate in !sure.contains { $0.outweighs(candidate) } }
            .map { $0.barcode(confidence: $0.decoders.count > 1 ? 0.99 : 0.95) }
    }
}

extension BarcodeBallot {
    /// One code, with all that speaks for it.
    private struct Candidate {
        let first: BarcodeSighting
        var weight: Double
        var box: Quad?
        var decoders: Set<BarcodeSighting.Decoder>

        init(_ sighting: BarcodeSighting) {
            first = sighting
            weight = sighting.weight
            box = sighting.box
            decoders = [sighting.decoder]
        }

        func matches(_ sighting: BarcodeSighting) -> Bool {
            first.symbology == sighting.symbology && first.text == sighting.text
        }

        /// libzbar's box is the better one: libzxing gives one line across a linear code.
        mutating func add(_ sighting: BarcodeSighting) {
            weight += sighting.weight
            if sighting.decoder == .zbar || box == nil { box = sighting.box ?? box }
            decoders.insert(sighting.decoder)
        }

        func outweighs(_ other: Candidate) -> Bool {
            first.text != other.first.text && weight >= 2 * other.weight && sharesHalf(with: other)
        }

        /// Misreads of an EAN code mostly keep one of its halves.
        private func sharesHalf(with other: Candidate) -> Bool {
            let (mine, theirs) = (first.text.suffix(12), other.first.text.suffix(12))
            return mine.suffix(6) == theirs.suffix(6) || mine.prefix(6) == theirs.prefix(6)
        }

        func barcode(confidence: Double) -> Barcode {
            Barcode(
                symbology: first.symbology, text: first.text, isGS1: first.isGS1, box: box, confidence: confidence)
        }
    }
}
