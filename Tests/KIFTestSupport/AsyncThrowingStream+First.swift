extension AsyncThrowingStream where Element: Sendable {
    /// Returns the first element that matches, or nil when the stream ends before. The stream is dropped after that.
    package func firstElement(where matches: (Element) -> Bool) async throws -> Element? {
        for try await element in self where matches(element) {
            return element
        }
        return nil
    }
}
