package import Foundation
package import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshPlatform

/// Looks products up at a server, and in its stored answers.
///
/// A scan must not wait long for it. After a request that fails or takes more than `timeout` seconds, the server is not
/// asked for a minute. It is not asked for the rest of a minute either in which its answers took `maximumWaitPerMinute`
/// seconds together, or `maximumRequestsPerMinute` requests were sent.
package actor ServerLookup: ProductLookupProviding {
    /// Open Food Facts asks for no more than 15 a minute from one address.
    private static let maximumRequestsPerMinute = 10
    /// Seconds.
    private static let pause: TimeInterval = 60
    /// Seconds to wait for all requests of a minute together.
    private static let maximumWaitPerMinute: TimeInterval = 10
    private static let headers = ["User-Agent: KeepItFresh/\(Build.version)", "Accept: application/json"]

    private let server: Server
    private let answers: any LookupAnswerProviding
    private let transport: CurlTransport
    private let now: @Sendable () -> Date
    private var failedAt = Date.distantPast
    private var waited: TimeInterval = 0
    private var waitedSince = Date.distantPast
    private var lookUps: [GTIN: Task<LookupAnswer?, Never>] = [:]

    /// Looks products up at `server` and stores its answers in `answers`. A request takes at most `timeout` seconds.
    package init(
        _ server: Server, answers: any LookupAnswerProviding, timeout: Int = 3,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = server
        self.answers = answers
        self.now = now
        transport = CurlTransport(timeout: timeout)
    }

    /// Returns the product as the server knows it; nil when it does not, or cannot be asked now.
    package func product(of gtin: GTIN) async -> FoundProduct? {
        guard case .known(let product) = await sharedAnswer(of: gtin) else { return nil }
        return FoundProduct(product, source: .server(server.host))
    }

    /// Shares one look-up between several photos of a product. The stored answer is looked up in it too: who found none
    /// before the shared one was stored would send a second request.
    private func sharedAnswer(of gtin: GTIN) async -> LookupAnswer? {
        if let lookUp = lookUps[gtin] { return await lookUp.value }
        let task = Task { await self.answer(of: gtin) }
        lookUps[gtin] = task
        defer { lookUps[gtin] = nil }
        return await task.value
    }

    private func answer(of gtin: GTIN) async -> LookupAnswer? {
        if let stored = try? await answers.answer(of: gtin, from: server.text, at: now()) { return stored }
        return await request(gtin)
    }

    private func request(_ gtin: GTIN) async -> LookupAnswer? {
        let start = now()
        // A clock that was set back must not make the pauses longer.
        (failedAt, waitedSince) = (min(failedAt, start), min(waitedSince, start))
        if start.timeIntervalSince(waitedSince) >= Self.pause { (waited, waitedSince) = (0, start) }
        guard start.timeIntervalSince(failedAt) >= Self.pause, waited < Self.maximumWaitPerMinute,
            (try? await answers.reserveRequest(to: server.text, limit: Self.maximumRequestsPerMinute, at: start))
                == true
        else { return nil }
        let path = "/api/v2/product/\(Self.code(gtin)).json?fields=\(Answer.fields)"
        let reply = try? await transport.send(server.address, path: path, headers: Self.headers)
        waited += max(0, now().timeIntervalSince(start))
        guard let reply, let answer = Answer.read(status: reply.status, body: reply.body, of: gtin) else {
            failedAt = now()
            return nil
        }
        try? await answers.store(answer, of: gtin, from: server.text, at: now())
        return answer
    }

    /// The number as printed on packs: 8, 13 or 14 digits.
    private static func code(_ gtin: GTIN) -> String {
        if gtin.digits.hasPrefix("000000") { return String(gtin.digits.suffix(8)) }
        return gtin.digits.hasPrefix("0") ? String(gtin.digits.dropFirst()) : gtin.digits
    }
}

extension ServerLookup {
    /// Reads answers of Open Food Facts' API (version 2, `/api/v2/product/CODE.json`): `status` is 1 and `product` has
    /// the requested fields, or `status` is 0, usually with the HTTP status 404.
    enum Answer {
        /// The fields to request.
        static let fields = "code,product_name,generic_name,brands,quantity,categories,categories_tags"

        /// Reads an answer; nil when it cannot be understood, which does not mean that the product is unknown.
        static func read(status: Int, body: Data, of gtin: GTIN) -> LookupAnswer? {
            guard status == 200 || status == 404 else { return nil }
            let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
            if status == 404 { return .unknown }
            guard let object, let found = (object["status"] as? NSNumber)?.intValue else { return nil }
            guard found == 1, let product = object["product"] as? [String: Any] else {
                return found == 0 ? .unknown : nil
            }
            var values = DumpRow()
            values[.code] = gtin.digits
            for (name, value) in product {
                guard let field = DumpRow.Field(jsonKey: name), field != .code else { continue }
                let text = (value as? [String])?.joined(separator: ",") ?? value as? String
                values[field] = text.flatMap { CatalogText.text($0) }
            }
            guard case .product(let found) = values.outcome else { return .unknown }
            return .known(
                CatalogProduct(
                    gtin: gtin, name: found.name, brand: found.brand, quantity: found.quantity,
                    category: found.category))
        }
    }

    /// A server with Open Food Facts' API: https, or plain http on this machine.
    package struct Server: Equatable, Hashable, Sendable {
        let address: WebAddress

        /// Nil for any other address, and for one with a user name, a query or a fragment.
        package init?(_ text: String) {
            guard let address = WebAddress(text.hasSuffix("/") ? String(text.dropLast()) : text), !address.hasQuery
            else { return nil }
            self.address = address
        }

        /// The address without a trailing slash.
        var text: String { address.text }
        /// The host, with its port where one is given.
        package var host: String { address.host }
    }
}
