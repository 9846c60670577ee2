import FoundationEssentials

/// Reads Grocy's stock, as its interface answers `GET /stock`: a list of what there is of each product
/// (`CurrentStockResponse`), each with the product (`Product`). Numbers may be texts, as older versions wrote them.
enum GrocyStock {
    private struct Entry: Decodable {
        let product_id: JSONCell?
        let amount: JSONCell?
        let best_before_date: JSONCell?
        let product: Product?
    }

    private struct Product: Decodable {
        let name: JSONCell?
        let barcode: JSONCell?
        let due_type: JSONCell?
    }

    /// Grocy's date of what never ends.
    private static let never = "2999-12-31"

    /// The rows of an answer. Throws `ItemFileFault`.
    static func rows(_ bytes: [UInt8]) throws(ItemFileFault) -> [ItemRow] {
        guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(bytes)) else {
            throw ItemFileFault(problem: .unknownFormat)
        }
        var rows: [ItemRow] = []
        for (index, entry) in entries.enumerated() {
            guard let amount = entry.amount?.text.flatMap({ Double($0) }), amount >= 0, amount < 1_000_000 else {
                throw ItemFileFault(
                    line: index + 1, column: "amount", problem: .badValue(entry.amount?.text ?? "", form: "a number"))
            }
            rows.append(ItemRow(line: index + 1, texts: texts(of: entry, thousandths: Int((amount * 1000).rounded()))))
        }
        return rows
    }

    /// Part of a pack is a begun pack. The first of several barcodes that is a product number counts.
    private static func texts(of entry: Entry, thousandths: Int) -> [ItemColumn: String] {
        var texts: [ItemColumn: String] = [:]
        texts[.name] = entry.product?.name?.text
        texts[.quantity] = String((thousandths + 999) / 1000)
        if thousandths % 1000 != 0 { texts[.left] = String(Double(thousandths % 1000) / 1000) }
        let codes = entry.product?.barcode?.text?.split(separator: ",").map(String.init) ?? []
        texts[.gtin] = codes.lazy.compactMap { GTIN($0) }.first?.digits
        let day = entry.best_before_date?.text.map { String($0.prefix(10)) }
        if let day, !day.isEmpty, day != never {
            texts[.expiryDate] = day
            // 1 is best before, 2 the day from which it must not be eaten.
            texts[.expiryKind] = entry.product?.due_type?.text == "2" ? "useBy" : "bestBefore"
        }
        texts[.id] = entry.product_id?.text.map { "grocy \($0) \(day ?? "")" }
        return texts
    }
}
