public import KeepItFreshDomain

/// Reads barcodes with libzbar, each picture with a scanner of its own, so that nothing of one gets into the next.
public actor ZBarBarcodeReader: BarcodeProviding {
    private let profile: SymbologyProfile
    private let executor = QueueExecutor(label: "zbar")

    /// A reader of the kinds of code that `profile` names.
    public init(profile: SymbologyProfile = .food) {
        self.profile = profile
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    public func barcodes(in image: GreyImage) throws(ScanError) -> [Barcode] {
        let symbols = try ZBarScanner(types: profile.zbarTypes).symbols(in: image)
        return symbols.compactMap { $0.barcode(enlargedBy: image.reduction) }.withoutDuplicates
    }
}

extension [Barcode] {
    /// Each code once, the surest sighting of it.
    fileprivate var withoutDuplicates: [Barcode] {
        var kept: [Barcode] = []
        for code in self {
            if let index = kept.firstIndex(where: { $0.text == code.text && $0.symbology == code.symbology }) {
                if (code.confidence ?? 0) > (kept[index].confidence ?? 0) { kept[index] = code }
            } else {
                kept.append(code)
            }
        }
        return kept
    }
}
