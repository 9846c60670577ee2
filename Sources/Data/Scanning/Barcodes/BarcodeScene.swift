import KeepItFreshDomain

/// A picture on which looks are taken: all of it, or only the parts that may show codes.
struct BarcodeScene {
    /// A rectangle of the picture as it is looked at.
    struct Part {
        let plain: GreyImage
        let full: GreyImage
        /// Its first pixel, in the photo's pixels.
        let origin: PixelPoint
    }

    /// The whole picture.
    let whole: Part
    /// Where codes may be, in the photo's pixels; nil for anywhere.
    private var areas: [BarcodeKind: [Quad]]?
    /// That of the picture in all its pixels, where small codes show.
    private var fineMap: CodeMap?
    /// That of the reduced picture, where blurred codes show; nil where it is not reduced.
    private var coarseMap: CodeMap?

    /// The picture, reduced when it is large, and in all pixels that there are. All of it is looked at.
    init(plain: GreyImage, full: GreyImage) {
        whole = Part(plain: plain, full: full, origin: PixelPoint(x: 0, y: 0))
    }

    /// From now on only what may show codes is looked at; in a small picture still all of it.
    mutating func narrow() {
        guard whole.full.width * whole.full.height >= Self.leastPixels else { return }
        narrow(without: [])
    }

    /// From now on only what may show codes is looked at, but for places, in the photo's pixels, that were read.
    mutating func narrow(without read: [Quad]) {
        var fine = fineMap ?? CodeMap(of: whole.full)
        var coarse = whole.plain.width < whole.full.width ? coarseMap ?? CodeMap(of: whole.plain) : nil
        for place in read {
            fine.strike(place)
            coarse?.strike(place)
        }
        (fineMap, coarseMap) = (fine, coarse)
        areas = Dictionary(uniqueKeysWithValues: BarcodeKind.allCases.map { ($0, areas($0)) })
    }

    /// Where codes of a kind may be, the largest first; the whole picture where that would spare little.
    private func areas(_ kind: BarcodeKind) -> [Quad] {
        guard let found = fineMap?.areas(kind) else { return [all] }
        var boxes = found + (coarseMap?.largeAreas(kind) ?? [])
        boxes = MapBox.merged(boxes).sorted { $0.area > $1.area }
        let share = Double(boxes.reduce(0) { $0 + $1.area }) / Double(all.bottomRight.x * all.bottomRight.y)
        return share < Self.mostShare ? boxes.map(\.quad) : [all]
    }

    /// Pictures of fewer pixels are soon looked at, and have few cells.
    private static let leastPixels = 100_000
    private var all: Quad {
        let plain = whole.plain
        return Quad(left: 0, top: 0, right: plain.width * plain.reduction, bottom: plain.height * plain.reduction)
    }

    /// The share of a picture above which its parts are not worth their making.
    private static let mostShare = 0.7

    /// The parts that the decoders are set on, each with those decoders.
    func assignments(_ decoders: [BarcodeLook.Decoder]) -> [(part: Part, decoders: [BarcodeLook.Decoder])] {
        guard let areas else { return [(whole, decoders)] }
        var assigned: [(area: Quad, decoders: [BarcodeLook.Decoder])] = []
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
    private func part(_ area: Quad) -> Part? {
        let (plain, full) = (whole.plain, whole.full)
        guard let plainArea = plain.area(around: area) else { return nil }
        if plainArea.width == plain.width, plainArea.height == plain.height { return whole }
        let origin = PixelPoint(x: plainArea.left * plain.reduction, y: plainArea.top * plain.reduction)
        guard let part = try? plain.cropped(to: plainArea) else { return nil }
        guard plain.width < full.width else { return Part(plain: part, full: part, origin: origin) }
        let fullQuad = Quad(
            left: origin.x, top: origin.y, right: origin.x + part.width * plain.reduction,
            bottom: origin.y + part.height * plain.reduction)
        guard let fullArea = full.area(around: fullQuad), let fullPart = try? full.cropped(to: fullArea) else {
            return nil
        }
        return Part(plain: part, full: fullPart, origin: origin)
    }
}

extension GreyImage {
    /// The picture's own pixels within a rectangle of the photo's.
    fileprivate func area(around quad: Quad) -> PictureArea? {
        PictureArea(
            around: Quad(
                left: quad.topLeft.x / reduction, top: quad.topLeft.y / reduction,
                right: (quad.bottomRight.x + reduction - 1) / reduction,
                bottom: (quad.bottomRight.y + reduction - 1) / reduction),
            in: PictureSize(width: width, height: height))
    }
}
