/// The numbers of a label's barcodes that name a food everywhere.
enum ProductNumbers {
    /// Each number once, in the order found.
    ///
    /// Left out are numbers of restricted circulation, which mean another product in another region or shop and may
    /// change with the weight, and numbers of books, papers and coupons.
    static func distinct(in barcodes: [ParsedBarcode]) -> [GTIN] {
        var found: [GTIN] = []
        for number in barcodes.compactMap(\.gtin) where namesFood(number) && !found.contains(number) {
            found.append(number)
        }
        return found
    }

    private static func namesFood(_ number: GTIN) -> Bool {
        number.restrictedUse == nil && number.nonFoodUse == nil
    }
}
