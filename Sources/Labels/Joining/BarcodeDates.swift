/// The dates and the lot that a label's barcodes carry.
struct BarcodeDates {
    /// Each date once, in the order carried.
    private(set) var dates: [LabelDate] = []
    /// The first lot; nil when none is carried.
    private(set) var lot: String?
    /// Whether two symbols, or two elements of one symbol, disagree on a date.
    private(set) var isConflicting = false

    /// The confidence of a date from a symbol, which has error correction or check characters.
    static let confidence = 0.99

    init(_ codes: [LabelParser.DecodedBarcode]) {
        for code in codes {
            addDates(of: code)
            if lot == nil { lot = code.content.lot }
        }
    }

    func dates(of kind: DateKind) -> [LabelDate] {
        dates.filter { $0.kind == kind }
    }

    /// The date that ends the shelf life: expiry before best before before sell by, and of two that disagree the
    /// earlier, to be safe. Nil when there is none, or only dates outside `window`, which no food has.
    func shelfLifeEnd(in window: DateWindow) -> LabelDate? {
        for kind in [DateKind.expiry, .bestBefore, .sellBy] {
            let plausible = dates(of: kind).filter { window.contains($0.date) }
            if let first = plausible.min(by: { $0.date < $1.date }) { return first }
        }
        return nil
    }

    /// Whether a barcode carries an expiry or best before date and none that disagrees, so that print cannot overrule
    /// it.
    func endsShelfLifeCertainly(in window: DateWindow) -> Bool {
        !isConflicting && shelfLifeEnd(in: window).map { $0.kind != .sellBy } ?? false
    }

    private mutating func addDates(of code: LabelParser.DecodedBarcode) {
        let elements = code.content.elements
        if code.content.error == .conflict, elements.contains(where: { Self.kind(ofAI: $0.ai) != nil }) {
            isConflicting = true
        }
        for element in elements {
            guard let kind = Self.kind(ofAI: element.ai), let date = Self.date(of: kind, in: code.content) else {
                continue
            }
            add(
                LabelDate(
                    kind: kind, date: date, text: "(\(element.ai))\(element.value)", source: .barcode,
                    confidence: Self.confidence, box: code.box))
        }
    }

    private mutating func add(_ date: LabelDate) {
        let known = dates(of: date.kind)
        guard !known.contains(where: { $0.date == date.date }) else { return }
        if !known.isEmpty { isConflicting = true }
        dates.append(date)
    }

    private static func date(of kind: DateKind, in content: ParsedBarcode) -> CivilDate? {
        content.dates[kind] ?? (kind == .expiry ? content.expiryTime?.date : nil)
    }

    private static func kind(ofAI ai: String) -> DateKind? {
        switch ai {
        case "11": .production
        case "13": .packed
        case "15": .bestBefore
        case "16": .sellBy
        case "17", "7003": .expiry
        case "7006": .frozen
        case "7007": .harvest
        default: nil
        }
    }
}
