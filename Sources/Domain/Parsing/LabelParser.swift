/// Understands a whole label: joins what its barcodes carry with what is printed beside them.
public struct LabelParser: Sendable {
    private let barcodeParser: BarcodeParser
    private let dateParser = DateParser()
    private let productParser = ProductParser()

    /// A parser for labels of a region (ISO 3166, two letters), whose rules tell what a scale's barcode says of weight
    /// and price. Nil: such codes are read as numbers alone.
    public init(region: String? = nil) {
        barcodeParser = BarcodeParser(region: region)
    }

    /// What a label means on the day `today`; `locale` settles dates that the label itself leaves open, and before it
    /// `order`, that of this product's labels where it is known. `taken` is the day on which the label was photographed,
    /// nil when unknown. Doubtful codes have no say.
    public func parse(
        _ label: Label, today: CivilDate, locale: LocaleHint?, order: DateOrder? = nil, taken: CivilDate? = nil
    ) -> ParsedLabel {
        let codes = ReadBarcode.sure(in: label.barcodes, by: barcodeParser, today: today)
        let gtins = ProductNumbers.distinct(in: codes.map(\.content))
        let turn = TextTurn(of: label.lines)
        let lines = label.lines.filter { !Self.isUnderBars($0, label.barcodes) }.map { $0.mapCorners(turn.upright) }
        let printed = dateParser.parse(lines, today: today, locale: locale, order: order, taken: taken)
            .mapCorners(turn.original)
        var joined = DateJoiner(window: DateWindow(today: today)).join(
            BarcodeDates(codes), with: Self.withoutGuess(printed))
        var product = ProductJoiner.join(productParser.parse(lines), with: codes.map(\.content))
        if gtins.count > 1 {
            // Nobody can say whose the date and the name are.
            joined.dates.expiry = nil
            product = nil
        }
        let reasons = ReviewReasons(dates: joined, product: product, productCount: gtins.count)
        return ParsedLabel(
            gtin: gtins.count == 1 ? gtins.first : nil,
            gtins: gtins,
            product: product,
            dates: joined.dates,
            needsReview: reasons.list
        )
    }

    /// Below `LabelDate.leastConfidence` a date is listed, and asked for, but does not decide; below the first of these
    /// where only the reader of ordinary print saw it (6 of 9 photographed packs and crops) or no year is printed: ornament,
    /// addresses, pieces of coder print; below the second where it is printed in full and a word explains it.
    private static let leastPrintConfidence = 0.7
    private static let leastExplainedConfidence = 0.5

    private static func withoutGuess(_ printed: ParsedDates) -> ParsedDates {
        guard let expiry = printed.expiry, expiry.confidence < leastConfidence(of: expiry) else { return printed }
        var dates = printed
        dates.expiry = nil
        return dates
    }

    private static func leastConfidence(of expiry: LabelDate) -> Double {
        guard let reader = expiry.reader, reader == .print || expiry.yearInferred else {
            return LabelDate.leastConfidence
        }
        if expiry.date.day != nil, !expiry.yearInferred {
            if expiry.kind != .unlabelled { return leastExplainedConfidence }
            // Which of two days is meant says nothing of whether it is a date.
            if expiry.isAmbiguous { return leastPrintConfidence * DateConfidence.ambiguous }
        }
        return leastPrintConfidence
    }

    /// True for the digits that a barcode prints with its bars: they can look like a date, and are none.
    private static func isUnderBars(_ line: TextLine, _ barcodes: [Barcode]) -> Bool {
        guard let place = line.box, !line.text.contains(where: \.isLetter) else { return false }
        return barcodes.contains { $0.box.map { $0.withMargin(0.35).sharesPlace(with: place) } ?? false }
    }
}
