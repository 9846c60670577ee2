/// Parses a whole label: joins what its barcodes carry with what is printed beside them.
///
/// ```swift
/// let label = ScannedLabel(
///     barcodes: [Barcode(symbology: .ean13, text: "4006381333931")],
///     lines: [TextLine(text: "Oat Drink"), TextLine(text: "Best before 12.03.2027")])
/// let parsed = LabelParser(region: "DE").parse(label, today: today, locale: LocaleHint("de-DE"))
/// // parsed.product?.name == "Oat Drink"
/// // parsed.dates.expiry?.date.description == "2027-03-12"
/// // parsed.needsReview == []
/// ```
public struct LabelParser: Sendable {
    /// The minimum confidence of a name that shows that packs are different.
    package static let minimumNameConfidence = AskPolicy.minimumOfName

    private let barcodeParser: BarcodeParser
    private let dateParser = DateParser()
    private let productParser = ProductParser()

    /// A parser for labels of a region (ISO 3166, two letters), whose rules define the weights and prices in the
    /// barcodes of shop scales. With nil they are read by the rules of the locale's region, if it has one.
    public init(region: String? = nil) {
        barcodeParser = BarcodeParser(region: region)
    }

    /// Parses a label. The content of doubtful barcodes is not used; that there are any is a reason for review.
    ///
    /// - Parameters:
    ///   - label: What was read from the photo.
    ///   - today: The current day, which determines missing years and implausible dates.
    ///   - locale: The user's locale, for dates whose order the label leaves open.
    ///   - order: The order of dates on labels of this product, which settles what the print leaves open before the
    ///     label's language and the locale do; nil when it is not known.
    ///   - taken: The day on which the label was photographed; nil when it is not known.
    public func parse(
        _ label: ScannedLabel, today: CivilDate, locale: LocaleHint?, order: DateOrder? = nil, taken: CivilDate? = nil
    ) -> ParsedLabel {
        parse(label, today: today, locale: locale, orders: KnownOrders(ofProduct: order), taken: taken)
    }

    /// Parses a label, with what is known of the order of its dates and of its photo's file.
    package func parse(
        _ label: ScannedLabel, today: CivilDate, locale: LocaleHint?, orders: KnownOrders, taken: CivilDate? = nil,
        origin: PhotoOrigin? = nil
    ) -> ParsedLabel {
        let whole = parse(
            label, in: nil, today: today, locale: locale, orders: orders, taken: taken, origin: origin)
        guard let cells = packs(in: label, showing: whole, today: today, locale: locale) else { return whole }
        let parts = cells.map {
            parse($0.label, in: $0.area, today: today, locale: locale, orders: orders, taken: taken)
        }
        return parts.count > 1 && Self.areApart(parts) ? whole.showing(parts) : whole
    }

    /// Whether the parts of a photo show different packs: each has a number of its own, or a sure date and a name of
    /// its own.
    private static func areApart(_ parts: [ParsedLabel]) -> Bool {
        let numbers = Set(parts.compactMap(\.gtin))
        if numbers.count == parts.count { return true }
        let dates = Set(parts.compactMap { $0.dates.expiry?.isUnsure == false ? $0.dates.expiry?.date : nil })
        let names = Set(
            parts.compactMap { part in
                part.product.flatMap { $0.confidence >= AskPolicy.minimumOfName ? $0.name?.lowercased() : nil }
            })
        return numbers.count <= 1 && dates.count == parts.count && names.count == parts.count
    }

    /// Parses a label, or the part of a photo in `area`.
    private func parse(
        _ label: ScannedLabel, in area: Quad?, today: CivilDate, locale: LocaleHint?, orders: KnownOrders,
        taken: CivilDate?, origin: PhotoOrigin? = nil
    ) -> ParsedLabel {
        let content = content(
            of: label, in: area, today: today, locale: locale, orders: orders, taken: taken, origin: origin)
        var joined = content.dates
        joined.dates.place =
            joined.dates.place ?? Self.unreadPrint(of: label) ?? content.back
        var product = content.product
        if content.gtins.count > 1 {
            // The date and the name may belong to either of the products.
            joined.dates.expiry = nil
            product = nil
        }
        var parsed = ParsedLabel(
            gtin: content.gtins.count == 1 ? content.gtins.first : nil,
            gtins: content.gtins,
            product: product,
            dates: joined.dates,
            needsReview: Self.reasons(
                dates: joined, productCount: content.gtins.count,
                hasDoubtfulCode: label.barcodes.contains(where: \.isDoubtful))
        )
        if content.gtins.count == 1 { parsed.price = content.price }
        if !content.subject.isEmpty {
            let decision = SubjectRules.decision(on: content.subject)
            (parsed.subject, parsed.otherSubject) = (decision.subject, decision.other)
            parsed.subjectConfidence = decision.subject == .food ? decision.food : 1 - decision.food
            parsed.showsManyPacks =
                decision.subject == .food && decision.manyPacks >= SubjectRules.minimumOfManyPacks
                && content.gtins.isEmpty && parsed.dates.expiry == nil
        }
        return parsed
    }

