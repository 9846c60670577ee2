/// Joins the dates of barcodes with those in print: barcodes are read without doubt, print explains itself.
struct DateJoiner {
    /// What came of it.
    struct Joined {
        var dates: ParsedDates
        /// True when two barcodes, or a barcode and the print, disagree on when the shelf life ends.
        var isConflicting: Bool
    }

    /// The dates that food may have on the day on which they are judged.
    let window: DateWindow

    /// The dates of both, those of barcodes first. A barcode's date decides before print, unless it says only by when
    /// to sell and the print says more.
    func join(_ codes: BarcodeDates, with printed: ParsedDates) -> Joined {
        var dates = printed
        dates.dates = codes.dates.map(judged) + printed.dates
        if let lot = codes.lot { (dates.lot, dates.lotBox) = (lot, lot == printed.lot ? printed.lotBox : nil) }
        guard let carried = codes.shelfLifeEnd(in: window) else {
            return Joined(dates: dates, isConflicting: codes.isConflicting)
        }
        let print = printed.expiry
        if carried.kind == .sellBy, let print, Self.decidesBefore(.sellBy, print.kind) {
            return Joined(dates: dates, isConflicting: codes.isConflicting)
        }
        let agrees = printed.dates.contains { Self.agree($0, carried) }
        dates.expiry = explained(carried, by: printed.dates)
        let disagrees = print.map { !agrees && isComparable($0, carried, codes) } ?? false
        return Joined(dates: dates, isConflicting: codes.isConflicting || disagrees)
    }

    /// A date that no food has is kept, but not believed.
    private func judged(_ date: LabelDate) -> LabelDate {
        var judged = date
        if !window.contains(date.date) { judged.confidence = 0.3 }
        return judged
    }

    /// AI 17 stands for an expiry and for a use-by date alike: where the same day is printed as use by, it is that.
    private func explained(_ carried: LabelDate, by printed: [LabelDate]) -> LabelDate {
        guard carried.kind == .expiry, printed.contains(where: { $0.kind == .useBy && Self.agree($0, carried) }) else {
            return carried
        }
        var explained = carried
        explained.kind = .useBy
        return explained
    }

    /// True when the print's deciding date claims to say the same as the barcode's.
    private func isComparable(_ print: LabelDate, _ carried: LabelDate, _ codes: BarcodeDates) -> Bool {
        switch print.kind {
        case .useBy, .expiry, .bestBefore: true
        case .unlabelled: !codes.dates.contains { Self.agree(print, $0) }
        default: print.kind == carried.kind
        }
    }

    private static func decidesBefore(_ kind: DateKind, _ other: DateKind) -> Bool {
        switch other {
        case .useBy, .expiry, .bestBefore: kind == .sellBy
        default: false
        }
    }

    /// True when the print can mean the barcode's date: that day, its month or year, or one of its alternatives.
    private static func agree(_ print: LabelDate, _ carried: LabelDate) -> Bool {
        let date = carried.date
        return ([print.date] + print.alternatives).contains { other in
            other.year == date.year && (other.month == nil || other.month == date.month)
                && (other.day == nil || other.day == date.day)
        }
    }
}
