package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPlatform

/// Reads photos from files or memory and decodes them: JPEG with libjpeg-turbo, PNG with libpng, HEIC as phones write
/// it with libde265, other HEIC, HEIF and AVIF with libheif, WebP, TIFF, BMP and GIF with leptonica. Of an animation
/// the first frame is read.
/// The format follows from the content, not from the name.
package actor PhotoReader: PhotoProviding {
    private let limits: PhotoLimits
    private let workingSide: Int
    private let stages: (any StageTimingProviding)?
    private let executor = QueueExecutor(label: "photo-reader")

    /// A reader of photos within `limits`; `stages` measures it.
    ///
    /// A picture whose longer side is at least twice `workingSide` is reduced by the largest of 2, 4 and 8 that leaves
    /// it at least that long: more pixels cost time and read no better.
    package init(
        limits: PhotoLimits = PhotoLimits(), workingSide: Int = 1_600, stages: (any StageTimingProviding)? = nil
    ) {
        self.stages = stages
        self.limits = limits
        self.workingSide = workingSide
    }

    /// A separate queue, because the work blocks its thread.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Reads a file, or takes the bytes, hashes them and finds when and with what the photo was taken: as the file
    /// says, or else as a sidecar of Google Takeout does. Throws when the file cannot be read, and does not wait for a
    /// FIFO.
    package func open(_ source: PhotoSource) throws(ScanError) -> PhotoFile {
        let bytes = try read(source)
        guard bytes.count <= limits.bytes else { throw .imageTooLarge }
        var capture = PictureFormat(of: bytes).flatMap { PhotoCapture(of: bytes, in: $0) }
        if capture?.time == nil, case .file(let path) = source, let sidecar = TakeoutSidecar(ofPhoto: path) {
            capture = capture ?? PhotoCapture()
            capture?.time = sidecar.taken
        }
        let isCutOff = PictureFormat(of: bytes) == .jpeg && PictureDecoder.jpegLacksEnd(bytes)
        return PhotoFile(
            name: source.name, bytes: bytes, contentHash: Digest.blake2b256(bytes).hexadecimal, capture: capture,
            written: written(source), isCutOff: isCutOff)
    }

    /// Decodes a photo. A picture that is cut off or damaged is refused as a whole, as half a date would be a wrong
    /// date; only the end of a JPEG may be missing.
    package func decode(_ file: PhotoFile) throws(ScanError) -> GreyImage {
        let (format, size) = try header(of: file)
        let reduction = size.reduction(toSide: workingSide)
        return try stages.measure(.decode) { () throws(ScanError) in
            try decode(file.bytes, as: format, of: size, reduction: reduction)
        }
    }

    /// Decodes the part of a photo around a place: of a JPEG nothing above or below that part, of a HEIC in tiles only
    /// those that it touches.
    package func decode(_ file: PhotoFile, around place: Quad) throws(ScanError) -> GreyImage.Crop {
        let (format, size) = try header(of: file)
        return try stages.measure(.decode) { () throws(ScanError) in
            guard format == .jpeg || format == .heif else {
                let image = try decode(file.bytes, as: format, of: size, reduction: 1)
                let area = try area(around: place, in: PictureSize(width: image.width, height: image.height))
                return GreyImage.Crop(image: try image.cropped(to: area), origin: area.origin)
            }
            let orientation = PictureOrientation(of: file.bytes, in: format)
            let area = try area(around: place, in: orientation.swapsSides ? size.swapped : size)
            let stored = orientation.stored(area, in: size)
            let part =
                format == .jpeg
                ? try PictureDecoder.jpeg(file.bytes, area: stored)
                : try PictureDecoder.heif(file.bytes, of: size, area: stored)
            return GreyImage.Crop(image: try part.turned(from: orientation), origin: area.origin)
        }
    }

    /// The colours of a JPEG; nil for other photos, whose colours cannot be had without decoding all of them once more.
    package func colors(of file: PhotoFile) -> PictureColors? {
        guard let header = try? header(of: file), header.format == .jpeg else { return nil }
        return stages.measure(.decode) { PictureDecoder.colors(ofJPEG: file.bytes) }
    }

    private func area(around place: Quad, in size: PictureSize) throws(ScanError) -> PixelRect {
        guard let area = PixelRect(place).intersection(size.bounds) else { throw .unreadableImage }
        return area
    }

    /// The format and the size that the file claims, which must be within the limits.
    func header(of file: PhotoFile) throws(ScanError) -> (format: PictureFormat, size: PictureSize) {
        guard let format = PictureFormat(of: file.bytes) else {
            throw file.bytes.isEmpty ? .unreadableImage : .unsupportedFormat
        }
        let size = try PictureSize(of: file.bytes, in: format)
        guard size.width > 0, size.height > 0 else { throw .unreadableImage }
        // Decoders take 32-bit sizes.
        guard size.pixels <= limits.pixels, max(size.width, size.height) <= Int32.max else { throw .imageTooLarge }
        return (format, size)
    }

    private func written(_ source: PhotoSource) -> Int? {
        guard case .file(let path) = source else { return nil }
        return FileStatus(of: path, followingLinks: true)?.keptTime
    }

    private func read(_ source: PhotoSource) throws(ScanError) -> [UInt8] {
        switch source {
        case .file(let path): try RegularFile.contents(of: path, limit: limits.bytes)
        case .bytes(let bytes, _): bytes
        }
    }

    private func decode(
        _ bytes: [UInt8], as format: PictureFormat, of size: PictureSize, reduction: Int
    ) throws(ScanError) -> GreyImage {
        let orientation = PictureOrientation(of: bytes, in: format)
        switch format {
        case .jpeg:
            return try PictureDecoder.jpeg(bytes, reduction: reduction).turned(from: orientation)
        case .png:
            return try PictureDecoder.png(bytes, of: size).reduced(by: reduction).turned(from: orientation)
        case .heif:
            return try PictureDecoder.heif(bytes, of: size, reduction: reduction).turned(from: orientation)
        case .webp:
            return try Pix(decoding: WebPFile.still(bytes)).grey().reduced(by: reduction).turned(from: orientation)
        case .tiff, .bmp:
            return try Pix(decoding: bytes).grey().reduced(by: reduction).turned(from: orientation)
        case .gif:
            return try Pix(decoding: GIFFile(bytes).firstFrame).grey().reduced(by: reduction)
        }
    }
}
