/// Waits until a condition holds. It is checked again and again, with a sleep between the checks, so that no thread of
/// the pool is blocked while a test waits.
///
/// - Parameters:
///   - limit: How long to wait. It bounds a hang; no test measures speed with it.
///   - what: What is waited for, as the failure says it.
/// - Throws: `WaitTimeout` when the condition does not hold within the limit, `CancellationError` when the test is
///   cancelled, and what the condition throws.
package func eventually(
    within limit: Duration = .seconds(60), _ what: String, pause: Duration = .milliseconds(5),
    isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, line: Int = #line,
    _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + limit
    while try await !condition() {
        guard ContinuousClock.now < deadline else {
            throw WaitTimeout(description: "\(fileID):\(line): not within \(limit): \(what)")
        }
        try await Task.sleep(for: pause)
    }
}
