extension AsyncThrowingStream where Element: Sendable {
    /// The first element that fits, or nil when the stream ends before; the stream is then dropped.
    public func firstElement(where fits: (Element) -> Bool) async throws -> Element? {
        for try await element in self where fits(element) {
            return element
        }
        return nil
    }
}
