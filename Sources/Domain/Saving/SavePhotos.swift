/// Turns photos into items of a household, or only reads them.
///
/// Each reader of labels works on one photo at a time, so there are as many photos in work as readers.
public struct SavePhotos: Sendable {
    private let photos: any PhotoProviding
    private let labels: [any LabelProviding]
    private let parser: LabelParser
    private let keepsReadings: Bool
    private let makeStages: @Sendable () -> (any StageTimingProviding)?
    private let observe: @Sendable (SaveProgress) -> Void

    /// The files that `photos` opens are dealt to the readers `labels`; `parser` says what was read means. `stages`
    /// makes what measures that, for each photo in work at once its own; nil to measure nothing. What was read is kept
    /// for a later call only with `keepsReadings`, which is for readers that all read the same. `observe` hears all news
    /// before whoever asked for the photos does.
    public init(
        photos: any PhotoProviding, labels: [any LabelProviding], parser: LabelParser, keepsReadings: Bool = true,
        stages makeStages: @escaping @Sendable () -> (any StageTimingProviding)? = { nil },
        observe: @escaping @Sendable (SaveProgress) -> Void = { _ in }
    ) {
        self.observe = observe
        self.keepsReadings = keepsReadings
        self.makeStages = makeStages
        self.photos = photos
        self.labels = labels
        self.parser = parser
    }

    /// Reads photos and stores what they show.
    ///
    /// The stream tells of each photo that it is scanned, parsed and upserted and then, once, that it is saved or has
    /// failed: a failed photo is news, not the end. Photos overlap when there are several scanners. Dropping the
    /// stream stops the work; what was stored stays. What the photos do not tell well of a product `lookup` may know.
    public func execute(
        _ sources: [PhotoSource], in context: HouseholdContext, into items: any ItemProviding, options: ReadingOptions,
        lookup: (any ProductLookupProviding)? = nil
    ) -> AsyncStream<SaveProgress> {
        let store = PhotoStore(items: items, householdId: context.householdId, keepsReadings: keepsReadings)
        return stream(sources, options: options, into: store, lookup: lookup)
    }

    /// Reads photos and stores nothing. The stream is that of storing without `upserting`.
    public func read(_ sources: [PhotoSource], options: ReadingOptions) -> AsyncStream<SaveProgress> {
        stream(sources, options: options, into: nil, lookup: nil)
    }

    private func stream(
        _ sources: [PhotoSource], options: ReadingOptions, into store: PhotoStore?,
        lookup: (any ProductLookupProviding)?
    ) -> AsyncStream<SaveProgress> {
        AsyncStream { continuation in
            let queue = PhotoQueue(sources)
            let grouper = PhotoGrouper(rule: options.grouping, count: sources.count)
            let work = Task {
                await withTaskGroup { group in
                    for reader in labels.prefix(sources.count) {
                        let line = PhotoLine(
                            photos: photos, labels: reader, parser: parser, options: options, stages: makeStages(),
                            store: store, lookup: lookup, grouper: grouper
                        ) { [observe] progress in
                            observe(progress)
                            continuation.yield(progress)
                        }
                        group.addTask { await line.run(through: queue) }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}
