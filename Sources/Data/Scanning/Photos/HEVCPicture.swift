import CKIFHEVC
import KeepItFreshDomain
import KeepItFreshLabels

/// The main picture of a HEIC file as phones write it: HEVC in one piece or in tiles, of 8 bits, without opacity, at
/// most rotated. Only the light of the tiles that are needed is decoded. libheif 1.15 makes colours of all tiles,
/// rotates these, and makes light of them again, which takes nearly as long as decoding.
struct HEVCPicture {
    private let stored: PictureSize
    private let rotation: PictureOrientation
    private let tiles: [ArraySlice<UInt8>]
    private let tile: PictureSize
    private let columns: Int
    private let headers: [UInt8]
    private let range: ckifhevc_range

    /// Nil for any other picture, and for a file that is damaged.
    init?(_ bytes: [UInt8]) {
        let items = HEIFItems(bytes)
        guard let id = items.primaryID, let associations = items.associations, !items.haveOpacity,
            let main = Description(associations[id], in: bytes)
        else { return nil }
        let types = Dictionary(items.types) { first, _ in first }
        switch types[id] {
        case "hvc1":
            guard let content = items.contents(ofItems: [id]), let size = main.size, let headers = main.headers else {
                return nil
            }
            (stored, tile, tiles, columns) = (size, size, content, 1)
            (self.headers, range) = (headers, main.range ?? CKIFHEVC_RANGE_IN_PICTURE)
        case "grid":
            let ids = items.references("dimg", from: id)
            guard let content = items.contents(ofItems: [id] + ids), let grid = Grid(content[0]),
                ids.count == grid.rows * grid.columns, ids.allSatisfy({ types[$0] == "hvc1" }),
                let first = ids.first.flatMap({ Description(associations[$0], in: bytes) }),
                ids.allSatisfy({ Description(associations[$0], in: bytes) == first }),
                let size = first.size, let headers = first.headers, first.rotation == .topLeft, grid.isCovered(by: size)
            else { return nil }
            (stored, tile, tiles, columns) = (grid.size, size, Array(content.dropFirst()), grid.columns)
            (self.headers, range) = (headers, first.range ?? main.range ?? CKIFHEVC_RANGE_IN_PICTURE)
        default: return nil
        }
        rotation = main.rotation
    }

    /// The size after the rotation.
    var size: PictureSize { rotation.swapsSides ? stored.swapped : stored }

    /// The picture at 1/`reduction` (1, 2, 4 or 8) of its size, rotated as the file says.
    func image(reduction: Int) throws(ScanError) -> GreyImage {
        guard tiles.count == 1 || tile.width.isMultiple(of: reduction) && tile.height.isMultiple(of: reduction) else {
            return try image(reduction: 1).reduced(by: reduction)
        }
        return try decoded(stored.bounds, reduction: reduction).turned(from: rotation)
    }

    /// An area of the rotated picture.
    func image(of area: PixelRect) throws(ScanError) -> GreyImage {
        try decoded(rotation.stored(area, in: stored), reduction: 1).turned(from: rotation)
    }

    /// An area of the stored picture. It must be all of it or in full size, as blocks may not reach beyond tiles.
    private func decoded(_ area: PixelRect, reduction: Int) throws(ScanError) -> GreyImage {
        let size = PictureSize(width: area.width / reduction, height: area.height / reduction)
        return try unsafe GreyImage(filling: size, reduction: reduction) { pixels throws(ScanError) in
            for (index, units) in tiles.enumerated() {
                let (left, top) = (index % columns * tile.width, index / columns * tile.height)
                let place = PixelRect(left: left, top: top, right: left + tile.width, bottom: top + tile.height)
                guard let shared = place.intersection(area) else { continue }
                let part = ckifhevc_part(
                    left: Int32(shared.left - left), top: Int32(shared.top - top), width: Int32(shared.width),
                    height: Int32(shared.height))
                let row = (shared.top - area.top) / reduction * size.width
                let start = unsafe pixels + row + (shared.left - area.left) / reduction
                let decoded = unsafe units.withUnsafeBufferPointer { units in
                    unsafe ckifhevc_decode(
                        headers, headers.count, units.baseAddress, units.count, Int32(tile.width), Int32(tile.height),
                        range, part, Int32(reduction), start, size.width)
                }
                if decoded == 0 { throw .unreadableImage }
            }
        }
    }
}

