import CKIFLeptonica
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Makes small pictures of photos, or of parts of them, for people to look at.
package struct PictureCropper: Sendable {
    private let reader: PhotoReader

    /// A cropper of photos within `limits`.
    package init(limits: PhotoLimits = PhotoLimits()) {
        reader = PhotoReader(limits: limits)
    }

    /// The part of a photo around a place, or all of it with nil, scaled to fill at most `width` × `height` pixels.
    /// Throws when the photo cannot be read.
    package func picture(
        of file: PhotoFile, around place: Quad?, width: Int, height: Int
    ) async throws(ScanError) -> GreyImage {
        let image =
            if let place { try await reader.decode(file, around: place).image } else { try await reader.decode(file) }
        let size = Self.size(of: image, within: (width, height))
        return try Pix(image).scaled(to: size).grey()
    }

    /// A picture as a PNG file of its pixels and nothing else. Throws `unreadableImage` when memory is short.
    package static func png(of image: GreyImage) throws(ScanError) -> [UInt8] {
        try Pix(image).png()
    }

    private static func size(of image: GreyImage, within box: (width: Int, height: Int)) -> PictureSize {
        let scale = min(Double(box.width) / Double(image.width), Double(box.height) / Double(image.height))
        return PictureSize(
            width: max(1, Int(Double(image.width) * scale)), height: max(1, Int(Double(image.height) * scale)))
    }
}
