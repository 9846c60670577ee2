import FoundationEssentials
import KeepItFreshLabels

/// Reads Grocy's stock, the answer of its API to `GET /stock`: a list of `CurrentStockResponse`, each with its
/// `Product`. Numbers may be strings, as older versions wrote them.
enum GrocyStock {
    private struct Entry: Decodable {
        let product_id: JSONLinesRows.Value?
        let amount: JSONLinesRows.Value?
        let best_before_date: JSONLinesRows.Value?
        let product: Product?
    }

    private struct Product: Decodable {
        let name: JSONLinesRows.Value?
        let barcode: JSONLinesRows.Value?
        let due_type: JSONLinesRows.Value?
    }

    /// The maximum size of an answer in bytes: it is read as a whole.
    private static let maximumBytes = 64 << 20

    /// The rows in an answer. Throws `ItemFileFault`.
    static func rows(_ stream: ByteStream) throws(ItemFileFault) -> [ItemRow] {
        var stream = stream
        guard let bytes = stream.rest(limit: maximumBytes) else { throw ItemFileFault(problem: .tooLarge) }
        guard !stream.hasFailed else { throw ItemFileFault(problem: .unreadable) }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw ItemFileFault(problem: .notUTF8) }
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

    /// A fraction of a pack means an opened pack. Of several barcodes the first that is a GTIN is used.
    private static func texts(of entry: Entry, thousandths: Int) -> [ItemValue: String] {
        var texts: [ItemValue: String] = [:]
        texts[.name] = entry.product?.name?.text
        texts[.quantity] = String((thousandths + 999) / 1000)
        if thousandths % 1000 != 0 { texts[.left] = String(Double(thousandths % 1000) / 1000) }
        let codes = entry.product?.barcode?.text?.split(separator: ",").map(String.init) ?? []
        texts[.gtin] = codes.lazy.compactMap { GTIN($0) }.first?.digits
        let day = entry.best_before_date?.text.map { String($0.prefix(10)) }
        if let day, !day.isEmpty {
            texts[.expiryDate] = day
            // 1 means best before, 2 means use by.
            texts[.expiryKind] = entry.product?.due_type?.text == "2" ? "useBy" : "bestBefore"
        }
        texts[.id] = entry.product_id?.text.map { "grocy \($0) \(day ?? "")" }
        return texts
    }
}
