import CZBar
public import KeepItFreshDomain

/// Which kinds of barcode to look for. Every further kind costs time and finds phantoms.
public struct SymbologyProfile: Hashable, Sendable {
    /// The kinds to look for.
    public var symbologies: Set<Symbology>

    /// A profile of the given kinds.
    public init(_ symbologies: Set<Symbology>) {
        self.symbologies = symbologies
    }

    /// What food packs and the cartons they come in carry.
    public static let food = SymbologyProfile([
        .ean13, .ean8, .upcA, .upcE, .dataBar, .dataBarLimited, .dataBarExpanded, .gs1128, .code128, .itf, .qrCode,
        .dataMatrix,
    ])

    /// All kinds that a decoder at hand reads.
    public static var readable: Set<Symbology> {
        Set(zbarTypes.keys).union([.dataBarLimited]).union(zxingIsAvailable ? [.dataMatrix] : [])
    }

    /// What libzbar calls the linear kinds that it can read. Add-ons are left out: with them it joins a UPC-E and a
    /// phantom.
    var zbarLinearTypes: [zbar_symbol_type_t] {
        zbarTypes(symbologies.subtracting([.qrCode]))
    }

    /// What libzbar calls the square kinds that it can read.
    var zbarSquareTypes: [zbar_symbol_type_t] {
        zbarTypes(symbologies.intersection([.qrCode]))
    }

    /// libzbar finds book numbers among the EAN-13 codes, so these have to be looked for as well.
    private func zbarTypes(_ symbologies: Set<Symbology>) -> [zbar_symbol_type_t] {
        let books: Set<Symbology> = [.isbn13, .isbn10]
        let wanted = symbologies.isDisjoint(with: books) ? symbologies : symbologies.union([.ean13])
        return Set(wanted.compactMap { Self.zbarTypes[$0]?.rawValue }).map { zbar_symbol_type_t($0) }
    }

    private static let zbarTypes: [Symbology: zbar_symbol_type_t] = [
        .ean13: ZBAR_EAN13, .ean8: ZBAR_EAN8, .upcA: ZBAR_UPCA, .upcE: ZBAR_UPCE, .isbn13: ZBAR_ISBN13,
        .dataBar: ZBAR_DATABAR, .dataBarExpanded: ZBAR_DATABAR_EXP, .code128: ZBAR_CODE128, .gs1128: ZBAR_CODE128,
        .ean2: ZBAR_EAN2, .ean5: ZBAR_EAN5, .isbn10: ZBAR_ISBN10, .code39: ZBAR_CODE39, .code93: ZBAR_CODE93,
        .codabar: ZBAR_CODABAR, .itf: ZBAR_I25, .qrCode: ZBAR_QRCODE,
    ]
}
