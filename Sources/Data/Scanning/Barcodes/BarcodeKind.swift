/// The two kinds of code, as one sees them.
enum BarcodeKind: CaseIterable {
    /// Bars.
    case linear
    /// Small squares, such as QR codes and Data Matrix.
    case square
}
