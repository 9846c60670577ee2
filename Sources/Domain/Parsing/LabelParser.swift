/// Says what a label means: its barcodes and its print, joined.
public struct LabelParser: Sendable {
    private let barcodes: BarcodeParser
    private let dates = DateParser()

    /// A parser that reads restricted circulation numbers by the rules of `region` (ISO 3166, two letters; nil: not).
    public init(region: String? = nil) {
        barcodes = BarcodeParser(region: region)
    }

    /// Reads what a photo showed. `today` and `locale` settle what the label leaves open.
    public func parse(_ label: Label, today: CivilDate, locale: LocaleHint?) -> ParsedLabel {
        let codes = label.barcodes.map {
            barcodes.parse($0.text, symbology: $0.symbology, isGS1: $0.isGS1, today: today)
        }
        var parsed = ParsedLabel(dates: dates.parse(label.lines, today: today, locale: locale))
        for gtin in codes.compactMap(\.gtin) where !parsed.gtins.contains(gtin) { parsed.gtins.append(gtin) }
        parsed.gtin = parsed.gtins.count == 1 ? parsed.gtins.first : nil
        if parsed.gtins.count > 1 { parsed.needsReview.append(.possibleMerge) }
        if parsed.dates.expiry?.isAmbiguous == true { parsed.needsReview.append(.ambiguousDate) }
        if parsed.dates.expiry == nil { parsed.needsReview.append(.noDate) }
        if parsed.product?.name == nil { parsed.needsReview.append(.noName) }
        return parsed
    }
}
