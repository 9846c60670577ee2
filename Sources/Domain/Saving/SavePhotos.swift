package import KeepItFreshLabels

/// Turns photos into items of a household, or only reads them.
///
/// Each reader of labels processes one photo at a time, so there are as many photos in progress as readers.
package struct SavePhotos: Sendable {
    private let photos: any PhotoProviding
    private let labels: [any LabelProviding]
    private let parser: LabelParser
    private let keepsReadings: Bool
    private let words: [any KnownWordsProviding]
    private let makeStages: @Sendable () -> (any StageTimingProviding)?
    private let observe: @Sendable (SaveProgress) -> Void

    /// - Parameters:
    ///   - photos: Opens the files.
    ///   - labels: The readers; each processes one photo at a time.
    ///   - parser: Parses what was read.
    ///   - keepsReadings: Whether readings of an interrupted call are stored for the next one. Only for readers that
    ///     all read the same things.
    ///   - words: The words by which misread ones of names are corrected, beside those of the program.
    ///   - makeStages: Creates the stopwatch of one reader; nil to measure nothing.
    ///   - observe: Is called with each step of each photo, before the stream yields it.
    package init(
        photos: any PhotoProviding, labels: [any LabelProviding], parser: LabelParser, keepsReadings: Bool = true,
        words: [any KnownWordsProviding] = [],
        stages makeStages: @escaping @Sendable () -> (any StageTimingProviding)? = { nil },
        observe: @escaping @Sendable (SaveProgress) -> Void = { _ in }
    ) {
        self.observe = observe
        self.keepsReadings = keepsReadings
        self.words = words
        self.makeStages = makeStages
        self.photos = photos
        self.labels = labels
        self.parser = parser
    }

    /// Reads photos and stores what they show.
    ///
    /// The stream reports each photo as scanning, parsing and upserting, and then once as saved or failed; a failed
    /// photo does not end it. Photos overlap when there are several readers. Ending the iteration stops the work; what
    /// was stored stays stored. Photos that may not belong in stock go to `inbox`. `lookup` adds what is known of a
    /// product by its number, `lettering` what is known by the lettering of a pack without one. `words` are
    /// further ones by which names are corrected, beside those of the household.
    package func execute(
        _ sources: [PhotoSource], in context: HouseholdContext, into items: any ItemProviding, options: ReadingOptions,
        inbox: (any InboxProviding)? = nil, lookup: (any ProductLookupProviding)? = nil,
        lettering: MatchLettering? = nil, words: [any KnownWordsProviding] = []
    ) -> AsyncStream<SaveProgress> {
        let store = PhotoStore(
            items, in: context.householdId, inbox: inbox, keepsReadings: keepsReadings, options: options)
        let household = HouseholdWords(items, in: context.householdId)
        return stream(
            sources, options: options, into: store, lookup: lookup, lettering: lettering,
            names: CorrectNames(self.words, catalogs: words, household: household))
    }

    /// Reads photos and stores nothing. The stream is the same, without `upserting`.
    package func read(_ sources: [PhotoSource], options: ReadingOptions) -> AsyncStream<SaveProgress> {
        stream(
            sources, options: options, into: nil, lookup: nil, lettering: nil,
            names: CorrectNames(words))
    }

    private func stream(
        _ sources: [PhotoSource], options: ReadingOptions, into store: PhotoStore?,
        lookup: (any ProductLookupProviding)?, lettering: MatchLettering?, names: CorrectNames
    ) -> AsyncStream<SaveProgress> {
        AsyncStream { continuation in
            let report: @Sendable (SaveProgress) -> Void = { [observe] progress in
                observe(progress)
                continuation.yield(progress)
            }
            let queue = PhotoPipeline.Queue(sources)
            let (outcomes, parsed) = AsyncStream<PhotoPipeline.Outcome>.makeStream()
            let household = store.map { HouseholdLettering($0.items, in: $0.householdId) }
            let writer = PhotoWriter(
                store: store, lookup: lookup, household: household, lettering: lettering, onProgress: report)
            let work = Task {
                let earlier = await store?.photos(options.earlierPhotos) ?? []
                let grouper = PhotoGrouper(rule: options.grouping, count: sources.count, after: earlier)
                async let writing: Void = writer.write(outcomes, groupedBy: grouper)
                await withTaskGroup { group in
                    for reader in labels.prefix(sources.count) {
                        let pipeline = PhotoPipeline(
                            photos: photos, labels: reader, parser: parser, names: names, options: options,
                            stages: makeStages(), store: store, lookup: lookup, hasSeveralPhotos: sources.count > 1,
                            onProgress: report)
                        group.addTask { await pipeline.run(through: queue, to: parsed) }
                    }
                }
                parsed.finish()
                await writing
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }
}
