public import KeepItFreshDomain

extension Item {
    /// The requests to Grocy's interface that add the item to its stock, each as an object with `method`, `path` and
    /// `body`, as Grocy documents `/stock/products/by-barcode/{barcode}/add`; nil for an item without a number or with
    /// nothing left. The product must be known there under its barcode.
    public var grocyRequest: JSONValue? {
        guard let gtin, stock > 0 else { return nil }
        return .object([
            ("method", .string("POST")),
            ("path", .string("/stock/products/by-barcode/\(Self.barcode(gtin))/add")),
            (
                "body",
                .object([
                    ("amount", .decimal(Double(stock) / 1000)),
                    ("best_before_date", .string(deadline?.lastDay.description ?? "2999-12-31")),
                    ("transaction_type", .string("purchase")),
                ])
            ),
        ])
    }

    /// The number as it is printed.
    private static func barcode(_ gtin: GTIN) -> String {
        if gtin.digits.hasPrefix("000000") { return String(gtin.digits.suffix(8)) }
        return gtin.digits.hasPrefix("0") ? String(gtin.digits.dropFirst()) : gtin.digits
    }
}
