package import FoundationEssentials
package import KeepItFreshLabels

/// Stores servers' answers about products, and when the servers were asked.
package protocol LookupAnswerProviding: Sendable {
    /// A server's answer about a product; nil when the server was not asked or the answer is too old. Throws
    /// `DataError`.
    func answer(of gtin: GTIN, from server: String, at now: Date) async throws -> LookupAnswer?

    /// Stores an answer. Throws `DataError`.
    func store(_ answer: LookupAnswer, of gtin: GTIN, from server: String, at now: Date) async throws

    /// Records a request to a server, and returns true. When all processes together have already sent `limit` requests
    /// in the last minute, records nothing and returns false. Throws `DataError`.
    func reserveRequest(to server: String, limit: Int, at now: Date) async throws -> Bool
}
