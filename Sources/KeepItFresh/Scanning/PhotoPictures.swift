package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPlatform
package import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshWorkers

/// Creates small pictures of parts of stored photos, to be shown in a terminal. They are decoded in a separate process,
/// because a photo may be malicious.
package struct PhotoPictures: Sendable {
    /// The margin shown around a place, as a fraction of its shorter side.
    private static let margin = 0.75
    /// The white space between two pictures, in pixels.
    private static let gap = 2

    private let reader = PhotoReader()
    private let pictures: WorkerPictureReader

    /// Pictures created by a worker: a program that calls `serve`.
    package init(worker: WorkerProgram) {
        pictures = WorkerPictureReader(program: worker)
    }

    /// Whether the file of a stored photo is still the one that was stored.
    package func state(of photo: ItemPhoto) async -> ReviewScreen.PhotoState {
        guard let file = try? await reader.open(.file(photo.name)) else { return .gone }
        return file.contentHash == photo.contentHash ? .there : .replaced
    }

    /// The parts of stored photos around these places, or all of a photo where no place is given, beside each other and
    /// upright, together at most of this size. Nil when none of the photos is there as it was, and can be read.
    package func picture(
        of places: [(photo: ItemPhoto, box: Quad?)], within size: ScannedLabel.Size
    ) async -> TerminalPicture? {
        let share = ScannedLabel.Size(
            width: max(1, (size.width - Self.gap * (places.count - 1)) / max(1, places.count)), height: size.height)
        var whole: GreyImage?
        for place in places {
            guard let image = await image(of: place.photo, around: place.box, within: share) else { continue }
            whole = whole.map { $0.beside(image, gap: Self.gap) } ?? image
        }
        return whole.flatMap { image in (try? PictureCropper.png(of: image)).map { TerminalPicture(image, png: $0) } }
    }

    private func image(of photo: ItemPhoto, around box: Quad?, within size: ScannedLabel.Size) async -> GreyImage? {
        guard let file = try? await reader.open(.file(photo.name)), file.contentHash == photo.contentHash else {
            return nil
        }
        let quarters = box?.quartersToUpright ?? 0
        let request = PictureRequest(
            around: box?.withMargin(Self.margin),
            within: quarters % 2 == 0 ? size : ScannedLabel.Size(width: size.height, height: size.width))
        return try? await pictures.picture(request, of: file).turned(quarters: quarters)
    }

    /// Serves as the worker of a process at the other end of standard input that needs pictures of photos, until that
    /// process ends. Returns false at once when there is none.
    package static func serve(limits: PhotoLimits = PhotoLimits()) async -> Bool {
        guard LabelServer.hasParent else { return false }
        let cropper = PictureCropper(limits: limits)
        let server = LabelServer(
            bytes: limits.bytes, limits: LabelServer.Limits(pixels: limits.pixels),
            picture: { request, file throws(ScanError) in try await cropper.picture(request, of: file) },
            colors: { request, file throws(ScanError) in try await cropper.pictures(request, of: file) })
        await server.run()
        return true
    }

    /// How this process's terminal shows pictures, according to the environment or the terminal itself; nil where it
    /// shows none.
    package static func terminal(environment: [String: String]) -> PictureProtocol? {
        if environment["TERM"] == "dumb" { return nil }
        if let kind = PictureProtocol(environment: environment) { return kind }
        return Terminal.ask(PictureProtocol.query, end: UInt8(ascii: "c"))
            .flatMap(PictureProtocol.init(answer:)) ?? .blocks
    }
}
