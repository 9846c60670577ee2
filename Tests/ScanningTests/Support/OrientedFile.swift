import KeepItFreshDomain

/// Picture files with an EXIF orientation, each as its format stores it.
enum OrientedFile: CaseIterable {
    case jpeg, png, webp, tiff

    /// The four-field picture stored with the given orientation.
    func bytes(_ orientation: Int) -> [UInt8] {
        let image = Quadrants.picture().stored(orientation)
        if self == .tiff { return Self.replacingOrientation(in: encoded(image, as: .tiff), orientation) }
        return bytes(image, exif: EXIFPicture.block(orientation: orientation))
    }

    /// The picture with an EXIF block; for TIFF the block alone, which is a directory without a picture.
    func bytes(_ image: GreyImage, exif block: [UInt8]) -> [UInt8] {
        switch self {
        case .jpeg:
            let file = encoded(image, as: .jpeg)
            let content = Array("Exif\0\0".utf8) + block
            return file[..<2] + [0xFF, 0xE1] + Self.bigEndian(content.count + 2, 2) + content + file[2...]
        case .png:
            let file = encoded(image, as: .png)
            let chunk = Array("eXIf".utf8) + block
            return file[..<33] + Self.bigEndian(chunk.count - 4, 4) + chunk + Self.bigEndian(Self.crc32(chunk), 4)
                + file[33...]
        case .webp:
            let canvas = Self.littleEndian(image.width - 1, 3) + Self.littleEndian(image.height - 1, 3)
            let chunks =
                Self.chunk("VP8X", [8, 0, 0, 0] + canvas) + encoded(image, as: .webp)[12...]
                + Self.chunk("EXIF", block)
            return Self.chunk("RIFF", Array("WEBP".utf8) + chunks)
        case .tiff:
            return block
        }
    }

    private static func replacingOrientation(in file: [UInt8], _ orientation: Int) -> [UInt8] {
        let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0]
        var file = file
        guard let start = file.indices.first(where: { file[$0...].starts(with: entry) }) else { return [] }
        file[start + 8] = UInt8(orientation)
        return file
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + littleEndian(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }

    private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
        bigEndian(number, count).reversed()
    }

    private static func crc32(_ bytes: [UInt8]) -> Int {
        let register = bytes.reduce(UInt32.max) { register, byte in
            (0..<8).reduce(register ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return Int(~register)
    }
}
