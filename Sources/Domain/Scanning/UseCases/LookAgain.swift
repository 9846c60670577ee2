import KeepItFreshLabels

/// A second look where the first leaves a doubt, in the photo's full resolution.
///
/// - The place of a date that would be asked about is read again at other sizes, contrasts and small turns: what these
///   readings agree on is likely right.
/// - Where no date was read, but words or print that show one, or where the photo is so large or long that small print
///   is lost in it, the part with the print is searched once more.
///
/// It is bounded: one part of the photo, a few of its lines, and some dates that are each read a handful of times.
package struct LookAgain: Sendable {
    /// The readings that fit the weights need further looks at all dates, also at those that would not be asked about.
    package static let looksAtSureDates = false

    /// The maximum number of dates of which the print is measured, and of places that are read again.
    private static let maximumPrints = 8, maximumPlaces = 2
    /// How much is read before and behind a date, in heights of its line.
    private static let reach = 1.5
    /// The looks at a place: its height, the slope by which it is turned, and how each level of grey, 0…1, is changed:
    /// the root tells dark print apart better, the square light print.
    private static let looks: [(height: Double, slope: Double, tone: (@Sendable (Double) -> Double)?)] = [
        (1.0, 0, nil), (1.25, 0.02, { $0.squareRoot() }), (0.85, -0.02, nil), (1.1, -0.035, { $0 * $0 }),
    ]
    /// How far around a word for a date is searched, along its line and across it, in its heights.
    private static let searchAlong = 14.0, searchAcross = 6.0
    /// The longer side of a searched part, as the scene-text reader sees it, and the lines that are read in it.
    private static let searchSide = 1_280, maximumLines = 8
    /// A photo with longer sides than this, or this many times as long as wide, may have a small pack in it.
    private static let largeSide = 5_000, longShape = 3

    private let dateCodeReader: (any DateCodeProviding)?
    private let sceneTextReader: (any SceneTextProviding)?

    /// Decodes a part of the photo in full resolution.
    typealias Crop = (Quad) async throws(ScanError) -> GreyImage.Crop

    /// The readers of single lines that there are.
    package init(dateCodeReader: (any DateCodeProviding)?, sceneTextReader: (any SceneTextProviding)?) {
        self.dateCodeReader = dateCodeReader
        self.sceneTextReader = sceneTextReader
    }

    /// A label with what its photo shows along the lines of its dates, and with what further looks have read.
    func label(
        _ label: ScannedLabel, in image: GreyImage, knowing context: PhotoContext, crop: Crop
    ) async throws(ScanError) -> ScannedLabel {
        var label = label
        var dates = dates(of: label, context)
        if dates.expiry == nil, let area = Self.areaToSearch(dates, label) {
            label = try await label.joined(with: [search(area, crop: crop)])
            dates = self.dates(of: label, context)
        }
        label.picture.profiles = dates.dates.compactMap(\.box).prefix(Self.maximumPrints).compactMap(image.profile)
        if !label.picture.profiles.isEmpty { dates = self.dates(of: label, context) }
        let doubtful = (dates.expiry.map { [$0] } ?? dates.dates).filter {
            $0.source == .label && (Self.looksAtSureDates || $0.certainty != .sure)
        }
        var looks: [ScannedLabel] = []
        for place in doubtful.compactMap(\.box).prefix(Self.maximumPlaces) {
            looks += try await self.looks(at: place, in: image, crop: crop)
        }
        return label.joined(with: looks)
    }

    private func dates(of label: ScannedLabel, _ context: PhotoContext) -> ParsedDates {
        LabelParser().dates(of: label, today: context.today, locale: context.locale, taken: context.taken)
    }

    /// The part of a photo in which a date was missed: around the word for it, or around all print in a photo in which
    /// the pack is small; nil for a photo that seems to show none.
    private static func areaToSearch(_ dates: ParsedDates, _ label: ScannedLabel) -> Quad? {
        if let place = dates.place, place.sign != .back, let box = place.box {
            let reach = searchAlong * box.lineHeight
            return box.part(
                from: -box.length / 2 - reach, to: box.length / 2 + reach, wider: 2 * searchAcross + 1)
        }
        guard let size = label.size, let print = Quad(around: label.lines.compactMap(\.box)) else { return nil }
        let (long, short) = (max(size.width, size.height), min(size.width, size.height))
        return long >= largeSide || long >= longShape * short ? print.withMargin(1) : nil
    }

    /// What is read in a part of the photo, from near.
    private func search(_ area: Quad, crop: Crop) async throws(ScanError) -> ScannedLabel {
        // Without the part, the first look stands.
        guard let part = try? await crop(area) else { return ScannedLabel() }
        let codes = try await dateCodeReader?.lines(in: part.image) ?? []
        var lines = codes.map { $0.read(by: .dateCode) }
        lines += try await sceneLines { reader throws(ScanError) in
            let places = try await reader.places(in: part.image, longSide: Self.searchSide)
            let selection = TextPlaceSelection(places, beside: codes, [])
            let chosen = (selection.nearCodes + selection.likeDates).prefix(Self.maximumLines)
            return try await reader.read(Array(chosen), in: part.image)
        }
        return ScannedLabel(lines: lines.map { $0.moved(to: part.origin) })
    }

    /// The readings of one place.
    private func looks(at place: Quad, in image: GreyImage, crop: Crop) async throws(ScanError) -> [ScannedLabel] {
        let (half, reach) = (place.length / 2, Self.reach * place.lineHeight)
        let places = Self.looks.map { look in
            place.part(from: -half - reach, to: half + reach, wider: look.height, slope: look.slope)
        }
        guard image.reduction > 1, let around = Quad(around: places) else { return try await read(places, in: image) }
        guard let part = try? await crop(around) else { return [] }
        let back = PixelPoint(x: -part.origin.x, y: -part.origin.y)
        let moved = places.map { $0.mapCorners { $0.moved(to: back) } }
        return try await read(moved, in: part.image).map { look in
            ScannedLabel(lines: look.lines.map { $0.moved(to: part.origin) })
        }
    }

    /// What both readers read at the place of each look.
    private func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [ScannedLabel] {
        var lines: [TextLine] = []
        for (place, look) in zip(places, Self.looks) {
            let image = look.tone.map { image.withLevels($0) } ?? image
            lines += try await sceneLines { reader throws(ScanError) in try await reader.read([place], in: image) }
            lines += try await dateCodeReader?.read([place], in: image).compactMap { $0?.read(by: .dateCode) } ?? []
        }
        return lines.map { ScannedLabel(lines: [$0]) }
    }

    /// The lines that the scene-text reader reads; none where its files are damaged, or have just been removed.
    private func sceneLines(
        _ read: (any SceneTextProviding) async throws(ScanError) -> [PlaceReading]
    ) async throws(ScanError) -> [TextLine] {
        guard let sceneTextReader else { return [] }
        do throws(ScanError) {
            return try await read(sceneTextReader).compactMap(\.line).map { $0.read(by: .sceneText) }
        } catch .componentMissing {
            return []
        }
    }
}
