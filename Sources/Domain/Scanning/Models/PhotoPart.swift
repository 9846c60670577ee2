/// A part of a photo in all the pixels there are.
public struct PhotoPart: Hashable, Sendable {
    /// What it shows.
    public let image: GreyImage
    /// Where it begins in the upright photo.
    public let origin: PixelPoint

    /// The part that begins at `origin`.
    public init(image: GreyImage, origin: PixelPoint) {
        self.image = image
        self.origin = origin
    }
}
