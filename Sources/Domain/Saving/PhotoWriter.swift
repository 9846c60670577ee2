/// Groups the photos of an import and stores the groups, one after another in the order of the photos.
///
/// What storing a group does depends on what is stored already: items of the same product are merged, and names are
/// looked up in the household. In this order an import that was interrupted has stored what comes first, and a repeat
/// continues from there to the same inventory.
struct PhotoWriter: Sendable {
    /// Where items go; nil to store nothing.
    let store: PhotoStore?
    /// Looks products up by their number; nil for no look-ups.
    let lookup: (any ProductLookupProviding)?
    /// Names packs without a number as the household named earlier ones; nil to store nothing.
    let household: HouseholdLettering?
    /// Looks products up by the lettering of packs without a number; nil for no look-ups.
    let lettering: MatchLettering?
    /// Is called with every step of each photo.
    let onProgress: @Sendable (SaveProgress) -> Void

    /// Works until the outcomes of all photos have come or the task is cancelled.
    func write(_ outcomes: AsyncStream<PhotoPipeline.Outcome>, groupedBy grouper: PhotoGrouper) async {
        var grouper = grouper
        for await outcome in outcomes {
            let groups =
                switch outcome {
                case .parsed(let photo): grouper.add(photo)
                case .skipped(let index, let isKnown): grouper.skip(index, isKnown: isKnown)
                case .failed(let progress): grouper.skip(progress.index, isKnown: false)
                }
            for group in groups where !Task.isCancelled { await store(group) }
            if case .failed(let progress) = outcome { onProgress(progress) }
        }
    }

    /// Stores the items of a group and reports its photos; without a store only reports them.
    private func store(_ group: PhotoGroup) async {
        do throws(PhotoError) {
            var group = group
            if let lookup { group = await group.completed(by: lookup) }
            group = await group.completed(by: household, or: lettering)
            if store != nil { group.newPhotos.forEach { report(.upserting, of: $0) } }
            let results = try await store?.save(group) ?? group.results(saved: nil)
            for (photo, result) in zip(group.newPhotos, results) { report(.saved(result), of: photo) }
        } catch {
            guard !Task.isCancelled else { return }
            for photo in group.newPhotos {
                onProgress(SaveProgress(index: photo.index, file: photo.scanned.name, error: error))
            }
        }
    }

    private func report(_ stage: SaveProgress.Stage, of photo: ParsedPhoto) {
        onProgress(SaveProgress(index: photo.index, file: photo.scanned.name, stage: stage))
    }
}
