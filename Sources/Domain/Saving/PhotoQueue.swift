/// Photos waiting for a line of work to be free, each handed out once.
actor PhotoQueue {
    private let sources: [PhotoSource]
    private var nextIndex = 0

    init(_ sources: [PhotoSource]) {
        self.sources = sources
    }

    /// The next photo and its place; nil when none is left.
    func next() -> Entry? {
        guard nextIndex < sources.count else { return nil }
        defer { nextIndex += 1 }
        return Entry(index: nextIndex, source: sources[nextIndex])
    }

    /// A photo and its place among those given.
    struct Entry: Sendable {
        let index: Int
        let source: PhotoSource
    }
}