    /// What a label shows, or the part of a photo in `area`.
    private func content(
        of label: ScannedLabel, in area: Quad?, today: CivilDate, locale: LocaleHint?, orders: KnownOrders,
        taken: CivilDate?, origin: PhotoOrigin?
    ) -> Content {
        let decoded = DecodedBarcode.undoubted(
            in: label.barcodes, by: barcodeParser.reading(in: locale?.region), today: today)
        let printed = PrintedMeasures(label.lines)
        let codes = decoded.map { printed.completed($0.content) }
        let gtins = Self.foodNumbers(in: codes)
        let (lines, rotation) = Self.upright(label)
        let dates = joined(
            label.picture, lines, rotation, decoded, gtins, today: today, locale: locale, orders: orders, taken: taken)
        let photo = area.map { PixelRect($0.mapCorners(rotation.upright)) } ?? Self.frame(of: label, rotation)
        let prepared = productParser.prepare(lines)
        let product = productParser.parse(prepared, photo: photo)
        let subject = SubjectEvidence(
            prepared, codes: codes, product: product, dates: dates.dates, origin: origin, picture: photo)
        let price = codes.lazy.compactMap(\.price).first
        return Content(
            gtins: gtins, price: price.map { "\($0.amount)\($0.currency.map { " " + $0 } ?? "")" }, dates: dates,
            product: Self.product(product, with: codes),
            back: Self.back(label, prepared, rotation, isPriced: subject.features[.prices] != nil), subject: subject)
    }

    private func joined(
        _ picture: PictureEvidence, _ lines: [TextLine], _ rotation: TextRotation, _ decoded: [DecodedBarcode],
        _ gtins: [GTIN], today: CivilDate,
        locale: LocaleHint?, orders: KnownOrders, taken: CivilDate?
    ) -> DateJoiner.Joined {
        let printed = dateParser.parse(
            lines, today: today, locale: locale, orders: orders, number: gtins.count == 1 ? gtins.first : nil,
            taken: taken, picture: picture.mapCorners(rotation.upright)
        ).mapCorners(rotation.original)
        return DateJoiner(window: DateWindow(today: today)).join(BarcodeDates(decoded), with: printed)
    }

    /// The dates of a label alone, without what else it shows: whose packs they are on, if it shows several, is not
    /// decided.
    package func dates(
        of label: ScannedLabel, today: CivilDate, locale: LocaleHint?, orders: KnownOrders = KnownOrders(),
        taken: CivilDate? = nil
    ) -> ParsedDates {
        let decoded = DecodedBarcode.undoubted(in: label.barcodes, by: barcodeParser, today: today)
        let (lines, rotation) = Self.upright(label)
        return joined(
            label.picture, lines, rotation, decoded, Self.foodNumbers(in: decoded.map(\.content)), today: today,
            locale: locale,
            orders: orders, taken: taken
        ).dates
    }

    /// Print in a script that no reader knows may be a date.
    private static func unreadPrint(of label: ScannedLabel) -> PlaceOfDate? {
        label.picture.isInUnknownScript ? label.picture.unread.first.map { PlaceOfDate(.print, at: $0) } : nil
    }

    /// The sign of a pack's back: a barcode, or two kinds of its small print. Beside a price alone a barcode is on the
    /// label of a shelf.
    private static func back(
        _ label: ScannedLabel, _ lines: [ProductLine], _ rotation: TextRotation, isPriced: Bool
    ) -> PlaceOfDate? {
        let found = backRoles.compactMap { role in lines.first { $0.roles.contains(role) } }
        if let code = label.barcodes.first, !isPriced || !found.isEmpty { return PlaceOfDate(.back, at: code.box) }
        guard found.count >= minimumBackRoles else { return nil }
        return PlaceOfDate(.back, at: found[0].line.box?.mapCorners(rotation.original))
    }

    private static let backRoles: [ProductWords.Role] = [.ingredients, .nutrition, .storage, .maker]
    private static let minimumBackRoles = 2

