import FoundationEssentials
import KeepItFreshLabels

/// Processes photo after photo, from file to parsed label. Several pipelines work at the same time; they share a queue,
/// and one `PhotoWriter` groups and stores what they have read.
///
/// Each stage has its own type, and one function leads from each stage to the next: `PhotoSource`, `PhotoFile`,
/// `ScannedPhoto`, `ParsedPhoto`, and in the writer `PhotoGroup` and the `PhotoResult`s of the group.
struct PhotoPipeline: Sendable {
    let photos: any PhotoProviding
    let labels: any LabelProviding
    let parser: LabelParser
    /// Corrects misread words of names.
    let names: CorrectNames
    let options: ReadingOptions
    /// Measures the parsing; nil to measure nothing.
    let stages: (any StageTimingProviding)?
    /// Where readings are stored, and what is known of photos; nil to store nothing.
    let store: PhotoStore?
    /// Knows products by their numbers; nil to look nothing up.
    let lookup: (any ProductLookupProviding)?
    /// Whether there are several photos, so that one may have to wait for others before its items are stored.
    let hasSeveralPhotos: Bool

    /// Is called with every step of each photo.
    let onProgress: @Sendable (SaveProgress) -> Void

    /// Works until the queue is empty or the task is cancelled, and passes each outcome on.
    func run(through queue: Queue, to outcomes: AsyncStream<Outcome>.Continuation) async {
        while !Task.isCancelled, let entry = await queue.next() {
            if let outcome = await outcome(of: entry) { outcomes.yield(outcome) }
        }
    }

    /// Reads a photo; nil when the task was cancelled.
    private func outcome(of entry: Queue.Entry) async -> Outcome? {
        do throws(PhotoError) {
            let photo = try await parse(entry)
            if photo.isKnown || photo.items.isEmpty {
                var result = photo.result
                if case .inbox(let inbox) = photo.destination, let store {
                    try await store.keep(inbox)
                    // What a person had said of the same product needs no decision.
                    result.status = inbox.decision == nil ? .inbox : .known
                }
                report(.saved(result), at: entry.index, of: photo.scanned.name)
            }
            // A photo that shows nothing, or whose item is gone, cannot be grouped.
            guard !photo.items.isEmpty else {
                return .skipped(entry.index, isKnown: photo.isKnown)
            }
            return .parsed(photo)
        } catch {
            guard !Task.isCancelled else { return nil }
            return .failed(SaveProgress(index: entry.index, file: entry.source.name, error: error))
        }
    }

    /// Opens, scans and parses a photo; one that was stored earlier is only recognised.
    private func parse(_ entry: Queue.Entry) async throws(PhotoError) -> ParsedPhoto {
        let clock = ContinuousClock()
        let start = clock.now
        report(.scanning, at: entry.index, of: entry.source.name)
        let file = try await scanning { () async throws(ScanError) in try await photos.open(entry.source) }
        if let known = try await knownPhoto(file, entry) { return known }
        let inbox = try await store?.inboxPhoto(of: file)
        let isStocked =
            inbox?.decision == .stock || inbox?.decision == nil && options.stocked.contains(file.contentHash)
        if let inbox, !isStocked {
            let scanned = ScannedPhoto(index: entry.index, time: entry.time, file: file)
            return ParsedPhoto(scanned, .stays(inbox))
        }
        let scanned = try await scan(file, entry)
        report(.parsing, at: entry.index, of: file.name)
        let photo = try await parse(scanned, isForStock: isStocked) { clock.now - start }
        let isStoredAtOnce = !photo.items.isEmpty && !hasSeveralPhotos
        // Of a photo without an item nobody can say that it is no paper, unless nothing was read.
        let mayBeStored = !photo.items.isEmpty || photo.parsed.otherSubject == nil
        if mayBeStored, !scanned.isKept, !isStoredAtOnce { try await store?.keep(photo.scanned.label, of: file) }
        return photo
    }

