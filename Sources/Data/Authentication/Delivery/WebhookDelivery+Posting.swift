public import KeepItFreshDomain

extension WebhookDelivery: WebhookProviding {
    /// Posts JSON with an `Idempotency-Key`, whose value is a string of RFC 8941.
    public func post(_ json: String, key: String) async throws(MessageError) {
        let text = String(
            decoding: key.utf8.filter { (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }, as: UTF8.self)
        do {
            try await hand(json, headers: ["Idempotency-Key: \"\(text)\""])
        } catch {
            throw MessageError(error)
        }
    }
}
