import FoundationEssentials
package import KeepItFreshLabels

extension ReviewQuestion {
    /// The question about a photo of the inbox.
    package init(about photo: InboxPhoto) {
        let file = ItemPhoto(contentHash: photo.contentHash, name: photo.name, savedAt: photo.savedAt, label: nil)
        self.init(
            .inbox, .photo(photo), [], [file], doubt: nil, places: [Place(photo: photo.contentHash, box: nil)])
    }

    private init(
        _ topic: Topic, about item: Item, _ candidates: [Candidate], _ photos: [ItemPhoto], doubt: Doubt? = nil,
        places: [Place] = []
    ) {
        self.init(topic, .item(item), candidates, photos, doubt: doubt, places: places)
    }

    private init(
        _ topic: Topic, _ subject: Subject, _ candidates: [Candidate], _ photos: [ItemPhoto], doubt: Doubt?,
        places: [Place]
    ) {
        self.topic = topic
        self.subject = subject
        self.candidates = candidates
        self.doubt = doubt
        self.places = places + candidates.compactMap(\.place).filter { !places.contains($0) }
        self.photos = photos
    }

    /// What is asked about an item that its photos show as `evidence` says, in the order in which it is asked. With
    /// `isUndatedAsked` its date is asked also where no photo shows a place of it.
    package static func all(
        about item: Item, evidence: ItemEvidence, photos: [ItemPhoto], isUndatedAsked: Bool = false
    ) -> [ReviewQuestion] {
        let questions = [Topic.oneThing, .date, .name, .barcode].compactMap { topic in
            open(topic, about: item, evidence: evidence, photos: photos, isUndatedAsked: isUndatedAsked)
        }
        // A name alone is no question.
        let asksForDate = questions.contains { $0.topic == .date }
        return questions.filter { asksForDate || $0.topic != .name }
    }

    /// The question on one topic about an item as it is now; nil when there is nothing to ask any more, unless it is
    /// asked again. With `isUndatedAsked` a missing date is to be asked.
    package static func open(
        _ topic: Topic, about item: Item, evidence: ItemEvidence, photos: [ItemPhoto],
        isUndatedAsked: Bool = false, isAgain: Bool = false
    ) -> ReviewQuestion? {
        let isOpen =
            switch topic {
            case .oneThing: item.needsReview.contains(.possibleMerge)
            case .date: item.hasDoubtfulDate || isUndatedAsked && item.lacksDate
            case .barcode: item.needsReview.contains(.doubtfulBarcode)
            case .name: item.hasDoubtfulName
            case .inbox: false
            }
        guard isOpen || isAgain else { return nil }
        return switch topic {
        case .oneThing: oneThing(item, photos)
        case .date: date(of: item, evidence, photos)
        case .barcode: barcode(of: item, photos)
        case .name: name(of: item, photos)
        case .inbox: nil
        }
    }

    private static func oneThing(_ item: Item, _ photos: [ItemPhoto]) -> ReviewQuestion {
        guard let first = photos.first, let last = photos.last, photos.count > 1 else {
            return ReviewQuestion(
                .oneThing, about: item, [Candidate(.oneThing), Candidate(.onePackMore)], photos,
                places: photos.map { Place(photo: $0.contentHash, box: nil) })
        }
        return ReviewQuestion(
            .oneThing, about: item, [Candidate(.oneThing), Candidate(.another(photo: last.contentHash))], photos,
            places: [first, last].map { Place(photo: $0.contentHash, box: nil) })
    }

