/// Adds to a printed product what its barcodes weigh.
enum ProductJoiner {
    /// The product with a net quantity from a barcode where the print gives none; nil when neither tells anything.
    static func join(_ printed: ParsedProduct?, with barcodes: [ParsedBarcode]) -> ParsedProduct? {
        guard printed?.quantity == nil, let quantity = barcodes.lazy.compactMap(quantity).first else { return printed }
        guard var product = printed else { return ParsedProduct(quantity: quantity, source: .barcode, confidence: 0) }
        product.quantity = quantity
        return product
    }

    private static func quantity(_ barcode: ParsedBarcode) -> String? {
        let units: [(BarcodeMeasure, String)] = [
            (.netWeightKg, "kg"), (.netVolumeL, "l"), (.netWeightLb, "lb"), (.netVolumeFlOz, "fl oz"),
        ]
        for (measure, unit) in units {
            if let amount = barcode.measures[measure] { return "\(amount) \(unit)" }
        }
        return nil
    }
}
