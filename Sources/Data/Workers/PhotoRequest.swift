import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshLabels

/// What a `WorkerLabelReader` sends with a photo of which more is known: a line of JSON before the photo's bytes. No
/// photo begins as that does, so one that is sent alone is not mistaken for it.
struct PhotoRequest: Codable, Equatable {
    let today: CivilDate
    /// As in `LocaleHint`: a language, and a region behind a hyphen.
    let locale: String?
    let taken: CivilDate?

    init(_ context: PhotoContext) {
        today = context.today
        locale = context.locale.map { hint in hint.region.map { hint.language + "-" + $0 } ?? hint.language }
        taken = context.taken
    }

    /// What is known of the photo.
    var context: PhotoContext {
        PhotoContext(today: today, locale: locale.flatMap(LocaleHint.init), taken: taken)
    }

    /// The message with a photo; the photo alone when the request cannot be written.
    func message(_ photo: [UInt8]) -> [UInt8] {
        guard let header = try? JSONEncoder().encode(self), header.count < LabelServer.maximumRequestBytes else {
            return photo
        }
        return header + [LabelServer.lineEnd] + photo
    }

    /// The request and the photo of a message; nil for a photo alone.
    static func read(_ message: [UInt8]) -> (request: PhotoRequest, photo: [UInt8])? {
        guard message.first == UInt8(ascii: "{"),
            let end = message.prefix(LabelServer.maximumRequestBytes).firstIndex(of: LabelServer.lineEnd),
            let request = try? JSONDecoder().decode(PhotoRequest.self, from: Data(message[..<end]))
        else { return nil }
        return (request, Array(message[(end + 1)...]))
    }
}
