import FoundationEssentials
import KeepItFreshLabels

/// A photo with what was read from it, before that is parsed: the second stage of an import, after `PhotoFile`.
struct ScannedPhoto: Sendable {
    /// Its place among the photos given, from 0.
    let index: Int
    /// The time that its items get; later than that of any photo before it.
    let time: Date
    /// The path or name as given.
    let name: String
    /// The digest of its file (`PhotoFile.contentHash`).
    let contentHash: String
    /// When and with what it was taken; nil when its file does not say.
    let capture: PhotoCapture?
    /// When its file was written (`PhotoFile.written`).
    let written: Int?
    /// Whether its file lacks its end (`PhotoFile.isCutOff`).
    private(set) var isCutOff = false
    /// What was read; empty for a photo that was stored earlier.
    let label: ScannedLabel
    /// True when `label` was read and stored by an interrupted import.
    let isKept: Bool

    /// The photo in `file`, which is `index` of those given, with what was read of it.
    init(index: Int, time: Date, file: PhotoFile, label: ScannedLabel = ScannedLabel(), isKept: Bool = false) {
        self.init(
            index: index, time: time, name: file.name, contentHash: file.contentHash, capture: file.capture,
            written: file.written, label: label, isKept: isKept)
        isCutOff = file.isCutOff
    }

    /// A photo with all that is known of it.
    init(
        index: Int, time: Date, name: String, contentHash: String, capture: PhotoCapture? = nil, written: Int? = nil,
        label: ScannedLabel = ScannedLabel(), isKept: Bool = false
    ) {
        self.index = index
        self.time = time
        self.name = name
        self.contentHash = contentHash
        self.capture = capture
        self.written = written
        self.label = label
        self.isKept = isKept
    }

    /// The day on which the photo was taken, as known on the day `today`; nil when nothing shows it.
    func day(today: CivilDate) -> PhotoDay? {
        PhotoDay(capture: capture?.time?.date, fileName: name, written: written, today: today)
    }

    /// What its file says of where the picture comes from.
    var origin: PhotoOrigin { PhotoOrigin(fileName: name, capture: capture) }

    /// The same photo with further stages' times.
    func adding(_ timings: [StageTiming]) -> ScannedPhoto {
        guard !timings.isEmpty else { return self }
        var label = label
        label.timings += timings
        var photo = ScannedPhoto(
            index: index, time: time, name: name, contentHash: contentHash, capture: capture, written: written,
            label: label, isKept: isKept)
        photo.isCutOff = isCutOff
        return photo
    }

    /// The photo without anything that was read.
    var withoutReading: ScannedPhoto {
        ScannedPhoto(
            index: index, time: time, name: name, contentHash: contentHash, capture: capture, written: written,
            isKept: isKept)
    }

    /// The folder it lies in, with the path as given; empty for none.
    var folder: Substring {
        name.lastIndex(of: "/").map { name[..<$0] } ?? ""
    }

    /// The series that its name shows, with the folder; nil when it shows none.
    var series: String? {
        PhotoSeries.series(of: name)
    }

    /// Whether the time from another photo to this one is known.
    func isTimed(beside other: ScannedPhoto) -> Bool {
        milliseconds(after: other) != nil || writingPause(after: other) != nil
            || capture?.time != nil && other.capture?.time != nil
    }

    /// The maximum number of bits in which two pictures of one thing from one place differ.
    private static let maximumFingerprintDistance = 6

    /// True when it looks like another photo.
    func looksLike(_ other: ScannedPhoto) -> Bool {
        guard let mine = label.fingerprint, let others = other.label.fingerprint else { return false }
        return (mine ^ others).nonzeroBitCount <= Self.maximumFingerprintDistance
    }

    /// Milliseconds from the writing of another photo's file to that of this one; nil when a camera gave the time of
    /// either, or nothing is known.
    func writingPause(after other: ScannedPhoto) -> Int? {
        guard capture?.time == nil, other.capture?.time == nil, let written, let others = other.written else {
            return nil
        }
        return written - others
    }

    /// Milliseconds from another photo to this one, both taken with the same camera; nil when that is not so or not
    /// known.
    func milliseconds(after other: ScannedPhoto) -> Int? {
        other.capture.flatMap { capture?.milliseconds(from: $0) }
    }
}
