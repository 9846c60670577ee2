import CKIFLeptonica
package import KeepItFreshDomain
import KeepItFreshLabels

/// Makes pictures of photos, or of parts of them, for people to look at.
package struct PictureCropper: Sendable {
    private let reader: PhotoReader

    /// A cropper of photos within `limits`.
    package init(limits: PhotoLimits = PhotoLimits()) {
        reader = PhotoReader(limits: limits)
    }

    /// The picture of a photo that is wanted. Throws when the photo cannot be read.
    package func picture(_ request: PictureRequest, of file: PhotoFile) async throws(ScanError) -> GreyImage {
        let image =
            if let place = request.place {
                try await reader.decode(file, around: place).image
            } else {
                try await reader.decode(file)
            }
        guard let box = request.size else { return image }
        return try Pix(image).scaled(to: Self.size(of: image, within: box)).grey()
    }

    /// The colour pictures of a photo that are wanted, as JPEG files. Throws when the photo cannot be read.
    package func pictures(_ request: PhotoPicture.Request, of file: PhotoFile) async throws(ScanError) -> [[UInt8]] {
        try await reader.pictures(request, of: file)
    }

    /// A picture as a PNG file of its pixels and nothing else. Throws `unreadableImage` when memory is short.
    package static func png(of image: GreyImage) throws(ScanError) -> [UInt8] {
        try Pix(image).png()
    }

    private static func size(of image: GreyImage, within box: ScannedLabel.Size) -> PictureSize {
        let scale = min(Double(box.width) / Double(image.width), Double(box.height) / Double(image.height))
        return PictureSize(
            width: max(1, Int(Double(image.width) * scale)), height: max(1, Int(Double(image.height) * scale)))
    }
}

extension PhotoReader {
    fileprivate func pictures(_ request: PhotoPicture.Request, of file: PhotoFile) throws(ScanError) -> [[UInt8]] {
        let (format, size) = try header(of: file)
        let photo = try ColorPhoto(file.bytes, as: format, of: size)
        var pictures: [[UInt8]] = []
        for place in request.places {
            let picture =
                if let place { try photo.part(around: place, in: request.size) } else { try photo.view() }
            pictures.append(picture)
        }
        return pictures
    }
}
