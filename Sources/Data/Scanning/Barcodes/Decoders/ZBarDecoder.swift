import CKIFZBar
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Reads barcodes with libzbar.
enum ZBarDecoder {
    @unsafe fileprivate typealias Library = UnsafePointer<ckifzbar_functions>

    /// The codes of the given types in the picture, boxes in the picture's own pixels. Every `spacing`-th row and
    /// column is scanned, in a small picture more.
    static func detections(
        in image: GreyImage, types: [zbar_symbol_type_t], spacing: Int
    ) throws(ScanError) -> [BarcodeDetection] {
        guard !types.isEmpty else { return [] }
        let density = max(1, min(spacing, min(image.width, image.height) / 150))
        let symbols = try Scanner(types: types, density: Int32(density)).symbols(in: image)
        return symbols.compactMap { $0.detection(density: density) }
    }
}

extension ZBarDecoder {
    /// A libzbar scanner for one picture, freed with this value. It keeps half-read EAN codes, and would join them with
    /// those of a next picture.
    @safe struct Scanner: ~Copyable {
        private let zbar: Library
        private let handle: OpaquePointer

        /// A scanner for the given kinds of code that scans every `density`-th row and column. Throws
        /// ``ScanError/componentMissing`` when libzbar is missing, or cannot make one.
        init(types: [zbar_symbol_type_t], density: Int32 = 1) throws(ScanError) {
            guard let zbar = unsafe ckifzbar(), let scanner = unsafe zbar.pointee.zbar_image_scanner_create() else {
                throw .componentMissing
            }
            unsafe self.zbar = zbar
            unsafe handle = scanner
            set(ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
            for type in types { set(type, ZBAR_CFG_ENABLE, 1) }
            set(ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
            set(ZBAR_NONE, ZBAR_CFG_X_DENSITY, density)
            set(ZBAR_NONE, ZBAR_CFG_Y_DENSITY, density)
        }

        deinit {
            unsafe zbar.pointee.zbar_image_scanner_destroy(handle)
        }

        /// All symbols in the picture; boxes are in the picture's own pixels.
        consuming func symbols(in image: GreyImage) -> [Symbol] {
            guard let picture = unsafe zbar.pointee.zbar_image_create() else { return [] }
            defer { unsafe zbar.pointee.zbar_image_destroy(picture) }
            unsafe zbar.pointee.zbar_image_set_format(picture, UInt(fourCharacterCode: "Y800"))
            unsafe zbar.pointee.zbar_image_set_size(picture, UInt32(image.width), UInt32(image.height))
            return unsafe image.pixels.withUnsafeBytes { pixels in
                unsafe zbar.pointee.zbar_image_set_data(picture, pixels.baseAddress, UInt(pixels.count), nil)
                _ = unsafe zbar.pointee.zbar_scan_image(handle, picture)
                return unsafe symbols(from: zbar.pointee.zbar_image_first_symbol(picture))
            }
        }

        /// The symbols from `first` on; a code with an add-on counts as two.
        @unsafe private func symbols(from first: OpaquePointer?) -> [Symbol] {
            var symbols: [Symbol] = []
            var next = unsafe first
            while let symbol = unsafe next {
                if unsafe zbar.pointee.zbar_symbol_get_type(symbol) == ZBAR_COMPOSITE {
                    unsafe symbols += self.symbols(from: zbar.pointee.zbar_symbol_first_component(symbol))
                } else if let copy = unsafe Symbol(symbol, of: zbar) {
                    symbols.append(copy)
                }
                unsafe next = zbar.pointee.zbar_symbol_next(symbol)
            }
            return symbols
        }

        private func set(_ type: zbar_symbol_type_t, _ option: zbar_config_t, _ value: Int32) {
            _ = unsafe zbar.pointee.zbar_image_scanner_set_config(handle, type, option, value)
        }
    }

    /// A copy of one of libzbar's symbols.
    struct Symbol {
        let type: zbar_symbol_type_t
        /// The payload as bytes.
        let bytes: [UInt8]
        /// About how many scan lines showed the symbol.
        let quality: Int
        let isGS1: Bool
        let box: Quad?

        /// Copies a symbol; nil when it has no payload.
        @unsafe fileprivate init?(_ symbol: OpaquePointer, of zbar: Library) {
            guard let data = unsafe zbar.pointee.zbar_symbol_get_data(symbol) else { return nil }
            type = unsafe zbar.pointee.zbar_symbol_get_type(symbol)
            let count = unsafe Int(zbar.pointee.zbar_symbol_get_data_length(symbol))
            bytes = unsafe data.withMemoryRebound(to: UInt8.self, capacity: count) {
                unsafe Array(UnsafeBufferPointer(start: $0, count: count))
            }
            quality = unsafe Int(zbar.pointee.zbar_symbol_get_quality(symbol))
            isGS1 = unsafe zbar.pointee.zbar_symbol_get_modifiers(symbol) & (1 << ZBAR_MOD_GS1.rawValue) != 0
            let points = unsafe (0..<zbar.pointee.zbar_symbol_get_loc_size(symbol)).map { index in
                unsafe PixelPoint(
                    x: Int(zbar.pointee.zbar_symbol_get_loc_x(symbol, index)),
                    y: Int(zbar.pointee.zbar_symbol_get_loc_y(symbol, index)))
            }
            box =
                unsafe type == ZBAR_QRCODE
                ? Self.matrixBox(points) : Self.lineBox(points, zbar.pointee.zbar_symbol_get_orientation(symbol))
        }

        /// A QR code's corners come from its top left counter-clockwise.
        private static func matrixBox(_ points: [PixelPoint]) -> Quad? {
            guard points.count == 4 else { return nil }
            return Quad(topLeft: points[0], topRight: points[3], bottomRight: points[2], bottomLeft: points[1])
        }

        /// A linear code's points are where scan lines left it; the box is the upright rectangle around them.
        private static func lineBox(_ points: [PixelPoint], _ orientation: zbar_orientation_t) -> Quad? {
            guard let box = PixelRect(around: points) else { return nil }
            return Quad(left: box.left, top: box.top, right: box.right + 1, bottom: box.bottom + 1)
                .beginning(at: orientation.firstCorner)
        }
    }
}

extension ZBarDecoder.Symbol {
    /// The symbol as a detection; nil for what is most likely a phantom.
    fileprivate func detection(density: Int) -> BarcodeDetection? {
        guard let symbology, !isPhantom else { return nil }
        return BarcodeDetection(
            symbology: symbology,
            text: String(utf8OrLatin1: bytes),
            isGS1: isGS1 || symbology == .dataBar || symbology == .dataBarExpanded,
            box: box,
            decoder: .zbar,
            weight: weight(density: density)
        )
    }

