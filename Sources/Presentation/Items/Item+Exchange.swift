package import KeepItFreshDomain
import KeepItFreshLabels

/// An item in the formats of `export`.
extension Item {
    /// The object of an exported item: every value that an item has, under the names of `list --json` where those
    /// exist.
    package var exchangeJSON: JSONValue { .object(ItemValue.all.map(json)) }

    /// The request to Grocy's API that adds the item to its stock, as an object with `method`, `path` and `body`
    /// (Grocy: `/stock/products/by-barcode/{barcode}/add`); Grocy must know the product by its barcode. An item without
    /// a number is added to the product of its name: `lookup` is the path of the request that finds it, whose answer's
    /// `id` belongs into `path`. Nil for an item with neither, or with nothing left.
    package var grocyRequest: JSONValue? {
        guard stock > 0 else { return nil }
        let body = JSONValue.object([
            ("amount", .decimal(Double(stock) / 1000)),
            ("best_before_date", .string(deadline?.lastDay.description ?? "2999-12-31")),
            ("transaction_type", .string("purchase")),
        ])
        if let gtin {
            let path = "/stock/products/by-barcode/\(Self.barcode(gtin))/add"
            return .object([("method", .string("POST")), ("path", .string(path)), ("body", body)])
        }
        guard let name else { return nil }
        return .object([
            ("method", .string("POST")), ("path", .string("/stock/products/{productId}/add")), ("body", body),
            ("name", .string(name)),
            ("lookup", .string("/objects/products?query%5B%5D=" + Self.percentEncoded("name=" + name.composed))),
        ])
    }

    /// The text in the query of an address (RFC 3986): all bytes but those of unreserved characters are escaped.
    private static func percentEncoded(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            guard
                byte >= 0x80
                    || !(Character(scalar).isLetter || Character(scalar).isNumber || "-._~".contains(Character(scalar)))
            else { return String(scalar) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }

    /// The number as the barcode of the pack shows it, with 8, 13 or 14 digits.
    private static func barcode(_ gtin: GTIN) -> String {
        if gtin.digits.hasPrefix("000000") { return String(gtin.digits.suffix(8)) }
        return gtin.digits.hasPrefix("0") ? String(gtin.digits.dropFirst()) : gtin.digits
    }
}
