/// What was read from one photo, and what its file records: everything that is needed to parse the photo again without
/// its pixels.
///
/// As a JSON file it serves to tune the parsers, and can be sent in place of a photo that was misread.
package struct PhotoReading: Hashable, Codable, Sendable {
    /// The photo's path or name as it was given.
    package var file: String
    /// Its place among the photos that were read together, from 0.
    package var index: Int
    /// When and with which camera it was taken; nil when its file does not say.
    package var capture: PhotoCapture?
    /// The file's modification time in milliseconds since 1970; nil when that may be only the time at which it was
    /// copied.
    package var written: Int?
    /// The lines with their boxes and alternatives, the barcodes and the photo's size.
    package var label: ScannedLabel

    package init(
        file: String, index: Int = 0, capture: PhotoCapture? = nil, written: Int? = nil, label: ScannedLabel
    ) {
        self.file = file
        self.index = index
        self.capture = capture
        self.written = written
        self.label = label
    }

    /// The ending of the names of such files.
    package static let nameEnding = ".reading.json"

    /// The day on which the photo was taken, as known on the day `today`; nil when nothing shows it.
    package func day(today: CivilDate) -> PhotoDay? {
        PhotoDay(capture: capture?.time?.date, fileName: file, written: written, today: today)
    }

    /// What its file says of where the picture comes from.
    package var origin: PhotoOrigin { PhotoOrigin(fileName: file, capture: capture) }

    /// Parses the label on the day `today`, for a user in `locale`.
    package func parsed(
        by parser: LabelParser = LabelParser(), today: CivilDate, locale: LocaleHint?
    ) -> ParsedLabel {
        parser.parse(
            label, today: today, locale: locale, orders: KnownOrders(), taken: day(today: today)?.day, origin: origin)
    }
}
