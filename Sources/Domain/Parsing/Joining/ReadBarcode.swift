/// A barcode's meaning with its place in the photo.
struct ReadBarcode {
    let content: ParsedBarcode
    let box: Quad?

    /// What the codes mean that are read without doubt; doubtful ones have no say.
    static func sure(in barcodes: [Barcode], by parser: BarcodeParser, today: CivilDate) -> [ReadBarcode] {
        barcodes.filter { !$0.isDoubtful }.map { code in
            let content = parser.parse(code.text, symbology: code.symbology, isGS1: code.isGS1, today: today)
            return ReadBarcode(content: content, box: code.box)
        }
    }
}
