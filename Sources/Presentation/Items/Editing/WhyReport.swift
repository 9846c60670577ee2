import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Shows where each value of an item comes from, and who changed it when.
package struct WhyReport: Sendable {
    private let item: Item
    private let values: [Value]
    private let history: [JournalEntry]
    private let userId: String

    /// A report on an item for the user `userId`.
    /// - Parameter origins: The photo that each value comes from.
    /// - Parameter photos: The item's photos, with what was read from them.
    /// - Parameter history: The changes of the item.
    /// - Parameter orders: What the household knows of the order of its dates.
    package init(
        _ item: Item, origins: [ItemField.Origin], photos: [ItemPhoto], history: [JournalEntry],
        orders: KnownOrders = KnownOrders(), userId: String
    ) {
        self.item = item
        self.history = history
        self.userId = userId
        values = ItemField.allCases.compactMap { field in
            Value(field, of: item, origins: origins, photos: photos, history: history, orders: orders)
        }
    }

    /// Returns a line for each value with its sources, then the changes of the item.
    package func lines(in language: MessageLanguage) -> [String] {
        var lines = ["\(item.shownName(in: language))  \(TerminalText.visible(item.id))"]
        for value in values {
            lines.append("  \(value.title.text(in: language)): \(value.shown(in: language))")
            lines += value.sources(seenBy: userId).map { "      \($0.text(in: language))" }
        }
        if let proposal = item.proposal {
            let title = ItemAspect.expiry.words.text(in: language)
            let source = TerminalText.visible(proposal.source)
            lines.append("  \(title): \(language.words(for: proposal.date))")
            // Translators: {1} is a product or a category.
            lines.append("      " + language.words("not read, but how long \(source) usually keeps (kif-scan life)"))
        }
        lines.append(language.words("changes:"))
        return lines + history.map { "  \($0.line(seenBy: userId, in: language))" }
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("id", .string(item.id)),
            ("name", .text(item.name)),
            ("values", .array(values.map(\.json))),
            ("proposedDate", .date(item.proposal?.date)),
            ("proposedBy", .text(item.proposal?.source)),
            ("history", .array(history.map { $0.json(seenBy: userId) })),
        ])
    }

    /// A value of an item and its source.
    private struct Value: Sendable {
        private let field: ItemField
        let text: String
        /// The photo that the value was read from; nil if a person gave it or the source is unknown.
        private let photo: ItemPhoto?
        private let contentHash: String?
        private let box: Quad?
        private let raw: String?
        private let confidence: Double?
        private let readers: Set<OCREngine>
        /// The rules that decided about the expiry date when its label is parsed again; empty for other values.
        private let reasons: [DateReason]
        /// How sure the digits of a date are, and its meaning; nil for other values.
        private let sureness: (digits: Double, meaning: Double)?
        /// The day by which a date was judged; nil when it is not known.
        private let day: PhotoDay?
        /// Where the value was looked up by the product number or else the lettering in the photo; nil if the photo
        /// shows it.
        private let lookup: FoundProduct.Source?
        private let hasNumber: Bool
        /// The last change; nil if the value is as it was first read.
        private let entry: JournalEntry?
        private let isGiven: Bool
        /// What the photos show as the date, where a person gave another one; nil otherwise.
        private let printed: LabelDate?

        /// Nil if the item has no value in the field.
        init?(
            _ field: ItemField, of item: Item, origins: [ItemField.Origin], photos: [ItemPhoto],
            history: [JournalEntry], orders: KnownOrders
        ) {
            guard let text = item.text(of: field) else { return nil }
            entry = Self.lastChange(of: field, of: item, in: history)
            let origin =
                origins.first { $0.field == field }
                ?? (entry?.action == .reread ? Self.origin(of: text, field, in: photos) : nil)
            let photo = photos.first { $0.contentHash == origin?.contentHash }
            lookup = origin?.lookup
            hasNumber = item.gtin != nil
            let label = origin?.lookup == nil ? photo?.label : nil
            let code = Self.code(at: origin?.box, in: photo?.label)
            // The digits of a number are printed below its bars, too, but the bars were read.
            let isOfCode = field == .gtin && code != nil
            let lines = isOfCode ? [] : label.map { Self.lines(of: text, at: origin?.box, in: $0) } ?? []
            self.field = field
            self.text = text
            self.photo = photo
            contentHash = origin?.contentHash
            box = origin?.box
            raw = lines.isEmpty ? code : lines.map(\.text).joined(separator: " / ")
            readers = lines.first?.readers ?? []
            isGiven = item.fieldsSetByUser.contains(field)
            let isChanged = field == .expiryDate && isGiven && origin == nil
            printed = isChanged ? photos.lazy.compactMap { Self.expiry(of: $0, orders) }.first : nil
            let isRead = field == .expiryDate && !item.fieldsSetByUser.contains(field)
            let dates = isRead ? photo.flatMap { Self.dates(of: $0, orders) } : nil
            let date = dates?.first { $0.date == item.expiryDate }
            reasons = date?.reasons ?? []
            sureness = date.map { ($0.digitsConfidence, $0.meaningConfidence) }
            day = date == nil ? nil : photo?.day
            confidence =
                switch field {
                case .name: item.nameConfidence
                case .expiryDate: item.expiryConfidence
                case .gtin, .brand, .unit, .productionDate, .lot, .category:
                    isGiven ? nil : lines.map(\.confidence).min()
                }
        }

        /// The last change of a value after it was first read; nil for none.
        private static func lastChange(
            of field: ItemField, of item: Item, in history: [JournalEntry]
        ) -> JournalEntry? {
            history.last { entry in
                !entry.isUndone && [.fixed, .reread, .completed].contains(entry.action)
                    && entry.steps.contains { step in
                        step.itemId == item.id && step.changes.contains { $0.aspect == field.aspect }
                    }
            }
        }

        /// The first photo in whose present reading a text is found.
        private static func origin(of text: String, _ field: ItemField, in photos: [ItemPhoto]) -> ItemField.Origin? {
            let photo = photos.first { photo in photo.label.map { !lines(of: text, at: nil, in: $0).isEmpty } ?? false }
            return photo.map { ItemField.Origin(field: field, contentHash: $0.contentHash) }
        }

        var title: Message { field.aspect.words }

        /// Returns the value as people read it.
        func shown(in language: MessageLanguage) -> String {
            let isDate = field == .expiryDate || field == .productionDate
            return (isDate ? CivilDate(text) : nil).map { language.words(for: $0) } ?? TerminalText.visible(text)
        }

        /// Returns the sources in words.
        func sources(seenBy userId: String) -> [Message] {
            var lines: [Message] = []
            if isGiven {
                let author = entry.map { Message("given by \($0.author(seenBy: userId)) on \($0.day)") }
                lines.append(author ?? Message("confirmed, or the household's name for the product"))
            }
            if let printed {
                let (kind, text) = (printed.kind.message, TerminalText.visible(printed.text))
                // Translators: {1} is a kind of date such as "best before", {2} the date.
                lines.append(Message("the label says \(kind) \(printed.date), \"\(text)\""))
            }
            if let origin { lines.append(origin) }
            let sure = confidence.map { Message("\(percentage($0)) sure") }
            let read = raw.map { Message("read \"\(TerminalText.visible($0))\"") }
            let details = [read, readers.words, sure].compactMap(\.self)
            if !details.isEmpty { lines.append(.list(details)) }
            if let sureness {
                let (digits, meaning) = (percentage(sureness.digits), percentage(sureness.meaning))
                lines.append(Message("digits \(digits) sure, meaning \(meaning) sure"))
            }
            if let day {
                switch day.source {
                case .capture: lines.append(Message("photographed on \(day.day), by the camera"))
                case .fileName: lines.append(Message("photographed on \(day.day), by the file's name"))
                case .fileTime: lines.append(Message("photographed on \(day.day), by the file's time"))
                }
            }
            if !reasons.isEmpty { lines.append(reasons.message) }
            return lines
        }

        /// Where the value was read or looked up; nil if a person gave it.
        private var origin: Message? {
            if let lookup {
                let source = lookup.message
                // Translators: {1} is a source, such as "the catalogue on this machine"; {2} the name of a photo.
                return hasNumber
                    ? Message("\(source), looked up by the number in photo \(photoName)")
                    : Message("\(source), looked up by the lettering in photo \(photoName)")
            }
            if contentHash != nil {
                let corners = box.map { $0.corners.map { "\($0.x),\($0.y)" }.joined(separator: " ") }
                // Translators: {2} are the corners of a place in the photo, in pixels.
                return corners.map { Message("photo \(photoName) at \($0)") } ?? Message("photo \(photoName)")
            }
            guard !isGiven else { return nil }
            guard let entry, entry.action == .completed else { return Message("source unknown") }
            return Message("looked up by its number on \(entry.day)")
        }

        /// The object for scripts.
        var json: JSONValue {
            .object([
                ("field", .string(field.rawValue)),
                ("value", .string(text)),
                ("source", .string(sourceName)),
                ("lookup", .text(lookup?.description)),
                ("photo", .text(photo?.name)),
                ("contentHash", .text(contentHash)),
                ("box", .box(box)),
                ("text", .text(raw)),
                ("confidence", confidence.map { .decimal($0) } ?? .null),
                ("digitsConfidence", sureness.map { .decimal($0.digits) } ?? .null),
                ("meaningConfidence", sureness.map { .decimal($0.meaning) } ?? .null),
                ("photographed", .text(day?.day.description)),
                ("photographedBy", .text(day?.source.rawValue)),
                ("readers", .texts(readers.ordered.map(\.rawValue))),
                ("reasons", .array(reasons.map(\.json))),
                ("changedBy", .text(entry?.userId)),
                ("changedAt", .text(entry?.date.formatted(.iso8601))),
            ])
        }

        private var photoName: Message {
            photo.map { .verbatim(TerminalText.visible($0.name)) } ?? Message("no longer known")
        }

        private var sourceName: String {
            if isGiven { return "user" }
            if lookup != nil { return "catalog" }
            return contentHash == nil ? "unknown" : "photo"
        }

        /// The dates of a photo's label, parsed as on the day on which it was stored.
        private static func dates(of photo: ItemPhoto, _ orders: KnownOrders) -> [LabelDate]? {
            photo.label.map {
                LabelParser().parse($0, today: photo.savedDay, locale: nil, orders: orders, taken: photo.day?.day)
                    .dates.dates
            }
        }

        /// The date in a photo's label that ends the shelf life.
        private static func expiry(of photo: ItemPhoto, _ orders: KnownOrders) -> LabelDate? {
            dates(of: photo, orders)?.first { $0.kind.endsShelfLife }
        }

        private static func lines(of text: String, at box: Quad?, in label: ScannedLabel) -> [TextLine] {
            guard let box else {
                return label.lines.filter { $0.text.lowercased().contains(text.lowercased()) }.prefix(1).map { $0 }
            }
            return label.lines.filter { line in line.box.map { $0.sharesPlace(with: box) } ?? false }
        }

        private static func code(at box: Quad?, in label: ScannedLabel?) -> String? {
            guard let box else { return nil }
            return label?.barcodes.first { $0.box == box }.map { "\($0.symbology.rawValue) \($0.text)" }
        }
    }
}

extension ItemField {
    /// The aspect that holds the value.
    fileprivate var aspect: ItemAspect {
        switch self {
        case .gtin: .gtin
        case .name: .name
        case .brand: .brand
        case .unit: .unit
        case .expiryDate: .expiry
        case .productionDate: .productionDate
        case .lot: .lot
        case .category: .category
        }
    }
}

extension FoundProduct.Source {
    /// The source in words.
    var message: Message {
        switch self {
        case .household: Message("other items of the product in this household")
        case .catalog: Message("the catalogue on this machine")
        case .server(let host): Message("the server \(TerminalText.visible(host))")
        }
    }
}
