package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPlatform
package import KeepItFreshPresentation
import KeepItFreshScanning
import KeepItFreshWorkers

/// Creates small pictures of parts of stored photos, to be shown in a terminal. They are decoded in a separate process,
/// because a photo may be malicious.
package struct PhotoPictures: Sendable {
    private static let size = ScannedLabel.Size(width: 400, height: 300)
    /// The margin shown around a place, as a fraction of its shorter side.
    private static let margin = 0.75

    private let reader = PhotoReader()
    private let pictures: WorkerPictureReader

    /// Pictures created by a worker: a program that calls `serve`.
    package init(worker: WorkerProgram) {
        pictures = WorkerPictureReader(program: worker)
    }

    /// The part of a stored photo around a place, or with nil all of the photo. The result is nil when the photo's file
    /// is gone, has changed since or cannot be read.
    package func picture(of photo: ItemPhoto, around place: Quad?) async -> TerminalPicture? {
        guard let file = try? await reader.open(.file(photo.name)), file.contentHash == photo.contentHash,
            let image = try? await pictures.picture(
                PictureRequest(around: place?.withMargin(Self.margin), within: Self.size), of: file),
            let png = try? PictureCropper.png(of: image)
        else { return nil }
        return TerminalPicture(image, png: png)
    }

    /// Serves as the worker of a process at the other end of standard input that needs pictures of photos, until that
    /// process ends. Returns false at once when there is none.
    package static func serve(limits: PhotoLimits = PhotoLimits()) async -> Bool {
        guard LabelServer.hasParent else { return false }
        let cropper = PictureCropper(limits: limits)
        let server = LabelServer(bytes: limits.bytes, limits: LabelServer.Limits(pixels: limits.pixels)) {
            request, file throws(ScanError) in
            try await cropper.picture(request, of: file)
        }
        await server.run()
        return true
    }

    /// The protocol by which this process's terminal shows pictures, according to the environment or the terminal
    /// itself; nil when neither names one.
    package static func terminal(environment: [String: String]) -> PictureProtocol? {
        if environment["TERM"] == "dumb" { return nil }
        if let kind = PictureProtocol(environment: environment) { return kind }
        return Terminal.ask(PictureProtocol.query, end: UInt8(ascii: "c"))
            .flatMap(PictureProtocol.init(answer:))
    }
}