    /// The packs that lie beside each other, each with what was read of it and its part of the photo; nil when no gaps
    /// show them.
    private func packs(
        in label: ScannedLabel, showing whole: ParsedLabel, today: CivilDate, locale: LocaleHint?
    ) -> [(label: ScannedLabel, area: Quad)]? {
        let dates = whole.dates.dates.filter { $0.kind.endsShelfLife && $0.kind != .unlabelled }
        guard whole.gtins.count > 1 || Set(dates.map(\.date)).count > 1 else { return nil }
        let rotation = TextRotation(of: label.lines)
        guard let frame = Self.frame(of: label, rotation) else { return nil }
        var keys = label.barcodes.compactMap { code -> (key: String?, box: Quad)? in
            let one = DecodedBarcode.undoubted(in: [code], by: barcodeParser.reading(in: locale?.region), today: today)
                .map(\.content)
            let number = whole.gtins.count > 1 ? Self.foodNumbers(in: one).first?.digits : nil
            return code.box.map { (number, $0.mapCorners(rotation.upright)) }
        }
        if whole.gtins.count <= 1 {
            keys += dates.compactMap { date in
                date.box.map { (date.date.description, $0.mapCorners(rotation.upright)) }
            }
        }
        let cells = PackCells.find(
            in: frame, lines: label.lines.map { $0.mapCorners(rotation.upright) }, keys: keys)
        return cells?.map { cell in
            func isInside(_ box: Quad?) -> Bool {
                box.map { cell.contains(PixelRect($0.mapCorners(rotation.upright)).middle) } ?? false
            }
            var part = ScannedLabel(
                barcodes: label.barcodes.filter { isInside($0.box) }, lines: label.lines.filter { isInside($0.box) },
                size: label.size)
            part.picture = label.picture
            return (part, cell.quad.mapCorners(rotation.original))
        }
    }

    /// What shows the subject of a photo, to fit the weights of subjects.
    package func subjectEvidence(
        of label: ScannedLabel, today: CivilDate, origin: PhotoOrigin? = nil
    ) -> SubjectEvidence {
        content(of: label, in: nil, today: today, locale: nil, orders: KnownOrders(), taken: nil, origin: origin)
            .subject
    }

    /// Whether more that is read of a label may change what it is taken for.
    package func isSubjectOpen(of label: ScannedLabel, today: CivilDate) -> Bool {
        SubjectRules.isOpen(on: subjectEvidence(of: label, today: today))
    }

    /// The dates of a label as they are weighed, before those of barcodes are joined, to fit the weights.
    package func weighedDates(
        of label: ScannedLabel, today: CivilDate, locale: LocaleHint?, taken: CivilDate? = nil
    ) -> WeighedDates {
        let (lines, rotation) = Self.upright(label)
        let decision = dateParser.decide(
            lines, today: today, locale: locale, number: productNumber(of: label, today: today), taken: taken,
            picture: label.picture.mapCorners(rotation.upright))
        return WeighedDates(decision)
    }

    /// Each date that something on a label means, whatever speaks for it, in order: of what one reader read, or of all
    /// for nil.
    package func readDates(
        in label: ScannedLabel, by reader: OCREngine?, today: CivilDate, locale: LocaleHint?
    ) -> [CivilDate] {
        var part = label
        if let reader { part.lines = label.lines.compactMap { $0.read(onlyBy: reader) } }
        let decision = dateParser.decide(Self.upright(part).lines, today: today, locale: locale)
        return Set(decision.solver.dates.map(\.date)).sorted { $0.description < $1.description }
    }

    /// The lines of scene text on the front of a pack with their features, to fit the weights of names.
    package func frontLines(of label: ScannedLabel) -> [FrontLine] {
        let (lines, rotation) = Self.upright(label)
        return Self.frame(of: label, rotation).map { productParser.frontLines(of: lines, photo: $0) } ?? []
    }

    /// The lines of a label that can be a name, the likeliest first: of large print, where that was read.
    package func nameLines(of label: ScannedLabel) -> [String] {
        let front = frontLines(of: label).filter { $0.probability >= Self.minimumNameLine }
            .sorted { $0.probability > $1.probability }.map(\.name)
        return front.isEmpty ? productParser.nameLines(of: Self.upright(label).lines) : front
    }

    private static let minimumNameLine = 0.15

    /// The words in the lettering on the front of a pack; nil when there are none, or the photo's size is not known.
    package func lettering(of label: ScannedLabel) -> PackLettering? {
        let (lines, rotation) = Self.upright(label)
        guard let photo = Self.frame(of: label, rotation) else { return nil }
        return productParser.lettering(of: lines, photo: photo)
    }

