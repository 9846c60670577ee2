import KeepItFreshAuthentication
public import KeepItFreshDomain
public import KeepItFreshPresentation
public import KeepItFreshScanning
public import KeepItFreshWorkers

/// Small pictures of places in stored photos, for a terminal. Each is made in a process of its own: whoever made the photo
/// may have meant harm.
public struct PhotoPictures: Sendable {
    private static let width = 400
    private static let height = 300
    /// So much is shown around a place, as a part of its shorter side.
    private static let margin = 0.75

    private let reader = PhotoReader()
    private let program: @Sendable (_ place: String) -> WorkerProgram

    /// Pictures that programs make which call `serve` with the place they are given.
    public init(program: @escaping @Sendable (_ place: String) -> WorkerProgram) {
        self.program = program
    }

    /// The part of the very photo that was stored around a place, or with nil all of it. Nil when the file is gone, holds
    /// another photo by now or cannot be read.
    public func picture(of photo: ItemPhoto, around place: Quad?) async -> TerminalPicture? {
        guard let file = try? await reader.open(.file(photo.name)), file.contentHash == photo.contentHash,
            let image = try? await WorkerPictureReader().picture(of: file, by: program(Self.text(of: place))),
            let png = try? PictureCropper.png(of: image)
        else { return nil }
        return TerminalPicture(image, png: png)
    }

    /// Works as a worker of another process, which is at the other end of standard input, until that is gone. False at
    /// once when there is none, or `text` is no place.
    public static func serve(_ text: String, limits: PhotoLimits = PhotoLimits()) async -> Bool {
        guard LabelServer.hasParent, let place = place(of: text) else { return false }
        let cropper = PictureCropper(limits: limits)
        let server = LabelServer(bytes: limits.bytes, limits: WorkerLimits(pixels: limits.pixels)) {
            file throws(ScanError) in
            try await cropper.picture(of: file, around: place, width: width, height: height)
        }
        await server.run()
        return true
    }

    /// How the terminal of this process takes pictures, as its environment or it itself tells; nil when neither does.
    public static func terminal(environment: [String: String]) -> PictureProtocol? {
        if environment["TERM"] == "dumb" { return nil }
        if let kind = PictureProtocol(environment: environment) { return kind }
        return TerminalQuestion.ask(PictureProtocol.question, end: UInt8(ascii: "c"))
            .flatMap(PictureProtocol.init(answer:))
    }

    /// `left,top,right,bottom` of what is shown around a place; `all` for nil.
    private static func text(of place: Quad?) -> String {
        guard let place = place?.withMargin(margin) else { return "all" }
        let corners = [place.topLeft, place.bottomRight]
        return corners.map { "\($0.x),\($0.y)" }.joined(separator: ",")
    }

    /// A place as `text` writes it: `.some(nil)` for all of a photo, nil for what is none.
    private static func place(of text: String) -> Quad?? {
        if text == "all" { return .some(nil) }
        let sides = text.split(separator: ",").compactMap { Int($0) }
        guard sides.count == 4 else { return nil }
        return Quad(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
    }
}