    /// The photo with what is stored of it; nil when it is new.
    private func knownPhoto(_ file: PhotoFile, _ entry: Queue.Entry) async throws(PhotoError) -> ParsedPhoto? {
        guard let store, let items = try await store.items(of: file), !items.isEmpty || !options.addsDeleted else {
            return nil
        }
        let scanned = ScannedPhoto(index: entry.index, time: entry.time, file: file)
        let deleted = items.isEmpty ? try await store.deletionDay(ofPhoto: file.contentHash) : nil
        let pack = try await store.pack(of: file)
        return ParsedPhoto(scanned, .stored(items, pack: pack, deleted: deleted))
    }

    /// Reads the label, unless an interrupted import has stored it.
    private func scan(_ file: PhotoFile, _ entry: Queue.Entry) async throws(PhotoError) -> ScannedPhoto {
        if let kept = try await store?.label(of: file) {
            return ScannedPhoto(index: entry.index, time: entry.time, file: file, label: kept, isKept: true)
        }
        var scanned = ScannedPhoto(index: entry.index, time: entry.time, file: file)
        let context = PhotoContext(
            today: options.today, locale: options.locale, taken: scanned.day(today: options.today)?.day)
        let label = try await scanning { () async throws(ScanError) in
            try await labels.label(of: file, in: context)
        }
        scanned = ScannedPhoto(index: entry.index, time: entry.time, file: file, label: label)
        return scanned
    }

    /// Parses a label, with the order of dates that the household knows of its product and its packs. With `isForStock`
    /// it belongs in stock whatever it shows.
    private func parse(
        _ scanned: ScannedPhoto, isForStock: Bool, duration: () -> Duration
    ) async throws(PhotoError) -> ParsedPhoto {
        let gtin = store == nil ? nil : parser.productNumber(of: scanned.label, today: options.today)
        let orders = try await store?.knownOrders(of: gtin) ?? KnownOrders()
        var parsed = stages.measure(.parse) {
            parser.parse(
                scanned.label, today: options.today, locale: options.locale, orders: orders,
                taken: scanned.day(today: options.today)?.day, origin: scanned.origin)
        }
        parsed = await names.corrected(parsed, of: scanned.label, locale: options.locale)
        let timed = scanned.adding(stages?.drain() ?? [])
        let belongs = if isForStock { true } else { await isKnownFood(gtin, parsed) }
        if belongs { (parsed.subject, parsed.otherSubject, parsed.subjectConfidence) = (nil, nil, nil) }
        let destination = try await belongs ? ParsedPhoto.Destination.stock([]) : destination(of: scanned, parsed, gtin)
        if case .inbox(let inbox) = destination, inbox.decision != nil { parsed.subject = inbox.subject }
        var photo = ParsedPhoto(timed, parsed: parsed, await adding(parsed, of: scanned, to: destination))
        photo.duration = duration()
        if !parsed.isForStock, let notice = RecallNotice(in: scanned.label, dates: parsed.dates) {
            photo.recalled = try await store?.items(concernedBy: notice) ?? []
        }
        return photo
    }

    /// The destination with the items that a photo for stock makes, unless they have nothing to keep.
    private func adding(
        _ parsed: ParsedLabel, of scanned: ScannedPhoto, to destination: ParsedPhoto.Destination
    ) async -> ParsedPhoto.Destination {
        guard case .stock = destination else { return destination }
        guard parsed.hasContent, !parsed.isPrivate else { return .nowhere }
        var items = await names.items(of: parsed, on: scanned.label, addedDate: scanned.time)
        let goods = parsed.subject.flatMap { subject in options.keptSubjects[subject].map { (subject, $0) } }
        for index in items.indices {
            items[index].place = goods.map(\.1).flatMap { $0.isEmpty ? nil : $0 } ?? options.place
            if let (subject, _) = goods { items[index].category = subject.rawValue }
        }
        return items.isEmpty ? .nowhere : .stock(items)
    }

    /// Whether a number is that of a food that the household or a catalogue knows. A paper, a sign or a screen may show
    /// one, too.
    private func isKnownFood(_ gtin: GTIN?, _ parsed: ParsedLabel) async -> Bool {
        guard let gtin, !parsed.isForStock, (parsed.subject ?? parsed.otherSubject)?.isLearnt == true,
            let found = await lookup?.product(of: gtin)
        else { return false }
        let subject = found.product.category.flatMap(PhotoSubject.init)
        return subject == nil || subject == .food
    }

