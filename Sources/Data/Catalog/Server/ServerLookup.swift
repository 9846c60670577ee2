public import Foundation
public import KeepItFreshDomain

/// Knows products by asking a server, and what it was answered before.
///
/// It is no hurry that a scan has to wait for: a server that does not answer at once is left alone for a minute, as is
/// one that has been waited for long enough, and one is asked no more than so many times a minute.
public actor ServerLookup: ProductLookupProviding {
    /// Open Food Facts asks for no more than 15 a minute from one address.
    private static let questionsPerMinute = 10
    private static let pause: TimeInterval = 60
    /// The seconds that are waited for a server in a minute, all answers together.
    private static let patience: TimeInterval = 10

    private let server: CatalogServer
    private let answers: any LookupAnswerProviding
    private let question: ServerQuestion
    private let now: @Sendable () -> Date
    private var pausedUntil = Date.distantPast
    private var waited: TimeInterval = 0
    private var waitedSince = Date.distantPast
    private var asking: [GTIN: Task<LookupAnswer?, Never>] = [:]

    /// Asks `server`, whose answers are kept in `answers`, and waits `timeout` seconds at most for each.
    public init(
        _ server: CatalogServer, answers: any LookupAnswerProviding, timeout: Int = 3,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = server
        self.answers = answers
        self.now = now
        question = ServerQuestion(address: server, timeout: timeout)
    }

    /// What the server knows of a product.
    public func product(of gtin: GTIN) async -> FoundProduct? {
        let kept = try? await answers.answer(of: gtin, from: server.text, at: now())
        var answer = kept
        if answer == nil { answer = await ask(of: gtin) }
        guard case .known(let product) = answer else { return nil }
        return FoundProduct(product, source: .server(server.host))
    }

    /// Several photos of one product ask once.
    private func ask(of gtin: GTIN) async -> LookupAnswer? {
        if let asked = asking[gtin] { return await asked.value }
        let task = Task { await self.answer(of: gtin) }
        asking[gtin] = task
        defer { asking[gtin] = nil }
        return await task.value
    }

    private func answer(of gtin: GTIN) async -> LookupAnswer? {
        let start = now()
        if start.timeIntervalSince(waitedSince) >= Self.pause { (waited, waitedSince) = (0, start) }
        guard start >= pausedUntil, waited < Self.patience,
            (try? await answers.mayAsk(server.text, limit: Self.questionsPerMinute, at: start)) == true
        else { return nil }
        let path = "/api/v2/product/\(Self.code(gtin)).json?fields=\(ServerAnswer.fields)"
        let reply = await question.get(path)
        waited += now().timeIntervalSince(start)
        guard let reply, let answer = ServerAnswer.read(status: reply.status, body: reply.body, of: gtin) else {
            pausedUntil = now().addingTimeInterval(Self.pause)
            return nil
        }
        try? await answers.keep(answer, of: gtin, from: server.text, at: now())
        return answer
    }

    /// The number as it is printed: 8, 13 or 14 digits.
    private static func code(_ gtin: GTIN) -> String {
        if gtin.digits.hasPrefix("000000") { return String(gtin.digits.suffix(8)) }
        return gtin.digits.hasPrefix("0") ? String(gtin.digits.dropFirst()) : gtin.digits
    }
}
