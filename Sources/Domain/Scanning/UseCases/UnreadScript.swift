import KeepItFreshLabels

/// The print that the scene-text reader passed over in some lines, as it lacks their script.
struct UnreadScript {
    /// The share of the print that is unread on a pack in another script: of 222 pictures of Latin, Chinese and
    /// Japanese print none has so much.
    private static let minimumUnread = 0.1
    /// A line that was read so well and whole is not read again.
    private static let sufficientConfidence = 0.9
    private static let sufficientlyRead = 0.1
    /// The minimum length of a line, in its heights: shorter ones may be ornament.
    private static let minimumLength = 2.0
    private static let maximumSamples = 3

    /// The lines that are long enough to tell anything.
    private let readings: [PlaceReading]

    /// What the scene-text reader read at some places.
    init(_ readings: [PlaceReading]) {
        self.readings = readings.filter { $0.place.length >= Self.minimumLength * $0.place.lineHeight }
    }

    /// The script of which a letter was read that no other has: the scene-text reader knows some of the Greek ones.
    var seen: PrintedScript? {
        PrintedScript.allCases.first { script in
            readings.contains { $0.line?.text.unicodeScalars.contains(where: script.isDistinctive) ?? false }
        }
    }

    /// Whether so much print is unread that another script is likely.
    var isLikely: Bool {
        let all = readings.reduce(0) { $0 + $1.place.length }
        return readings.reduce(0) { $0 + $1.unread * $1.place.length } >= Self.minimumUnread * all && all > 0
    }

    /// The lines of which hardly anything was read, though they have the length of a date or a name, those with marks
    /// as between the numbers of a date first.
    var unreadLines: [Quad] {
        let unread = readings.filter {
            $0.place.length <= Self.maximumLength * $0.place.lineHeight
                && ($0.line == nil || $0.unread >= Self.mostlyUnread)
        }
        return unread.filter(\.hasMarks).map(\.place) + unread.filter { !$0.hasMarks }.map(\.place)
    }

    /// The share of the print of a line that is hardly read, and the length of a line of running text, in its heights.
    private static let mostlyUnread = 0.4, maximumLength = 25.0

    /// The lines with most unread print, which tell the script best.
    var samples: [Quad] {
        let unread = readings.filter { $0.unread > 0 }.map { (place: $0.place, print: $0.unread * $0.place.length) }
        return unread.sorted { $0.print > $1.print }.prefix(Self.maximumSamples).map(\.place)
    }

    /// The lines that are worth reading once more in another script: those that were not read well and whole, and
    /// numbers, which may have a unit.
    func doubtful(in script: PrintedScript) -> [Quad] {
        readings.filter { reading in
            guard let line = reading.line, reading.unread < Self.sufficientlyRead else { return true }
            return line.confidence < Self.sufficientConfidence || script.count(in: line.text) > 0
                || !line.text.contains(where: \.isLetter)
        }.map(\.place)
    }
}

extension PlaceReading {
    /// Whether the marks of a date were read, whatever is between them.
    fileprivate var hasMarks: Bool { line?.text.contains { "/.-:".contains($0) } ?? false }
}