    /// The frame of the photo in upright coordinates; nil when its size is not known.
    private static func frame(of label: ScannedLabel, _ rotation: TextRotation) -> PixelRect? {
        guard let size = label.size else { return nil }
        let corners = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)]
        return PixelRect(around: corners.map { rotation.upright(PixelPoint(x: $0.0, y: $0.1)) })
    }

    /// The lines without the digits under barcodes, turned upright.
    private static func upright(_ label: ScannedLabel) -> (lines: [TextLine], rotation: TextRotation) {
        let rotation = TextRotation(of: label.lines)
        let lines = label.lines.filter { line in !label.barcodes.contains { HRIVerifier.isPrinted(line, with: $0) } }
        return (lines.map { $0.mapCorners(rotation.upright) }, rotation)
    }

    /// The one product number that a label's barcodes carry; nil for none, and for numbers of several products.
    package func productNumber(of label: ScannedLabel, today: CivilDate) -> GTIN? {
        let codes = DecodedBarcode.undoubted(in: label.barcodes, by: barcodeParser, today: today)
        let gtins = Self.foodNumbers(in: codes.map(\.content))
        return gtins.count == 1 ? gtins.first : nil
    }

    /// Whether a barcode carries the day on which the shelf life ends, so that print cannot overrule it.
    package static func barcodesEndShelfLife(_ barcodes: [Barcode], today: CivilDate) -> Bool {
        let codes = DecodedBarcode.undoubted(in: barcodes, by: BarcodeParser(), today: today)
        return BarcodeDates(codes).endsShelfLifeCertainly(in: DateWindow(today: today))
    }

    /// The script that the product's number suggests, where that has a reader of its own; nil for most.
    package static func usualScript(of barcodes: [Barcode], today: CivilDate) -> PrintedScript? {
        DecodedBarcode.undoubted(in: barcodes, by: BarcodeParser(), today: today)
            .lazy.compactMap { $0.content.gtin?.usualScript }.first
    }
}

extension LabelParser {
    /// What a label shows, before it is decided what that means.
    private struct Content {
        /// The numbers of foods in its barcodes.
        let gtins: [GTIN]
        /// The price of the pack, where a barcode has it.
        let price: String?
        let dates: DateJoiner.Joined
        /// The product as it is printed, with what a barcode says of its content.
        let product: ParsedProduct?
        /// What shows that the photo shows the back of a pack; nil for a front.
        let back: PlaceOfDate?
        /// What shows the subject of the photo.
        let subject: SubjectEvidence
    }

    /// A barcode's parsed content with its place in the photo.
    struct DecodedBarcode {
        let content: ParsedBarcode
        let box: Quad?

        /// The content of the codes that are not doubtful.
        static func undoubted(in barcodes: [Barcode], by parser: BarcodeParser, today: CivilDate) -> [DecodedBarcode] {
            barcodes.filter { !$0.isDoubtful }.map { code in
                let content = parser.parse(code.text, symbology: code.symbology, isGS1: code.isGS1, today: today)
                return DecodedBarcode(content: content, box: code.box)
            }
        }
    }

    /// The product numbers that identify a food everywhere, each once, in the order found.
    ///
    /// Left out are numbers of restricted circulation, which identify other products in other regions or shops, and
    /// numbers of books, papers and coupons. Of weighed goods alone the part counts that all packs have in common.
    private static func foodNumbers(in barcodes: [ParsedBarcode]) -> [GTIN] {
        var found: [GTIN] = []
        for number in barcodes.compactMap(\.gtin)
        where number.restrictedUse == nil && number.nonFoodUse == nil && !found.contains(number) {
            found.append(number)
        }
        if !found.isEmpty { return found }
        for number in barcodes.compactMap(\.itemNumber) where !found.contains(number) { found.append(number) }
        return found
    }
}

extension LabelParser {
    /// The printed product, with the net quantity from a barcode when none is printed; nil when neither was read.
    private static func product(_ printed: ParsedProduct?, with barcodes: [ParsedBarcode]) -> ParsedProduct? {
        guard printed?.quantity == nil, let quantity = barcodes.lazy.compactMap(quantity).first else { return printed }
        guard var product = printed else { return ParsedProduct(quantity: quantity, source: .barcode, confidence: 0) }
        product.quantity = quantity
        return product
    }

    private static func quantity(_ barcode: ParsedBarcode) -> String? {
        let units: [(ParsedBarcode.Measure, String)] = [
            (.netWeightKg, "kg"), (.netVolumeL, "l"), (.netWeightLb, "lb"), (.netVolumeFlOz, "fl oz"),
        ]
        for (measure, unit) in units {
            if let amount = barcode.measures[measure] { return "\(amount) \(unit)" }
        }
        if barcode.itemNumber != nil, let count = barcode.count, count > 1 { return "\(count) pieces" }
        return nil
    }

    /// Why a person should check the label, each reason once, in the order of `ReviewReason`.
    private static func reasons(
        dates: DateJoiner.Joined, productCount: Int, hasDoubtfulCode: Bool
    ) -> [ReviewReason] {
        var reasons = dates.dates.reviewReasons
        // A front shows no date: that of another photo is still to come.
        if dates.dates.dates.isEmpty, dates.dates.place == nil { reasons.remove(.noDate) }
        if dates.isConflicting { reasons.insert(.conflictingDates) }
        if productCount > 1 { reasons.insert(.possibleMerge) }
        if hasDoubtfulCode { reasons.insert(.doubtfulBarcode) }
        return ReviewReason.allCases.filter(reasons.contains)
    }
}