    private static func date(of item: Item, _ evidence: ItemEvidence, _ photos: [ItemPhoto]) -> ReviewQuestion {
        var candidates = evidence.dates.map { date in
            // A date that the item has keeps its kind, which another photo or a person may have given.
            var candidate = Candidate(
                .date(date.date, date.date == item.expiryDate ? item.expiryKind ?? date.kind : date.kind))
            candidate.probability = date.confidence
            candidate.text = date.text
            candidate.readers = date.readers
            candidate.reasons = date.reasons
            candidate.place = Place(photo: date.contentHash, box: date.box)
            return candidate
        }
        if let date = item.expiryDate, !evidence.dates.contains(where: { $0.date == date }) {
            var present = Candidate(.date(date, item.expiryKind))
            present.probability = item.expiryConfidence
            candidates.insert(present, at: 0)
        }
        if let proposal = item.proposal, item.expiryDate == nil {
            candidates.append(Candidate(.date(proposal.date, nil)))
        }
        let first = candidates.firstIndex { $0.value.date == item.expiryDate } ?? 0
        // The parser weighed all readings against each other, so none of them is likelier than the one it chose.
        if !candidates.isEmpty { candidates.insert(candidates.remove(at: first), at: 0) }
        let chosen = candidates.first?.probability ?? 1
        for index in candidates.indices {
            candidates[index].probability = candidates[index].probability.map { min($0, chosen) }
        }
        let rest = candidates.dropFirst().enumerated()
            .sorted { ($1.element.probability ?? 0, $0.offset) < ($0.element.probability ?? 0, $1.offset) }
            .map(\.element)
        return ReviewQuestion(
            .date, about: item, candidates.prefix(1) + rest, photos, doubt: doubt(about: item, evidence),
            places: candidates.isEmpty ? placesOfDate(in: photos, evidence) : [])
    }

    /// The places where the date of a pack could be, and was not read; the first photo where none is known.
    private static func placesOfDate(in photos: [ItemPhoto], _ evidence: ItemEvidence) -> [Place] {
        let found = photos.compactMap { photo in
            evidence.placesOfDate[photo.contentHash].map { Place(photo: photo.contentHash, box: $0.box) }
        }
        return found.isEmpty ? photos.prefix(1).map { Place(photo: $0.contentHash, box: nil) } : found
    }

    private static func doubt(about item: Item, _ evidence: ItemEvidence) -> Doubt {
        guard item.expiryDate != nil else { return .missing }
        if item.needsReview.contains(.conflictingDates) { return .conflict }
        let date = evidence.dates.first { $0.date == item.expiryDate }
        if item.needsReview.contains(.ambiguousDate), !item.needsReview.contains(.lowConfidence) { return .order }
        guard item.needsReview.contains(.lowConfidence), let date else {
            return item.needsReview.contains(.ambiguousDate) ? .order : .nothing
        }
        if date.isYearInferred { return .year }
        return date.digitsConfidence < date.meaningConfidence ? .digits : .meaning
    }

    private static func barcode(of item: Item, _ photos: [ItemPhoto]) -> ReviewQuestion {
        let codes = photos.flatMap { photo in
            (photo.label?.barcodes ?? []).filter(\.isDoubtful).map { (photo, $0) }
        }
        let candidates = codes.compactMap { photo, code -> Candidate? in
            guard let number = GTIN(code.text) else { return nil }
            var candidate = Candidate(.number(number))
            candidate.probability = code.confidence
            candidate.text = code.text
            candidate.place = Place(photo: photo.contentHash, box: code.box)
            return candidate
        }
        return ReviewQuestion(
            .barcode, about: item, candidates.sorted { $0.probability ?? 0 > $1.probability ?? 0 }, photos,
            places: codes.map { Place(photo: $0.0.contentHash, box: $0.1.box) })
    }

    private static func name(of item: Item, _ photos: [ItemPhoto]) -> ReviewQuestion {
        let read = PrintedWords(photos).texts
        let names = ([item.name].compactMap(\.self) + read).reduce(into: [String]()) { names, name in
            if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
        }
        return ReviewQuestion(
            .name, about: item, names.prefix(maximumNames).map { Candidate(.name($0)) }, photos,
            places: photos.prefix(1).map { Place(photo: $0.contentHash, box: nil) })
    }

    private static let maximumNames = 5
}

extension ReviewQuestion.Candidate.Value {
    /// The date; nil for other values.
    package var date: CivilDate? {
        if case .date(let date, _) = self { date } else { nil }
    }
}

extension Item {
    /// Whether its date is to be checked.
    fileprivate var hasDoubtfulDate: Bool {
        needsReview.contains { $0.isAboutDate }
    }

    /// Whether its name is likely wrong or missing, and no person, catalogue or clear print gave it.
    fileprivate var hasDoubtfulName: Bool {
        !fieldsSetByUser.contains(.name) && (name == nil || nameSource.isUncertainPrint)
    }
}

extension Item.NameSource {
    /// Whether it was read and may be wrong.
    fileprivate var isUncertainPrint: Bool {
        if case .front(let confidence) = self { confidence < Self.reliableConfidence } else { false }
    }
}
