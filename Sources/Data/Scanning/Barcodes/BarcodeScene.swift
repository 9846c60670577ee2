import KeepItFreshDomain
import KeepItFreshLabels

/// A picture in which codes are searched for: all of it, or only the parts that may show codes.
struct BarcodeScene {
    /// A rectangle of the picture, reduced and in all its pixels.
    struct Part {
        let plain: GreyImage
        let full: GreyImage
        /// The first pixel, in the photo's pixels.
        let origin: PixelPoint
    }

    /// The whole picture.
    let whole: Part
    /// Where codes may be, in the photo's pixels; nil for anywhere.
    private var areas: [BarcodeHeatMap.Kind: [PixelRect]]?
    /// The map of the picture in all its pixels, which shows small codes.
    private var fineMap: BarcodeHeatMap?
    /// The map of the reduced picture, which shows blurred codes; nil when it is not reduced.
    private var coarseMap: BarcodeHeatMap?
    /// The minimum number of cells that look very much like a code in a place that is searched.
    private var minimumSureCells = BarcodeHeatMap.minimumSureCells

    /// The picture, reduced when it is large, and in all its pixels. All of it is searched.
    init(plain: GreyImage, full: GreyImage) {
        whole = Part(plain: plain, full: full, origin: PixelPoint(x: 0, y: 0))
    }

    /// Restricts the search to places in which at least `minimum` cells of the map look very much like a code, unless
    /// the picture is small.
    mutating func restrict(minimumSureCells minimum: Int) {
        guard whole.full.width * whole.full.height >= Self.minimumPixels else { return }
        guard areas == nil || minimum != minimumSureCells else { return }
        minimumSureCells = minimum
        restrict(excluding: [])
    }

    /// Restricts the search to what may show codes, without places, in the photo's pixels, that have been read.
    mutating func restrict(excluding read: [Quad]) {
        var fine = fineMap ?? BarcodeHeatMap(of: whole.full)
        var coarse = whole.plain.width < whole.full.width ? coarseMap ?? BarcodeHeatMap(of: whole.plain) : nil
        for place in read {
            fine.mask(place)
            coarse?.mask(place)
        }
        (fineMap, coarseMap) = (fine, coarse)
        areas = Dictionary(uniqueKeysWithValues: BarcodeHeatMap.Kind.allCases.map { ($0, areas($0)) })
    }

    /// Where codes of a kind may be, the largest first; the whole picture where that would save little.
    private func areas(_ kind: BarcodeHeatMap.Kind) -> [PixelRect] {
        guard let found = fineMap?.areas(kind, minimumSureCells: minimumSureCells) else { return [all] }
        let areas = Self.merged(found + (coarseMap?.largeAreas(kind) ?? [])).sorted { $0.area > $1.area }
        let share = Double(areas.reduce(0) { $0 + $1.area }) / Double(all.area)
        if share < Self.maximumShare { return areas }
        guard kind == .matrix else { return [all] }
        return [all] + found.filter(isSquare).sorted { $0.area > $1.area }.prefix(Self.maximumSquares)
    }

    /// Whether an area has the shape and size of one square code. In a picture full of text, libzxing often misses a
    /// Data Matrix that it reads in such an area.
    private func isSquare(_ area: PixelRect) -> Bool {
        let (shorter, longer) = (min(area.width, area.height), max(area.width, area.height))
        return longer <= 2 * shorter && Self.minimumSquares * area.area <= all.area
    }

    /// The rectangles, with overlapping ones joined.
    private static func merged(_ areas: [PixelRect]) -> [PixelRect] {
        var merged: [PixelRect] = []
        for var area in areas {
            while let other = merged.firstIndex(where: { $0.overlaps(area) }) {
                area.formUnion(merged.remove(at: other))
            }
            merged.append(area)
        }
        return merged
    }

    private var all: PixelRect {
        whole.plain.bounds.enlarged(by: whole.plain.reduction)
    }

    /// Pictures of fewer pixels are searched quickly and have few cells.
    private static let minimumPixels = 100_000
    /// From this share of the picture on, cropping its parts takes longer than it saves.
    private static let maximumShare = 0.7
    /// The number of areas that are searched for a square code beside the whole picture, and how many of them it would
    /// take to fill the picture, at least.
    private static let maximumSquares = 6, minimumSquares = 8

    /// The parts that the decoders search, each with its decoders.
    func assignments(_ decoders: [DecodePass.Decoder]) -> [(part: Part, decoders: [DecodePass.Decoder])] {
        guard let areas else { return [(whole, decoders)] }
        var assigned: [(area: PixelRect, decoders: [DecodePass.Decoder])] = []
        for decoder in decoders {
            let here = areas[decoder.kind] ?? []
            for area in decoder.findsPlaces && !here.isEmpty ? [all] : here {
                if let index = assigned.firstIndex(where: { $0.area == area }) {
                    assigned[index].decoders.append(decoder)
                } else {
                    assigned.append((area, [decoder]))
                }
            }
        }
        return assigned.compactMap { area, decoders in part(area).map { ($0, decoders) } }
    }

    /// The part within a rectangle of the photo's pixels.
    private func part(_ area: PixelRect) -> Part? {
        let (plain, full) = (whole.plain, whole.full)
        guard let plainArea = plain.ownPixels(of: area) else { return nil }
        if plainArea == plain.bounds { return whole }
        guard let part = try? plain.cropped(to: plainArea) else { return nil }
        let photoArea = plainArea.enlarged(by: plain.reduction)
        guard plain.width < full.width else { return Part(plain: part, full: part, origin: photoArea.origin) }
        guard let fullArea = full.ownPixels(of: photoArea), let fullPart = try? full.cropped(to: fullArea) else {
            return nil
        }
        return Part(plain: part, full: fullPart, origin: photoArea.origin)
    }
}

extension GreyImage {
    /// The picture's own pixels within a rectangle of the photo's; nil when there are none.
    fileprivate func ownPixels(of area: PixelRect) -> PixelRect? {
        PixelRect(
            left: area.left / reduction, top: area.top / reduction, right: (area.right + reduction - 1) / reduction,
            bottom: (area.bottom + reduction - 1) / reduction
        ).intersection(bounds)
    }

    /// The part of the picture around a place given in the photo's pixels, larger by a quarter of its longer side all
    /// around, and where that part begins, in the photo's pixels. Nil when nothing of it is in the picture.
    func surroundings(of place: Quad) -> (image: GreyImage, origin: PixelPoint)? {
        let box = PixelRect(place).reduced(by: reduction)
        let margin = max(box.width, box.height) / 4 + 2
        guard let area = box.grown(by: margin).intersection(bounds), let part = try? cropped(to: area) else {
            return nil
        }
        return (part, area.enlarged(by: reduction).origin)
    }
}
