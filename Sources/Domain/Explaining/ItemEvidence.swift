import FoundationEssentials
public import KeepItFreshLabels

/// What an item's photos show, parsed again by the current parser from the stored readings.
public struct ItemEvidence: Sendable {
    /// The dates that can be the item's expiry date, most likely first, without duplicates.
    public let dates: [CandidateDate]
    /// The item that the photos show together. Nil when they contradict each other, and when the reading of one of them
    /// is not stored, since that photo may have supplied values that the others do not show.
    public let item: Item?
    /// What each photo shows of its one item, by the content hashes.
    package let shown: [String: [StoredPhoto.ShownField]]
    /// Where the date could be printed on each photo that shows such a place, by the content hashes.
    package let placesOfDate: [String: PlaceOfDate]
    /// Whether the reading of at least one photo is not stored.
    public let isIncomplete: Bool

    /// A date that may be the item's, as one of its photos shows it.
    public struct CandidateDate: Equatable, Hashable, Sendable {
        /// The date.
        public let date: CivilDate
        /// The kind of date.
        public let kind: DateKind
        /// The printed text as it was read.
        public let text: String
        /// The confidence in the reading, 0…1.
        public let confidence: Double
        /// The engines that read it; empty for a barcode's date.
        public let readers: Set<OCREngine>
        /// The place in pixels of the upright photo; nil when unknown.
        public let box: Quad?
        /// The photo's name.
        public let photo: String
        /// The content hash of the photo's file.
        package let contentHash: String
        /// How sure its digits are, and that they mean this date, each 0…1.
        package let digitsConfidence: Double, meaningConfidence: Double
        /// Whether the pack prints no year.
        package let isYearInferred: Bool
        /// The rules that weigh most in favour of this reading of the print; empty for the others.
        package let reasons: [DateReason]
    }

    /// Parses the stored readings of `photos`, of the pack with `number` where they show several, for a person of
    /// `locale`. `memory` is what the household has set for the product, `orders` what its packs print. Dates without a
    /// year are related to the day on which the photo was stored.
    package init(
        _ photos: [ItemPhoto], of number: GTIN? = nil, memory: ProductMemory? = nil,
        orders: DateOrderCounts = DateOrderCounts(), locale: LocaleHint?,
        parser: LabelParser = LabelParser()
    ) {
        let orders = KnownOrders(ofProduct: memory?.dateOrder, ofHousehold: orders)
        let shown = photos.map { photo in
            photo.parsed(by: parser, of: number, locale: locale, orders: orders)
                .map { ($0, $0.items(addedDate: photo.savedAt)) }
        }
        self.init(photos, shown: shown, memory: memory)
    }

    /// Does the same, and corrects misread words of names.
    package init(
        _ photos: [ItemPhoto], of number: GTIN? = nil, memory: ProductMemory? = nil, orders: DateOrderCounts,
        locale: LocaleHint?, names: CorrectNames
    ) async {
        let orders = KnownOrders(ofProduct: memory?.dateOrder, ofHousehold: orders)
        var shown: [(ParsedLabel, [Item])?] = []
        for photo in photos {
            let label = photo.parsed(by: LabelParser(), of: number, locale: locale, orders: orders)
            guard let label, let read = photo.label else { shown.append(nil); continue }
            let parsed = await names.corrected(label, of: read, locale: locale)
            shown.append((parsed, await names.items(of: parsed, on: read, addedDate: photo.savedAt)))
        }
        self.init(photos, shown: shown, memory: memory)
    }

    /// What photos show, with the parsed label and the items of each that has a stored reading.
    private init(_ photos: [ItemPhoto], shown found: [(parsed: ParsedLabel, items: [Item])?], memory: ProductMemory?) {
        var dates: [CandidateDate] = []
        var items: [Item] = []
        var shown: [String: [StoredPhoto.ShownField]] = [:]
        var places: [String: PlaceOfDate] = [:]
        for (photo, found) in zip(photos, found) {
            guard let label = photo.label, let (parsed, found) = found else { continue }
            dates += Self.candidates(parsed.dates, on: photo)
            places[photo.contentHash] = parsed.dates.place
            items += found
            if found.count == 1 { shown[photo.contentHash] = parsed.shownFields(of: found[0], in: label) }
        }
        self.shown = shown
        placesOfDate = places
        isIncomplete = photos.contains { $0.label == nil }
        self.dates = dates.reduce(into: []) { unique, date in
            if !unique.contains(where: { $0.date == date.date }) { unique.append(date) }
        }
        let joined = isIncomplete ? nil : Self.joined(items)
        item = joined.map { item in memory.map(item.applying) ?? item }
    }

    /// Combines the items of all photos into one; nil when two contradict each other.
    private static func joined(_ items: [Item]) -> Item? {
        guard var item = items.first else { return nil }
        for shown in items.dropFirst() {
            guard !item.contradicts(shown) else { return nil }
            item = item.completed(by: shown)
        }
        return item
    }

    private static func candidates(_ parsed: ParsedDates, on photo: ItemPhoto) -> [CandidateDate] {
        let expiry = parsed.expiry.map { [$0] } ?? []
        let others = parsed.dates.filter { $0.kind.endsShelfLife && !expiry.contains($0) }
        return (expiry + others).flatMap { date in
            zip([date.date] + date.alternatives, [date.confidence] + date.alternativeConfidences).map {
                value, confidence in
                CandidateDate(
                    date: value, kind: date.kind, text: date.text, confidence: confidence, readers: date.readers,
                    box: date.box, photo: photo.name, contentHash: photo.contentHash,
                    digitsConfidence: date.digitsConfidence, meaningConfidence: date.meaningConfidence,
                    isYearInferred: date.yearInferred, reasons: value == date.date ? Array(date.reasons.prefix(3)) : [])
            }
        }
    }
}

extension ItemPhoto {
    /// What its stored reading shows, of the pack with a number where it shows several; nil without a reading.
    fileprivate func parsed(
        by parser: LabelParser, of number: GTIN?, locale: LocaleHint?, orders: KnownOrders
    ) -> ParsedLabel? {
        label.map {
            parser.parse($0, today: savedDay, locale: locale, orders: orders, taken: day?.day).part(of: number)
        }
    }
}

extension ItemEvidence {
    /// Finds the order in which a label prints day, month and year, from a date that a person confirmed.
    package struct DateOrderFinder: Sendable {
        private let parser: LabelParser
        private let locale: LocaleHint?

        /// `locale` is that of the person, as for parsing.
        package init(parser: LabelParser = LabelParser(), locale: LocaleHint?) {
            self.parser = parser
            self.locale = locale
        }

        /// The only order by which the label, parsed on the day `today`, shows `date` as its expiry date; nil when none
        /// or several orders do. `taken` is the day on which the label was photographed; nil when unknown.
        package func order(
            of label: ScannedLabel, showing date: CivilDate, today: CivilDate, taken: CivilDate? = nil
        ) -> DateOrder? {
            let orders = DateOrder.allCases.filter { order in
                let expiry = parser.parse(label, today: today, locale: locale, order: order, taken: taken).dates.expiry
                return expiry?.date == date && expiry?.isAmbiguous == false
            }
            return orders.count == 1 ? orders.first : nil
        }
    }
}
