/// Joins the dates of barcodes with the printed ones. Barcodes are certain; print has more details.
struct DateJoiner {
    /// The dates of both.
    struct Joined {
        var dates: ParsedDates
        /// Whether two barcodes, or a barcode and the print, disagree on the end of the shelf life.
        var isConflicting: Bool
    }

    /// The range of plausible dates.
    let window: DateWindow

    /// The dates of both, those of barcodes first. A barcode's date takes precedence over print, unless it is only a
    /// sell-by date and the print says more.
    func join(_ codes: BarcodeDates, with printed: ParsedDates) -> Joined {
        var dates = printed
        dates.dates = codes.dates.map(withPlausibility) + printed.dates
        if let lot = codes.lot { (dates.lot, dates.lotBox) = (lot, lot == printed.lot ? printed.lotBox : nil) }
        guard let carried = codes.shelfLifeEnd(in: window) else {
            return Joined(dates: dates, isConflicting: codes.isConflicting)
        }
        let print = printed.expiry
        if carried.kind == .sellBy, let print, Self.takesPrecedenceOverSellBy(print.kind) {
            return Joined(dates: dates, isConflicting: codes.isConflicting)
        }
        let agrees = printed.dates.contains { Self.agree($0, carried) }
        dates.expiry = explained(carried, by: printed.dates)
        let disagrees = print.map { !agrees && isComparable($0, carried, codes) } ?? false
        return Joined(dates: dates, isConflicting: codes.isConflicting || disagrees)
    }

    /// The date, with a low confidence when no food has such a date.
    private func withPlausibility(_ date: LabelDate) -> LabelDate {
        var rated = date
        if !window.contains(date.date) {
            rated.confidence = AskPolicy.implausible
            rated.meaningConfidence = AskPolicy.implausible
            rated.isSure = false
        }
        return rated
    }

    /// The date as use by if the print says so: AI 17 carries expiry and use-by dates alike.
    private func explained(_ carried: LabelDate, by printed: [LabelDate]) -> LabelDate {
        guard carried.kind == .expiry, printed.contains(where: { $0.kind == .useBy && Self.agree($0, carried) }) else {
            return carried
        }
        var explained = carried
        explained.kind = .useBy
        return explained
    }

    /// Whether the print's expiry date should be the same as the barcode's.
    private func isComparable(_ print: LabelDate, _ carried: LabelDate, _ codes: BarcodeDates) -> Bool {
        switch print.kind {
        case .useBy, .expiry, .bestBefore: true
        case .unlabelled: !codes.dates.contains { Self.agree(print, $0) }
        default: print.kind == carried.kind
        }
    }

    private static func takesPrecedenceOverSellBy(_ kind: DateKind) -> Bool {
        switch kind {
        case .useBy, .expiry, .bestBefore: true
        default: false
        }
    }

    /// Whether the print can mean the barcode's date: the day, its month or its year, also as an alternative.
    private static func agree(_ print: LabelDate, _ carried: LabelDate) -> Bool {
        let date = carried.date
        return ([print.date] + print.alternatives).contains { other in
            other.year == date.year && (other.month == nil || other.month == date.month)
                && (other.day == nil || other.day == date.day)
        }
    }
}
