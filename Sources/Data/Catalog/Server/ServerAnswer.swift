import Foundation
import KeepItFreshDomain

/// Reads what Open Food Facts' interface answers of a product (version 2, `/api/v2/product/CODE.json`): `status` is 1
/// and `product` has the fields asked for, or `status` is 0, as a rule with the HTTP status 404.
enum ServerAnswer {
    /// The fields that are asked for.
    static let fields = "code,product_name,generic_name,brands,quantity,categories,categories_tags"

    /// What an answer says; nil when it is not understood, and then says nothing of the product.
    static func read(status: Int, body: Data, of gtin: GTIN) -> LookupAnswer? {
        guard status == 200 || status == 404 else { return nil }
        let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
        if status == 404 { return .unknown }
        guard let object, let found = (object["status"] as? NSNumber)?.intValue else { return nil }
        guard found == 1, let product = object["product"] as? [String: Any] else { return found == 0 ? .unknown : nil }
        var values = DumpValues()
        values[.code] = gtin.digits
        for (name, value) in product {
            guard let field = DumpField(jsonKey: name), field != .code else { continue }
            let text = (value as? [String])?.joined(separator: ",") ?? value as? String
            values[field] = text.flatMap { CatalogText.text($0) }
        }
        guard case .taken(let row) = values.outcome else { return .unknown }
        return .known(
            CatalogProduct(
                gtin: gtin, name: row.name, brand: row.brand, quantity: row.quantity, category: row.category))
    }
}
