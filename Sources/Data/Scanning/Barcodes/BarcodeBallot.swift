import KeepItFreshDomain

/// Weighs what was read in several views of a picture. A check digit is passed by one misread in ten; what several
/// looks agree on is right.
struct BarcodeBallot {
    /// The weight from which a code is taken for sure.
    static let sure = 3.0
    /// The least weight of a code that nothing speaks against.
    static let faint = 2.5
    /// The least weight with which a code is reported, as doubtful, when nothing is sure.
    static let doubtful = 1.5

    private var candidates: [BarcodeCandidate] = []

    /// True when there is a code that needs no further look.
    var isDecided: Bool {
        candidates.contains(where: isSettled)
    }

    /// Counts a sighting, one of the short codes less: few bars are sooner mistaken.
    mutating func add(_ sighting: BarcodeSighting) {
        var sighting = sighting
        if [.upcE, .ean8].contains(sighting.symbology) { sighting.weight *= 0.7 }
        if let index = candidates.firstIndex(where: { $0.matches(sighting) }) {
            candidates[index].add(sighting)
        } else {
            candidates.append(BarcodeCandidate(sighting))
        }
    }

    /// The sure codes. Without any, the likeliest doubtful one, marked by its confidence.
    var result: [Barcode] {
        let settled = candidates.filter(isSettled)
        if !settled.isEmpty {
            return settled.map { $0.barcode(confidence: $0.decoders.count > 1 ? 0.99 : 0.95) }
        }
        return likeliest.map { [$0.barcode(confidence: isUncontested($0) ? 0.9 : 0.4)] } ?? []
    }

    /// True for a code that several looks saw, if faintly, where no look ever saw another: misread codes come out in
    /// many ways.
    private func isUncontested(_ candidate: BarcodeCandidate) -> Bool {
        candidate.sightings > 1 && candidate.weight >= Self.faint && rival(of: candidate) == 0
    }

    /// Where the likeliest code is that is not sure; nil without one that is worth a further look.
    var doubtfulPlace: Quad? {
        likeliest?.box
    }

    private var likeliest: BarcodeCandidate? {
        let likeliest = candidates.max { $0.weight < $1.weight }
        guard let likeliest, likeliest.weight >= Self.doubtful, rival(of: likeliest) < likeliest.weight else {
            return nil
        }
        return likeliest
    }

    /// Where the sure codes are.
    var settledPlaces: [Quad] {
        candidates.filter(isSettled).compactMap(\.box)
    }

    /// Codes seen in places where nothing is sure, in a photo where something is: further codes, perhaps.
    var openPlaces: [Quad] {
        let settled = settledPlaces
        return candidates.filter { !isSettled($0) }.compactMap(\.box)
            .filter { box in !settled.contains { $0.meets(box) } }
    }

    /// True for a sure code that outweighs twice over whatever else was read in its place.
    private func isSettled(_ candidate: BarcodeCandidate) -> Bool {
        candidate.weight >= Self.sure && candidate.weight >= 2 * rival(of: candidate)
    }

    /// The weight of the strongest other reading in the candidate's place.
    private func rival(of candidate: BarcodeCandidate) -> Double {
        candidates.filter { $0.contests(candidate) }.map(\.weight).max() ?? 0
    }
}
