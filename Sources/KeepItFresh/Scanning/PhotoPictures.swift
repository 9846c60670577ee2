package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPlatform
package import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshWorkers

/// Creates small pictures of parts of stored photos, to be shown in a terminal. Each is decoded in a separate process,
/// because a photo may be malicious.
package struct PhotoPictures: Sendable {
    private static let width = 400
    private static let height = 300
    /// The margin shown around a place, as a fraction of its shorter side.
    private static let margin = 0.75

    private let reader = PhotoReader()
    private let program: @Sendable (_ place: String) -> WorkerProgram

    /// Pictures created by a worker: `program` returns the program that calls `serve` with the place it is given.
    package init(program: @escaping @Sendable (_ place: String) -> WorkerProgram) {
        self.program = program
    }

    /// The part of a stored photo around a place, or with nil all of the photo. The result is nil when the photo's file is
    /// gone, has changed since or cannot be read.
    package func picture(of photo: ItemPhoto, around place: Quad?) async -> TerminalPicture? {
        guard let file = try? await reader.open(.file(photo.name)), file.contentHash == photo.contentHash,
            let image = try? await WorkerPictureReader().picture(of: file, by: program(Self.text(of: place))),
            let png = try? PictureCropper.png(of: image)
        else { return nil }
        return TerminalPicture(image, png: png)
    }

    /// Serves as the worker of a process at the other end of standard input, until that process ends. Returns false at once
    /// when there is none, or when `text` is not a place.
    package static func serve(_ text: String, limits: PhotoLimits = PhotoLimits()) async -> Bool {
        guard LabelServer.hasParent, let place = place(of: text) else { return false }
        let cropper = PictureCropper(limits: limits)
        let server = LabelServer(bytes: limits.bytes, limits: LabelServer.Limits(pixels: limits.pixels)) {
            file throws(ScanError) in
            try await cropper.picture(of: file, around: place, width: width, height: height)
        }
        await server.run()
        return true
    }

    /// The protocol by which this process's terminal shows pictures, according to the environment or the terminal itself;
    /// nil when neither names one.
    package static func terminal(environment: [String: String]) -> PictureProtocol? {
        if environment["TERM"] == "dumb" { return nil }
        if let kind = PictureProtocol(environment: environment) { return kind }
        return Terminal.ask(PictureProtocol.query, end: UInt8(ascii: "c"))
            .flatMap(PictureProtocol.init(answer:))
    }

    /// `left,top,right,bottom` of what is shown around a place; `all` for nil.
    private static func text(of place: Quad?) -> String {
        guard let place = place?.withMargin(margin) else { return "all" }
        let corners = [place.topLeft, place.bottomRight]
        return corners.map { "\($0.x),\($0.y)" }.joined(separator: ",")
    }

    /// The place that `text` gives: `.some(nil)` for all of a photo, nil when it is not a place.
    private static func place(of text: String) -> Quad?? {
        if text == "all" { return .some(nil) }
        let sides = text.split(separator: ",").compactMap { Int($0) }
        guard sides.count == 4 else { return nil }
        return Quad(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
    }
}
