import Foundation
import Hummingbird
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// What is likely of a product's next packs, and dates as people type them.
extension Route {
    private static let maximumProducts = 50

    static let products = [
        Route(.get, "/v1/households/{h}/products") { call in
            let values = try call.query(allowing: ["q", "limit"])
            guard let text = values["q"] else { throw Problem.badRequest("'q' is missing.") }
            let limit = try number("limit", 1...maximumProducts, in: values) ?? 8
            return try await shown(call) { inventory, _, _ in
                let products = try await inventory.pastProducts.beginning(with: text, limit: limit)
                return Response(json: .object([("products", .array(products.map(\.json)))]))
            }
        },
        Route(.get, "/v1/households/{h}/products/{g}") { call in
            let (inventory, _) = try await call.inventory()
            guard let gtin = GTIN(try call.parameter("g")), let product = try await inventory.product(of: gtin) else {
                throw Problem.notFound
            }
            return Response(json: product.json)
        },
        // Only the barcode is read, and nothing kept: a person who adds an item waits for the answer.
        Route(.post, "/v1/households/{h}/barcodes") { call in
            let (inventory, _) = try await call.inventory()
            try admit(call, by: inventory.context.userId)
            guard await call.server.queue.hasReader else {
                throw Problem(.serviceUnavailable, "noReader", Message("no machine reads photos now"), retryAfter: 30)
            }
            let photo = try await call.request.body.collect(upTo: call.server.maximumPhoto)
            let label: PhotoLabel
            do {
                label = try await call.server.makeBarcodeReader().label(of: .data(Data(photo.readableBytesView)))
            } catch let error as ScanError {
                throw Problem(.unprocessableContent, error.rawValue, error.words.reason)
            }
            guard let gtin = label.parsed.gtin else {
                throw Problem(.unprocessableContent, "nothing", Message("the photo shows no product number"))
            }
            let product = try await inventory.product(of: gtin)?.json
            return Response(json: .object([("gtin", .string(gtin.digits)), ("product", product ?? .null)]))
        },
        Route(.get, "/v1/date") { call in
            let values = try call.query(allowing: ["text", "lang", "day"])
            _ = try call.requireSession()
            guard let text = values["text"] else { throw Problem.badRequest("'text' is missing.") }
            let day = try values["day"].map { try Fields.day($0, "day") } ?? .today()
            let language = try language(in: values) ?? call.language
            let typed = try ChangeReader.date(text, on: day, locale: values["lang"].map(Fields.locale))
            return Response(
                json: .object([
                    ("date", .date(typed.date)), ("kind", .text(typed.kind?.rawValue)),
                    ("words", .string(language.words(for: typed.date, on: day))),
                ]))
        },
    ]
}

extension PastProduct {
    fileprivate var json: JSONValue {
        .object([
            ("name", .string(name)), ("brand", .text(brand)), ("gtin", .text(gtin?.digits)), ("unit", .text(unit)),
            ("place", .text(place)), ("days", .number(days)), ("kind", .text(kind?.rawValue)),
            ("packs", .integer(packs)),
        ])
    }
}
