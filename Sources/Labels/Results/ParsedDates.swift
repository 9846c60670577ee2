/// The dates and the lot of a label.
public struct ParsedDates: Hashable, Sendable {
    /// The date that decides when the item expires; nil when no date is certain enough.
    public var expiry: LabelDate?
    /// Every date that was read, including `expiry`, in reading order.
    public var dates: [LabelDate]
    /// The lot without the word before it; nil when none was found.
    public var lot: String?
    /// The order of day, month and year, where the digits of a sure date allow only one; otherwise nil.
    package var printedOrder: DateOrder?
    /// Where the pack is from.
    package var origin = DateOrderCounts.Origin()
    /// The lot's place in the photo; nil without a lot, and for one from a barcode or plain text.
    public var lotBox: Quad?
    /// The first words, or else the print, that show where the expiry is printed, whether or not it was read; nil when
    /// there are none.
    package var place: PlaceOfDate?

    public init(expiry: LabelDate? = nil, dates: [LabelDate] = [], lot: String? = nil, lotBox: Quad? = nil) {
        self.expiry = expiry
        self.dates = dates
        self.lot = lot
        self.lotBox = lotBox
    }

    /// Why a person should check the expiry; empty for one that is sure.
    package var reviewReasons: Set<ReviewReason> {
        guard let expiry else { return [.noDate] }
        var reasons: Set<ReviewReason> = []
        if expiry.isAmbiguous { reasons.insert(.ambiguousDate) }
        if expiry.isUnsure { reasons.insert(.lowConfidence) }
        return reasons
    }

    /// The same dates with `move` applied to every corner of their boxes.
    func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> ParsedDates {
        var moved = self
        moved.expiry?.box = expiry?.box?.mapCorners(move)
        moved.lotBox = lotBox?.mapCorners(move)
        moved.place = place?.mapCorners(move)
        for index in dates.indices { moved.dates[index].box = dates[index].box?.mapCorners(move) }
        return moved
    }

    /// The first date of a kind, for the dates that a label prints beside its expiry; nil when there is none.
    public func date(of kind: DateKind) -> CivilDate? {
        dates.first { $0.kind == kind }?.date
    }
}
