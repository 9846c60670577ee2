/// What the dates and lot of a label mean.
public struct ParsedDates: Hashable, Sendable {
    /// The one date that decides; nil when none can be given honestly.
    public var expiry: LabelDate?
    /// Every date that was read, the deciding one included, in reading order.
    public var dates: [LabelDate]
    /// The lot without its label word; nil when none was found.
    public var lot: String?
    /// Where the lot stands in the photo; nil without one, and for one from a barcode or plain text.
    public var lotBox: Quad?

    /// What was understood of a label.
    public init(expiry: LabelDate? = nil, dates: [LabelDate] = [], lot: String? = nil, lotBox: Quad? = nil) {
        self.expiry = expiry
        self.dates = dates
        self.lot = lot
        self.lotBox = lotBox
    }

    /// The same dates with every corner of their boxes moved by `move`.
    func mapCorners(_ move: (PixelPoint) -> PixelPoint) -> ParsedDates {
        var moved = self
        moved.expiry?.box = expiry?.box?.mapCorners(move)
        moved.lotBox = lotBox?.mapCorners(move)
        for index in dates.indices { moved.dates[index].box = dates[index].box?.mapCorners(move) }
        return moved
    }

    /// The first date of a kind, for the fields a label gives beside its expiry; nil when there is none.
    public func date(of kind: DateKind) -> CivilDate? {
        dates.first { $0.kind == kind }?.date
    }
}
