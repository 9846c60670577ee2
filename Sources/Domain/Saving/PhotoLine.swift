/// One line of work: takes photo after photo from file to item.
struct PhotoLine: Sendable {
    let photos: any PhotoProviding
    let labels: any LabelProviding
    let parser: LabelParser
    let options: ReadingOptions
    /// Measures the parsing; nil when nobody does.
    let stages: (any StageTimingProviding)?
    /// Where items go; nil to store nothing.
    let store: PhotoStore?
    /// Knows products by their number; nil to look nothing up.
    var lookup: (any ProductLookupProviding)?
    /// Says which photos show one pack.
    let grouper: PhotoGrouper

    /// Hears how far each photo has come.
    let report: @Sendable (SaveProgress) -> Void

    /// What a photo's reading led to: it waits to be stored with its pack, is stored already and may be joined, or
    /// nothing more is to be done.
    private enum Outcome {
        case read(ReadPhoto)
        case known(ReadPhoto)
        case settled(PhotoResult)
    }

    /// Works until the queue is empty or the task is cancelled.
    func run(through queue: PhotoQueue) async {
        while !Task.isCancelled, let photo = await queue.next() {
            for group in await groups(completedBy: photo) where !Task.isCancelled { await settle(group) }
        }
    }

    private func groups(completedBy photo: PhotoQueue.Entry) async -> [PhotoGroup] {
        do throws(PhotoError) {
            switch try await work(on: photo) {
            case .read(let read): return await grouper.add(read)
            case .known(let known):
                tell(.saved(known.result), at: photo.index, of: known.photo.name)
                return await grouper.add(known)
            case .settled(let result):
                tell(.saved(result), at: photo.index, of: result.file)
                return await grouper.pass(photo.index, isKnown: result.status == .known)
            }
        } catch {
            guard !Task.isCancelled else { return [] }
            fail(photo.index, photo.source.name, error)
            return await grouper.pass(photo.index, isKnown: false)
        }
    }

    private func work(on photo: PhotoQueue.Entry) async throws(PhotoError) -> Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        tell(.scanning, at: photo.index, of: photo.source.name)
        let file = try await scanning { () async throws(ScanError) in try await photos.open(photo.source) }
        var result = PhotoResult(
            file: file.name, status: .known, capture: file.capture, contentHash: file.contentHash)
        if let known = try await store?.items(of: file) {
            result.items = known
            guard let pack = try await store?.pack(of: file) else { return .settled(result) }
            let stored = StoredPhoto(contentHash: file.contentHash, name: file.name, capture: file.capture)
            return .known(
                ReadPhoto(
                    index: photo.index, photo: stored, result: result, items: [pack], written: file.written,
                    isKnown: true))
        }
        let kept = try await store?.label(of: file)
        if let kept {
            result.label = kept
        } else {
            result.label = try await scanning { () async throws(ScanError) in try await labels.label(of: file) }
        }
        tell(.parsing, at: photo.index, of: file.name)
        result.parsed = stages.measure(.parse) {
            parsed(result.label, of: file)
        }
        if let order = try await store?.dateOrder(of: result.parsed) {
            result.parsed = parsed(result.label, of: file, order: order)
        }
        result.label.timings += stages?.take() ?? []
        result.status = result.isEmpty ? .nothing : .read
        result.duration = clock.now - start
        let items = result.parsed.items(addedDate: photo.time)
        var stored = StoredPhoto(
            contentHash: file.contentHash, name: file.name, capture: file.capture,
            shown: items.first.map(result.shownFields) ?? [])
        stored.label = Label(barcodes: result.label.barcodes, lines: result.label.lines)
        let read = ReadPhoto(
            index: photo.index, photo: stored, result: result, items: items, written: file.written)
        let isFinal = !result.parsed.hasContent
        if kept == nil, isFinal || grouper.canShare(read) { try await store?.keep(result.label, of: file) }
        return isFinal ? .settled(result) : .read(read)
    }

    private func parsed(_ label: Label, of file: PhotoFile, order: DateOrder? = nil) -> ParsedLabel {
        parser.parse(
            label, today: options.today, locale: options.locale, order: order, taken: file.capture?.time?.date)
    }

    /// Stores what the photos of a pack show, or with no store only tells it.
    private func settle(_ group: PhotoGroup) async {
        do throws(PhotoError) {
            var group = group
            if let lookup { group = await group.completed(by: lookup) }
            if store != nil { group.newPhotos.forEach { tell(.upserting, at: $0.index, of: $0.photo.name) } }
            let results = try await store?.save(group) ?? group.results(saved: nil)
            for (photo, result) in zip(group.newPhotos, results) {
                tell(.saved(result), at: photo.index, of: result.file)
            }
        } catch {
            guard !Task.isCancelled else { return }
            group.newPhotos.forEach { fail($0.index, $0.photo.name, error) }
        }
    }

    private func fail(_ index: Int, _ file: String, _ error: PhotoError) {
        tell(.failed(PhotoResult(file: file, status: .failed, error: error)), at: index, of: file)
    }

    private func tell(_ stage: SaveStage, at index: Int, of file: String) {
        report(SaveProgress(index: index, file: file, stage: stage))
    }

    private func scanning<Value>(
        _ work: () async throws(ScanError) -> Value
    ) async throws(PhotoError) -> Value {
        do { return try await work() } catch { throw .scan(error) }
    }
}
