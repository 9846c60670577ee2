import KeepItFreshDomain

/// A line that was read and the region it was read in, the right way up.
struct ReadLine {
    /// A line less sure is as likely to say something else.
    private static let soundConfidence = 0.5
    /// A line of fewer digits has no date.
    static let fewestDigits = 4

    /// Where it stands.
    var region: LineRegion
    /// What it says.
    var line: TextLine

    /// Whether it is read well enough and has digits enough that a date may stand here.
    var mayHoldDate: Bool {
        line.text.count(where: \.isNumber) >= Self.fewestDigits && line.confidence >= Self.soundConfidence
    }

    /// How many letters and digits it is likely to have right: a long line hardly ever reads as surely as a piece of it.
    var yield: Double {
        line.confidence * Double(line.text.essence.count)
    }
}

extension [ReadLine] {
    /// Whether one of the lines was read where `region` is.
    func hold(_ region: LineRegion) -> Bool {
        contains { $0.region.overlaps(region) }
    }

    /// The lines without those that lie on one of which more was read, those with most to read first.
    var distinct: [ReadLine] {
        sorted { $0.yield > $1.yield }.reduce(into: []) { kept, line in
            if !kept.hold(line.region) { kept.append(line) }
        }
    }
}
