import KeepItFreshLabels

/// Chooses the lines of text that are worth reading, by their place and size, as their words are not known yet:
/// reading every line of a pack takes several times as long as finding them all.
struct TextPlaceSelection {
    /// The maximum length of a line, in its heights: longer ones are running text, and take longest to read.
    private static let maximumLength = 25.0
    /// The maximum distance of a line from a date code, in the line's own heights: 98 % of dates that can be read at
    /// all are so near, as the date-code reader finds at least a piece of them.
    private static let maximumDistance = 1.7
    private static let maximumNearLines = 6
    /// The same for a line with a keyword, which may be above its date or at the other side of a lot.
    private static let maximumKeywordDistance = 4.0
    private static let maximumKeywordLines = 16
    /// The largest lines, of which two or three make a name, and their length in all, in heights: on a back the largest
    /// lines are long ones of running text. Of 634 lines with a word of the name, 9 are left out.
    private static let maximumNameLines = 6
    private static let maximumNameLength = 40.0
    /// The minimum number of lines for a name, however long they are.
    private static let minimumNameLines = 2
    /// The minimum size of a line for a name, as a share of the largest one's: of smaller ones 4 % have a word of it.
    private static let minimumNameSize = 0.1
    /// The length of a net quantity such as `500 g`, in its heights, and the number of such lines.
    private static let quantityLength = 1.5...5.0
    private static let maximumQuantityLines = 3
    /// The length of a line with a date, in its heights.
    private static let dateLength = 2.0...20.0
    private static let maximumDateLines = 16
    private static let maximumNeighbours = 8
    /// The lines that are read to see what the photo shows, and their length in all, in heights.
    private static let maximumSubjectLines = 8
    private static let maximumSubjectLength = 120.0

    private let allPlaces: [Quad]
    /// All lines but those of running text.
    private let places: [Quad]
    private let dateCodes: [Quad]
    /// Those with digits enough for a date.
    private let dates: [Quad]
    private let barcodes: [Quad]

    /// Chooses among `places`, with the date codes and barcodes of the same photo.
    init(_ places: [TextPlace], beside dateCodes: [TextLine], _ codes: [Barcode]) {
        allPlaces = places.map(\.box)
        self.places = allPlaces.filter { $0.length <= Self.maximumLength * $0.lineHeight }
        self.dateCodes = dateCodes.compactMap(\.box)
        dates = dateCodes.filter(\.mayContainDate).compactMap(\.box)
        barcodes = codes.compactMap(HRIVerifier.place)
    }

    /// The lines at and beside date codes that may be dates, nearest first, and the digits under barcodes, which verify
    /// these.
    var atDates: [Quad] {
        near(dates, Self.maximumDistance).prefix(Self.maximumNearLines)
            + places.filter { box in barcodes.contains { $0.sharesPlace(with: box) } }
    }

    /// The lines at and beside all date codes, nearest first: of some dates the date-code reader finds a piece alone.
    var nearCodes: [Quad] {
        Array(near(dateCodes, Self.maximumDistance).prefix(Self.maximumNearLines))
    }

    /// The lines at and around date codes, among which their keywords are, nearest first.
    var forKeywords: [Quad] {
        Array(near(dateCodes, Self.maximumKeywordDistance).prefix(Self.maximumKeywordLines))
    }

    /// The lines up to a distance from some date codes, in their own heights, nearest first.
    private func near(_ codes: [Quad], _ maximumDistance: Double) -> [Quad] {
        places.map { (box: $0, distance: Self.distance(of: $0, to: codes)) }.filter { $0.distance <= maximumDistance }
            .sorted { $0.distance < $1.distance }.map(\.box)
    }

    /// The lines that are largest by height and length, and the largest ones of the length of a net quantity.
    var forProduct: [Quad] {
        names(among: bySize) + quantities(among: bySize)
    }

    /// The same without a limit to their length: where no date is read, there is time for what may say more.
    var allForProduct: [Quad] {
        Array(bySize.prefix(Self.maximumNameLines)) + quantities(among: bySize)
    }

    private var bySize: [Quad] {
        places.filter { $0.length > $0.lineHeight }.sorted { Self.size(of: $0) > Self.size(of: $1) }
    }

    private func quantities(among bySize: [Quad]) -> ArraySlice<Quad> {
        bySize.dropFirst(Self.maximumNameLines)
            .filter { Self.quantityLength.contains($0.length / max(1, $0.lineHeight)) }
            .prefix(Self.maximumQuantityLines)
    }

    /// The largest lines, up to a length in all.
    private func names(among bySize: [Quad]) -> [Quad] {
        let minimum = Self.minimumNameSize * (bySize.first.map(Self.size) ?? 0)
        var names: [Quad] = [], length = 0.0
        for box in bySize.prefix(Self.maximumNameLines) where Self.size(of: box) >= minimum {
            let longer = length + box.length / max(1, box.lineHeight)
            guard names.count < Self.minimumNameLines || longer <= Self.maximumNameLength else { continue }
            length = longer
            names.append(box)
        }
        return names
    }

    /// The lines that have the shape of a date, largest first.
    var likeDates: [Quad] {
        Array(
            places.filter { Self.dateLength.contains($0.length / max(1, $0.lineHeight)) }
                .sorted { Self.size(of: $0) > Self.size(of: $1) }.prefix(Self.maximumDateLines))
    }

    /// The lines nearest to a date, among which its keyword is.
    func neighbours(of date: Quad) -> [Quad] {
        let near = places.map { (box: $0, distance: Self.distance(of: $0, to: date)) }
        return near.sorted { $0.distance < $1.distance }.prefix(Self.maximumNeighbours).map(\.box)
    }

    /// The largest lines, running text among them, without those that were read.
    func forSubject(without read: [Quad]) -> [Quad] {
        var chosen: [Quad] = [], length = 0.0
        for box in allPlaces.sorted(by: { Self.size(of: $0) > Self.size(of: $1) })
        where chosen.count < Self.maximumSubjectLines && !read.contains(where: { $0.isOfSameLine(as: box) }) {
            let longer = length + box.length / max(1, box.lineHeight)
            guard longer <= Self.maximumSubjectLength else { continue }
            length = longer
            chosen.append(box)
        }
        return chosen
    }

    private static func size(of place: Quad) -> Double {
        place.lineHeight * place.length.squareRoot()
    }

    /// The distance to the nearest date code in the place's own heights; infinite without any.
    private static func distance(of place: Quad, to codes: [Quad]) -> Double {
        codes.map { Self.distance(of: place, to: $0) }.min() ?? .infinity
    }

    private static func distance(of place: Quad, to code: Quad) -> Double {
        let rect = PixelRect(place), other = PixelRect(code)
        let across = Double(max(0, rect.left &- other.right, other.left &- rect.right))
        let down = Double(max(0, rect.top &- other.bottom, other.top &- rect.bottom))
        return (across * across + down * down).squareRoot() / max(1, place.lineHeight)
    }
}
