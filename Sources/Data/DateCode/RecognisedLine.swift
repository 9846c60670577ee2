import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition

/// A recognised line and its region, the right way up.
struct RecognisedLine {
    /// A line with less confidence is more likely wrong than right.
    private static let sufficientConfidence = 0.5
    /// A line with fewer digits has no date.
    static let minimumDigits = 4

    var region: LineRegion
    var line: TextLine

    /// Whether it is read well enough and has enough digits for a date.
    var mayContainDate: Bool {
        line.text.count(where: \.isNumber) >= Self.minimumDigits && line.confidence >= Self.sufficientConfidence
    }

    /// Whether both are of the same print, seen in places that differ by less than the distance of two lines.
    func isSamePrint(as other: RecognisedLine) -> Bool {
        line.text.alphanumerics == other.line.text.alphanumerics
            && region.box.grown(across: Self.maximumOffset * region.capitalHeight).covers(other.region.box)
    }

    /// In capital heights.
    private static let maximumOffset = 0.8

    /// The expected number of correct letters and digits: a long line is hardly ever read with the confidence of a
    /// piece of it.
    var expectedCorrectCharacters: Double {
        line.confidence * Double(line.text.alphanumerics.count)
    }
}

extension [RecognisedLine] {
    /// Whether one of the lines overlaps a region.
    func contains(overlapping region: LineRegion) -> Bool {
        contains { $0.region.overlaps(region) }
    }

    /// The lines without those that overlap one with more expected correct characters; those with the most come first.
    var nonMaximumSuppressed: [RecognisedLine] {
        sorted { $0.expectedCorrectCharacters > $1.expectedCorrectCharacters }.reduce(into: []) { kept, line in
            if !kept.contains(overlapping: line.region) { kept.append(line) }
        }
    }
}