    /// Where a photo goes that was not said to belong in stock, its items left aside. What a person decided on the same
    /// product holds for it too.
    private func destination(
        of scanned: ScannedPhoto, _ parsed: ParsedLabel, _ gtin: GTIN?
    ) async throws(PhotoError) -> ParsedPhoto.Destination {
        let usual = usualDestination(of: scanned, parsed)
        guard parsed.hasContent, let store, parsed.gtins.count < 2,
            parsed.subject.map({ $0 == .food || $0.isLearnt }) ?? true
        else { return usual }
        // The front of food is often like that of another product.
        let label = parsed.subject == .food ? nil : scanned.label
        let lettering = { @Sendable [parser] in label.flatMap { InboxLettering(parser.lettering(of: $0)) } }
        switch (try await store.decision(onProduct: gtin, orLettering: lettering), usual) {
        case (.stock, .inbox): return .stock([])
        case (.forgotten, _):
            let subject = parsed.subject.map { $0.isLearnt ? $0 : .other } ?? .other
            return .inbox(
                InboxPhoto(
                    contentHash: scanned.contentHash, name: "", subject: subject,
                    confidence: parsed.subjectConfidence ?? 1, savedAt: scanned.time, decision: .forgotten))
        case (nil, .inbox(var photo)) where photo.subject.isLearnt:
            photo.gtin = gtin
            if gtin == nil { photo.lettering = lettering() }
            return .inbox(photo)
        default: return usual
        }
    }

    /// Where a photo goes on which nobody decided, its items left aside.
    private func usualDestination(of scanned: ScannedPhoto, _ parsed: ParsedLabel) -> ParsedPhoto.Destination {
        let isKept = parsed.subject.map { options.keptSubjects[$0] != nil } ?? false
        guard !isKept, !parsed.isForStock, parsed.hasContent,
            let subject = parsed.showsManyPacks ? .food : parsed.otherSubject,
            let confidence = parsed.subjectConfidence
        else { return .stock([]) }
        return .inbox(
            InboxPhoto(
                contentHash: scanned.contentHash, name: scanned.name, subject: subject, confidence: confidence,
                savedAt: scanned.time, title: subject.isGoods ? parsed.product?.name : nil,
                expiryDate: subject.isGoods ? parsed.dates.expiry?.date : nil))
    }

    private func report(_ stage: SaveProgress.Stage, at index: Int, of file: String) {
        onProgress(SaveProgress(index: index, file: file, stage: stage))
    }

    private func scanning<Value>(
        _ work: () async throws(ScanError) -> Value
    ) async throws(PhotoError) -> Value {
        do { return try await work() } catch { throw .scan(error) }
    }
}

extension PhotoPipeline {
    /// How a photo takes part in the grouping.
    enum Outcome: Sendable {
        /// It shows one item or several.
        case parsed(ParsedPhoto)
        /// It has no item: it shows nothing, or is known and its item is gone.
        case skipped(_ index: Int, isKnown: Bool)
        /// It could not be read, or not be compared with what is stored. The writer reports it, so that what was stored
        /// before is reported first: the caller may stop at this.
        case failed(SaveProgress)
    }

    /// Photos waiting for a pipeline, each handed out once.
    actor Queue {
        /// Times are stored to the millisecond; with this distance in seconds they stay different.
        private static let step = 0.002

        private let sources: [PhotoSource]
        private var nextIndex = 0
        private var lastTime = Date.distantPast

        init(_ sources: [PhotoSource]) {
            self.sources = sources
        }

        /// The next photo and its place; nil when none is left.
        func next() -> Entry? {
            guard nextIndex < sources.count else { return nil }
            defer { nextIndex += 1 }
            lastTime = max(Date(), lastTime.addingTimeInterval(Self.step))
            return Entry(index: nextIndex, source: sources[nextIndex], time: lastTime)
        }

        /// A photo and its place among those given.
        struct Entry: Sendable {
            let index: Int
            let source: PhotoSource
            /// When it was handed out; later than any photo before it, so that items are in the order of their photos,
            /// in whatever order these are read.
            let time: Date
        }
    }
}
