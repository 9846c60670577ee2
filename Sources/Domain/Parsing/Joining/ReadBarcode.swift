/// A barcode's meaning with its place in the photo.
struct ReadBarcode {
    let content: ParsedBarcode
    let box: Quad?
}
