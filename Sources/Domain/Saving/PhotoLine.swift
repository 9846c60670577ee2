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

    /// Hears how far each photo has come.
    let report: @Sendable (SaveProgress) -> Void

    /// Works until the queue is empty or the task is cancelled.
    func run(through queue: PhotoQueue) async {
        let clock = ContinuousClock()
        while !Task.isCancelled, let photo = await queue.next() {
            let start = clock.now
            var result = await result(of: photo)
            guard !Task.isCancelled || result.error == nil else { return }
            result.duration = clock.now - start
            tell(result.status == .failed ? .failed(result) : .saved(result), of: photo)
        }
    }

    private func tell(_ stage: SaveStage, of photo: PhotoQueue.Entry) {
        report(SaveProgress(index: photo.index, file: photo.source.name, stage: stage))
    }

    private func result(of photo: PhotoQueue.Entry) async -> PhotoResult {
        do throws(PhotoError) {
            return try await work(on: photo)
        } catch {
            return PhotoResult(file: photo.source.name, status: .failed, error: error)
        }
    }

    private func work(on photo: PhotoQueue.Entry) async throws(PhotoError) -> PhotoResult {
        tell(.scanning, of: photo)
        let file = try await scanning { () async throws(ScanError) in try await photos.open(photo.source) }
        if let known = try await store?.items(of: file) {
            return PhotoResult(file: file.name, status: .known, capture: file.capture, items: known)
        }
        var label = try await scanning { () async throws(ScanError) in try await labels.label(of: file) }
        tell(.parsing, of: photo)
        let parsed = stages.measure(.parse) {
            parser.parse(label, today: options.today, locale: options.locale)
        }
        label.timings += stages?.take() ?? []
        var result = PhotoResult(
            file: file.name, status: .read, capture: file.capture, label: label, parsed: parsed)
        if !parsed.hasContent && label.barcodes.isEmpty { result.status = .nothing }
        guard parsed.hasContent, let store else { return result }
        tell(.upserting, of: photo)
        return try await store.save(result, of: file)
    }

    private func scanning<Value>(
        _ work: () async throws(ScanError) -> Value
    ) async throws(PhotoError) -> Value {
        do { return try await work() } catch { throw .scan(error) }
    }
}
