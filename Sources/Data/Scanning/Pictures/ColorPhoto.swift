import KeepItFreshDomain
import KeepItFreshLabels

/// An upright photo in colours, from which pictures for people are made. Of a JPEG no more is decoded than they need.
struct ColorPhoto: ~Copyable {
    /// The longest side of a picture of all of the photo, in pixels.
    private static let viewSide = 1_024
    /// About the longest side of a picture of a part.
    private static let partSide = 480
    /// The margin around a place, as a fraction of its shorter side.
    private static let margin = 0.75
    private static let (viewQuality, partQuality) = (80, 70)

    private let jpeg: (bytes: [UInt8], size: PictureSize, orientation: PictureOrientation)?
    /// All of the photo, at so many eighths of its size.
    private let whole: Pix
    private let eighths: Int
    /// The size of the upright photo.
    private let size: PictureSize

    /// Decodes a file with a picture of this size by its header. Throws when it is damaged.
    init(_ bytes: [UInt8], as format: PictureFormat, of stored: PictureSize) throws(ScanError) {
        let orientation = PictureOrientation(of: bytes, in: format)
        switch format {
        case .jpeg:
            let eighths = Self.eighths(of: max(stored.width, stored.height), to: Self.viewSide)
            let area = stored.bounds.atEighths(eighths)
            whole = try PictureDecoder.colors(ofJPEG: bytes, eighths: eighths, area: area).turned(from: orientation)
            self.eighths = eighths
            size = orientation.swapsSides ? stored.swapped : stored
            jpeg = (bytes, stored, orientation)
            return
        case .heif: whole = try PictureDecoder.colors(ofHEIF: bytes, of: stored).turned(from: orientation)
        case .gif: whole = try Pix(decoding: GIFFile(bytes).firstFrame).colors()
        case .webp: whole = try Pix(decoding: WebPFile.still(bytes)).colors().turned(from: orientation)
        case .png, .tiff, .bmp: whole = try Pix(decoding: bytes).colors().turned(from: orientation)
        }
        (eighths, size, jpeg) = (8, whole.size, nil)
    }

    /// All of the photo as a JPEG file. Throws `unreadableImage` when memory is short.
    func view() throws(ScanError) -> [UInt8] {
        try whole.shrunk(toSide: Self.viewSide).jpeg(quality: Self.viewQuality)
    }

    /// The surroundings of a place, turned so that the text there is upright, as a JPEG file. The place is in pixels of
    /// a photo of the size `other`. Throws `unreadableImage` when it is beside the photo.
    func part(around place: Quad, in other: ScannedLabel.Size?) throws(ScanError) -> [UInt8] {
        let scale = other.map { Double(size.width) / Double(max(1, $0.width)) } ?? 1
        let place = scale == 1 ? place : place.mapCorners { $0.scaled(by: scale) }
        guard let area = PixelRect(place.withMargin(Self.margin)).intersection(size.bounds), !area.isEmpty else {
            throw .unreadableImage
        }
        let side = max(area.width, area.height)
        let wanted = Self.eighths(of: side, to: Self.partSide + side / 16)
        let part: Pix
        if let jpeg, wanted > eighths {
            let stored = jpeg.orientation.stored(area, in: jpeg.size).atEighths(wanted)
            part = try PictureDecoder.colors(ofJPEG: jpeg.bytes, eighths: wanted, area: stored)
                .turned(from: jpeg.orientation)
        } else {
            part = try whole.cropped(to: area.atEighths(eighths)).shrunk(toSide: Self.partSide)
        }
        return try part.turned(quarters: place.quartersToUpright).jpeg(quality: Self.partQuality)
    }

    /// The most eighths of a side that are at most `maximum` pixels; at least one.
    private static func eighths(of side: Int, to maximum: Int) -> Int {
        max(1, min(8, maximum * 8 / side))
    }
}

extension Pix {
    /// The picture so small that no side is longer than `side`. Throws `unreadableImage` when memory is short.
    fileprivate func shrunk(toSide side: Int) throws(ScanError) -> Pix {
        let longest = max(size.width, size.height)
        guard longest > side else { return try cropped(to: size.bounds) }
        let (width, height) = (max(1, size.width * side / longest), max(1, size.height * side / longest))
        return try cropped(to: size.bounds).scaled(to: PictureSize(width: width, height: height))
    }
}

extension PixelRect {
    /// The same area at so many eighths of the size.
    fileprivate func atEighths(_ eighths: Int) -> PixelRect {
        PixelRect(
            left: left * eighths / 8, top: top * eighths / 8, right: (right * eighths + 7) / 8,
            bottom: (bottom * eighths + 7) / 8)
    }
}

extension PixelPoint {
    fileprivate func scaled(by scale: Double) -> PixelPoint {
        PixelPoint(x: Int(clamping: scale * Double(x)), y: Int(clamping: scale * Double(y)))
    }
}