    private var symbology: Symbology? {
        switch type {
        case ZBAR_EAN13: .ean13
        case ZBAR_EAN8: .ean8
        case ZBAR_UPCA: .upcA
        case ZBAR_UPCE: .upcE
        case ZBAR_ISBN13: .isbn13
        case ZBAR_ISBN10: .isbn10
        case ZBAR_EAN2: .ean2
        case ZBAR_EAN5: .ean5
        case ZBAR_DATABAR: .dataBar
        case ZBAR_DATABAR_EXP: .dataBarExpanded
        case ZBAR_CODE128: isGS1 ? .gs1128 : .code128
        case ZBAR_CODE39: .code39
        case ZBAR_CODE93: .code93
        case ZBAR_CODABAR: .codabar
        case ZBAR_I25: .itf
        case ZBAR_QRCODE: .qrCode
        default: nil
        }
    }

    /// Interleaved 2 of 5 and Code 39 have no check digit of their own and are found in any stripes: the first counts
    /// only as a valid ITF-14, the second from four characters on.
    private var isPhantom: Bool {
        switch type {
        case ZBAR_I25: bytes.count != 14 || GTIN(String(utf8OrLatin1: bytes)) == nil
        case ZBAR_CODE39: bytes.count < 4
        default: bytes.isEmpty
        }
    }

    /// The weight of a detection. An EAN or UPC misread can repeat itself some forty times along its bars; the other
    /// kinds have stronger checks, and QR codes correct their own errors.
    private func weight(density: Int) -> Double {
        switch type {
        case ZBAR_QRCODE: return BarcodeDetection.sureWeight
        case ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE, ZBAR_ISBN13, ZBAR_ISBN10, ZBAR_EAN2, ZBAR_EAN5:
            let lines = quality * density
            return lines >= 50 ? BarcodeDetection.sureWeight : lines >= 15 ? 1 : 0.5
        // libzbar 0.23.92 may lose its place where FNC1 follows a letter, such as the last of a lot, and invent the
        // rest.
        case ZBAR_DATABAR_EXP where !ElementStringCheck.isPlausible(bytes): return 0
        default: return quality >= 2 ? BarcodeDetection.sureWeight : 1
        }
    }
}

extension SymbologyProfile {
    /// All kinds for which there is a decoder.
    package static var readable: Set<Symbology> {
        Set(zbarTypes.keys).union([.dataBarLimited]).union(ZXingDecoder.isAvailable ? [.dataMatrix] : [])
    }

    /// libzbar's types of the linear kinds. Add-ons should not be in a profile without need: with them libzbar may join
    /// a UPC-E and a phantom.
    var zbarLinearTypes: [zbar_symbol_type_t] {
        zbarTypes(symbologies.subtracting([.qrCode]))
    }

    /// libzbar's types of the matrix codes.
    var zbarMatrixTypes: [zbar_symbol_type_t] {
        zbarTypes(symbologies.intersection([.qrCode]))
    }

    /// libzbar finds book numbers among the EAN-13 codes, so it has to search for these as well.
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

extension UInt {
    /// A four-character code as libzbar wants it: the first character in the lowest byte.
    fileprivate init(fourCharacterCode text: StaticString) {
        self = "\(text)".utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }
    }
}

extension zbar_orientation_t {
    /// Which corner, clockwise from the picture's top left, is the top left one when the code is read.
    fileprivate var firstCorner: Int {
        switch self {
        case ZBAR_ORIENT_RIGHT: 1
        case ZBAR_ORIENT_DOWN: 2
        case ZBAR_ORIENT_LEFT: 3
        default: 0
        }
    }
}

extension Quad {
    /// The same corners, counted clockwise from the one at `corner` (0 to 3).
    fileprivate func beginning(at corner: Int) -> Quad {
        let points = corners
        return Quad(
            topLeft: points[corner % 4], topRight: points[(corner + 1) % 4],
            bottomRight: points[(corner + 2) % 4], bottomLeft: points[(corner + 3) % 4])
    }
}
