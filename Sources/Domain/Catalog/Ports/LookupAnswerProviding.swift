public import FoundationEssentials

/// Keeps what servers answered of products, and when they were asked.
public protocol LookupAnswerProviding: Sendable {
    /// What a server answered of a product; nil when it was not asked, or too long ago. Throws `DataError`.
    func answer(of gtin: GTIN, from server: String, at now: Date) async throws -> LookupAnswer?

    /// Keeps an answer. Throws `DataError`.
    func keep(_ answer: LookupAnswer, of gtin: GTIN, from server: String, at now: Date) async throws

    /// Notes that a server is asked now, unless it was asked `limit` times in the last minute by whichever process;
    /// false then. Throws `DataError`.
    func mayAsk(_ server: String, limit: Int, at now: Date) async throws -> Bool
}
