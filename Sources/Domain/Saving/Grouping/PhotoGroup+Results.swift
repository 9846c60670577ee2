extension PhotoGroup {
    /// What became of each new photo, when their items are stored as `saved`; nil where nothing is stored. The first
    /// photo tells what became of the pack, the others that they added to it.
    func results(saved: [SavedItem]?) -> [PhotoResult] {
        let isKnown = saved?.allSatisfy { $0.change == .unchanged } ?? false
        return newPhotos.enumerated().map { place, photo in
            var result = photo.result
            result.pack = photos.first?.index
            if let saved {
                result.status = isKnown ? .known : .saved
                result.items = saved
            }
            if place > 0 && !isKnown {
                result.items = result.items.map { SavedItem(item: $0.item, change: .updated) }
            }
            // What one photo leaves open, another of the pack can settle.
            if photos.count > 1 { result.parsed.needsReview = completedItems.flatMap(\.needsReview) }
            return result
        }
    }
}
