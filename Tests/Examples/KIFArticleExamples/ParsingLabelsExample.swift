import KeepItFreshLabels

/// The examples of the article on parsing labels that are not a program of their own.
enum ParsingLabelsExample {
    static func parseBarcode(_ today: CivilDate) {
        let text = "(01)09501101530003(17)270228(10)AB7"
        let barcode = BarcodeParser().parse(text, symbology: .gs1128, isGS1: true, today: today)
        if let error = barcode.error { print("not valid: \(error)") }
        print(barcode.gtin?.digits ?? "no number", barcode.lot ?? "no lot")
        print(barcode.dates[.expiry]?.description ?? "no date")
    }

    static func parseLabel(_ today: CivilDate) {
        let label = ScannedLabel(
            barcodes: [Barcode(symbology: .ean13, text: "4006381333931")],
            lines: [TextLine(text: "Oat Drink"), TextLine(text: "Best before 12.03.2027")])
        let parsed = LabelParser().parse(label, today: today, locale: LocaleHint("de-DE"))
        print(parsed.product?.name ?? "unnamed", parsed.dates.expiry?.date.description ?? "no date")
        if !parsed.needsReview.isEmpty { print("please check:", parsed.needsReview) }
    }
}
