import FoundationEssentials

/// Photos waiting for a line of work to be free, each handed out once.
actor PhotoQueue {
    /// Times are stored to the millisecond; this much apart they are told apart.
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
        /// When its turn came; later than that of any photo before it, so that items are in the order of their photos
        /// whichever of them was read first.
        let time: Date
    }
}