extension HEVCPicture {
    /// What the properties of an item say of its picture.
    private struct Description: Equatable {
        /// How pictures are stored that are to be rotated anticlockwise by so many quarters.
        private static let rotations: [PictureOrientation] = [.topLeft, .leftBottom, .bottomRight, .rightTop]

        private(set) var size: PictureSize?
        private(set) var rotation = PictureOrientation.topLeft
        private(set) var headers: [UInt8]?
        private(set) var range: ckifhevc_range?

        /// Nil when a property alters the picture in a way that is not known here.
        init?(_ properties: [(property: HEIFItems.Box, isEssential: Bool)]?, in bytes: [UInt8]) {
            for (property, isEssential) in properties ?? [] {
                let content = bytes[property.content]
                switch property.type {
                case "ispe":
                    guard let stated = PictureSize(in: content, at: 4, bytesEach: 4) else { return nil }
                    size = stated
                case "irot":
                    guard rotation == .topLeft, let quarters = content.first else { return nil }
                    rotation = Self.rotations[Int(quarters & 3)]
                case "hvcC":
                    guard let units = Self.units(of: content) else { return nil }
                    headers = units
                case "colr":
                    guard content.has("nclx", at: 0), let flags = content.number(at: 10, count: 1, .big) else {
                        continue
                    }
                    // Without a matrix the first plane is green.
                    if content.number(at: 8, count: 2, .big) == 0 { return nil }
                    range = flags & 0x80 == 0 ? CKIFHEVC_RANGE_OF_VIDEO : CKIFHEVC_RANGE_FULL
                case "pixi": continue
                case "clap", "imir": return nil
                default: if isEssential { return nil }
                }
            }
        }

        /// The parameter sets of a decoder configuration record, each with its length in four bytes, as the pictures'
        /// units must have it (ISO/IEC 14496-15, section 8.3.2.1.2). Nil for pictures of more than 8 bits.
        private static func units(of record: ArraySlice<UInt8>) -> [UInt8]? {
            guard let depth = record.number(at: 17, count: 1, .big), depth & 7 == 0,
                let length = record.number(at: 21, count: 1, .big), length & 3 == 3,
                let arrays = record.number(at: 22, count: 1, .big)
            else { return nil }
            var units: [UInt8] = []
            var offset = 23
            for _ in 0..<arrays {
                guard let count = record.number(at: offset + 1, count: 2, .big) else { return nil }
                offset += 3
                for _ in 0..<count {
                    guard let length = record.number(at: offset, count: 2, .big), offset + 2 + length <= record.count
                    else { return nil }
                    units += [0, 0] + record.dropFirst(offset).prefix(2 + length)
                    offset += 2 + length
                }
            }
            return units
        }
    }

    /// How tiles make a picture, row by row (ISO/IEC 23008-12, section 6.6.2.3).
    private struct Grid {
        let rows: Int
        let columns: Int
        let size: PictureSize

        /// Nil when the item is damaged.
        init?(_ content: ArraySlice<UInt8>) {
            let length = content.number(at: 1, count: 1, .big).map { $0 & 1 == 1 ? 4 : 2 } ?? 2
            guard content.number(at: 0, count: 1, .big) == 0, let rows = content.number(at: 2, count: 1, .big),
                let columns = content.number(at: 3, count: 1, .big),
                let size = PictureSize(in: content, at: 4, bytesEach: length)
            else { return nil }
            (self.rows, self.columns, self.size) = (rows + 1, columns + 1, size)
        }

        /// Whether tiles of this size cover the picture, and each of them a part of it. Larger ones would cost memory
        /// that has nothing to do with the picture's size.
        func isCovered(by tile: PictureSize) -> Bool {
            max(tile.width, tile.height) <= 8_192 && (1...tile.width).contains(size.width - (columns - 1) * tile.width)
                && (1...tile.height).contains(size.height - (rows - 1) * tile.height)
        }
    }
}

extension PictureSize {
    /// A width and a height that a decoder can take.
    fileprivate init?(in content: ArraySlice<UInt8>, at offset: Int, bytesEach: Int) {
        guard let width = content.number(at: offset, count: bytesEach, .big),
            let height = content.number(at: offset + bytesEach, count: bytesEach, .big),
            (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }
}
