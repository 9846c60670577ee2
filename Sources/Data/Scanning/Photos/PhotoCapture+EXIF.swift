import KeepItFreshDomain

extension PhotoCapture {
    /// What the file tells of its taking (EXIF 3.0, sections 4.6.4 and 4.6.6); nil when it tells nothing.
    init?(of bytes: [UInt8], in format: PictureFormat) {
        guard let directory = EXIFBlock.directory(of: bytes, in: format) else { return nil }
        let details = directory.directory(tag: 0x8769)
        self.init(
            time: Self.time(directory, details), make: directory.text(tag: 0x010F),
            model: directory.text(tag: 0x0110),
            orientation: directory.number(tag: 0x0112).flatMap { (1...8).contains($0) ? $0 : nil })
        if self == PhotoCapture() { return nil }
    }

    /// When the picture was taken, else digitised, else last changed: each a date with a time of day, and beside it
    /// the fraction of the second and the distance from UTC.
    private static func time(_ directory: TIFFDirectory, _ details: TIFFDirectory?) -> CaptureTime? {
        time(details?.text(tag: 0x9003), fraction: details?.text(tag: 0x9291), zone: details?.text(tag: 0x9011))
            ?? time(details?.text(tag: 0x9004), fraction: details?.text(tag: 0x9292), zone: details?.text(tag: 0x9012))
            ?? time(directory.text(tag: 0x0132), fraction: details?.text(tag: 0x9290), zone: details?.text(tag: 0x9010))
    }

    /// `YYYY:MM:DD hh:mm:ss`; nil for anything else, such as the zeros of a camera whose clock was never set.
    private static func time(_ text: String?, fraction: String?, zone: String?) -> CaptureTime? {
        guard let parts = text?.split(separator: " "), parts.count == 2,
            let date = CivilDate(parts[0].map { $0 == ":" ? "-" : String($0) }.joined()),
            let second = CaptureTime.millisecondOfDay(parts[1])
        else { return nil }
        let exact = fraction.flatMap { CaptureTime.millisecondOfDay("\(parts[1]).\($0)") }
        return CaptureTime(
            date: date, millisecondOfDay: exact ?? second, zoneOffset: zone.flatMap { CaptureTime.zoneOffset($0[...]) })
    }
}
