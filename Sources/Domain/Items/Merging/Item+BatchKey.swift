/// What makes packs one item: product, date and lot.
extension Item {
    /// The product for comparing: its GTIN or, without one, its name in lower case with everything but letters and
    /// digits taken as one space. Nil when there is neither; such an item is like no other.
    package var productKey: String? {
        if let gtin { return Self.productKey(of: gtin) }
        return nameKey.map { "name:" + $0 }
    }

    /// The key of the items that have this number.
    package static func productKey(of gtin: GTIN) -> String {
        "gtin:" + gtin.digits
    }

    /// The name for comparing; nil when there is none.
    var nameKey: String? {
        let words = (name ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The item among `items` whose packs are like `scanned`: same product and date (no date equals no date), and the
    /// same lot where both have one, and packs that stand as bought, none of them open or frozen. Of several, the one with that very lot, else one without, else the oldest.
    package static func batch(of scanned: Item, among items: [Item]) -> Item? {
        guard let product = scanned.productKey else { return nil }
        let alike = items.filter { $0.productKey == product && $0.expiryDate == scanned.expiryDate && $0.isAsBought }
        guard let lot = scanned.lotKey else { return alike.first { $0.lotKey == nil } ?? oldest(of: alike) }
        return alike.first { $0.lotKey == lot } ?? oldest(of: alike.filter { $0.lotKey == nil })
    }

    /// The lot for comparing, in capitals and without space; nil when there is none.
    var lotKey: String? {
        let letters = (lot ?? "").uppercased().filter { !$0.isWhitespace }
        return letters.isEmpty ? nil : letters
    }

    private static func oldest(of items: [Item]) -> Item? {
        items.min { ($0.addedDate, $0.id) < ($1.addedDate, $1.id) }
    }
}
