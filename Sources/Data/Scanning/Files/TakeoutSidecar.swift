import Foundation
import KeepItFreshDomain
import KeepItFreshLabels

/// The JSON file that Google Takeout writes beside each photo. It keeps the time that Google Photos knows, also where
/// the photo's own was lost on the way.
struct TakeoutSidecar {
    /// Larger files are not read.
    private static let maximumBytes = 1 << 20
    /// Takeout cuts names before `.json` to this many characters.
    private static let maximumNameLength = 46
    private static let ending = ".supplemental-metadata"

    /// When the photo was taken, by the clock of this machine's time zone.
    let taken: CaptureTime

    /// The sidecar of the photo at `path`; nil when there is none, or it does not say when the photo was taken.
    init?(ofPhoto path: String) {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        for name in Self.names(of: String(path.dropFirst(folder.count))) {
            guard let bytes = try? RegularFile.contents(of: folder + name, limit: Self.maximumBytes) else { continue }
            guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
                let seconds = content.photoTakenTime.flatMap({ TimeInterval($0.timestamp) }),
                let taken = CaptureTime(secondsSince1970: seconds)
            else { return nil }
            self.taken = taken
            return
        }
        return nil
    }

    /// The names that the sidecar of a photo can have: `milk.jpg.json` or, since 2024,
    /// `milk.jpg.supplemental-metadata.json`, cut off where that is long. The number of a second photo of one name is
    /// behind: `milk(1).jpg` has `milk.jpg(1).json`. An edited photo has that of the original.
    static func names(of photo: String) -> [String] {
        guard let dot = photo.lastIndex(of: ".") else { return [] }
        var stem = String(photo[..<dot])
        let suffix = photo[dot...]
        if stem.hasSuffix("-edited") { stem.removeLast("-edited".count) }
        var number = ""
        if stem.hasSuffix(")"), let open = stem.lastIndex(of: "("),
            stem[open...].dropFirst().dropLast().allSatisfy(\.isNumber)
        {
            number = String(stem[open...])
            stem = String(stem[..<open])
        }
        let bases = [stem + suffix, String((stem + suffix + ending).prefix(maximumNameLength))]
        let cut = String((stem + suffix).prefix(maximumNameLength))
        return (bases + [cut]).reduce(into: []) { names, base in
            let name = base + number + ".json"
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The fields that are used.
    private struct Content: Decodable {
        struct Time: Decodable {
            /// Seconds since 1970, in digits.
            let timestamp: String
        }

        let photoTakenTime: Time?
    }
}

extension CaptureTime {
    /// The latest time that is taken for one of a photo: the end of the year 9999.
    private static let maximumSeconds: TimeInterval = 253_402_300_799

    /// A moment, by the clock of this machine's time zone. Nil for one before 1970 or after the year 9999.
    fileprivate init?(secondsSince1970 seconds: TimeInterval, in zone: TimeZone = .current) {
        guard (0...Self.maximumSeconds).contains(seconds) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let moment = Date(timeIntervalSince1970: seconds)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: moment)
        guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
            let minute = parts.minute, let second = parts.second,
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        self.init(
            date: date, millisecondOfDay: ((hour * 60 + minute) * 60 + second) * 1000,
            zoneOffset: zone.secondsFromGMT(for: moment) / 60)
    }
}
