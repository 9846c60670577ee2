import CZBar
import KeepItFreshDomain

/// A libzbar scanner, freed with this value. It keeps half-read EAN codes from one picture to the next and joins them
/// with the next picture's: make a fresh one for each picture.
@safe struct ZBarScanner: ~Copyable {
    private let handle: OpaquePointer

    /// A scanner for the given kinds of code that looks at every `density`-th row and column. Throws
    /// ``ScanError/componentMissing`` when libzbar cannot make one.
    init(types: [zbar_symbol_type_t], density: Int32 = 1) throws(ScanError) {
        guard let scanner = unsafe zbar_image_scanner_create() else { throw .componentMissing }
        unsafe handle = scanner
        set(ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        for type in types { set(type, ZBAR_CFG_ENABLE, 1) }
        set(ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
        set(ZBAR_NONE, ZBAR_CFG_X_DENSITY, density)
        set(ZBAR_NONE, ZBAR_CFG_Y_DENSITY, density)
    }

    deinit {
        unsafe zbar_image_scanner_destroy(handle)
    }

    /// Everything that the scanner recognises in the picture; boxes are in the picture's own pixels.
    consuming func symbols(in image: GreyImage) -> [ZBarSymbol] {
        guard let picture = unsafe zbar_image_create() else { return [] }
        defer { unsafe zbar_image_destroy(picture) }
        unsafe zbar_image_set_format(picture, UInt(fourCharacterCode: "Y800"))
        unsafe zbar_image_set_size(picture, UInt32(image.width), UInt32(image.height))
        return unsafe image.pixels.withUnsafeBytes { pixels in
            unsafe zbar_image_set_data(picture, pixels.baseAddress, UInt(pixels.count), nil)
            unsafe zbar_scan_image(handle, picture)
            return unsafe Self.symbols(from: zbar_image_first_symbol(picture))
        }
    }

    /// The symbols from `first` on; a code with an add-on counts as the two it is.
    @unsafe private static func symbols(from first: OpaquePointer?) -> [ZBarSymbol] {
        var symbols: [ZBarSymbol] = []
        var next = unsafe first
        while let symbol = unsafe next {
            if unsafe zbar_symbol_get_type(symbol) == ZBAR_COMPOSITE {
                unsafe symbols += self.symbols(from: zbar_symbol_first_component(symbol))
            } else if let copy = unsafe ZBarSymbol(symbol) {
                symbols.append(copy)
            }
            unsafe next = zbar_symbol_next(symbol)
        }
        return symbols
    }

    private func set(_ type: zbar_symbol_type_t, _ option: zbar_config_t, _ value: Int32) {
        _ = unsafe zbar_image_scanner_set_config(handle, type, option, value)
    }
}

extension UInt {
    /// A four-character code as libzbar wants it: the first character in the lowest byte.
    fileprivate init(fourCharacterCode text: StaticString) {
        self = "\(text)".utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }
    }
}
