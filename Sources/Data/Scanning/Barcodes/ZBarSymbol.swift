import CZBar
import KeepItFreshDomain

/// What libzbar says of one symbol, copied out of its hands.
struct ZBarSymbol {
    let type: zbar_symbol_type_t
    /// The payload as bytes.
    let bytes: [UInt8]
    /// How often the symbol was seen, roughly: 1 is a single sighting.
    let quality: Int
    let isGS1: Bool
    let box: Quad?

    /// Copies a symbol; nil when it has no payload.
    @unsafe init?(_ symbol: OpaquePointer) {
        guard let data = unsafe zbar_symbol_get_data(symbol) else { return nil }
        type = unsafe zbar_symbol_get_type(symbol)
        let count = unsafe Int(zbar_symbol_get_data_length(symbol))
        bytes = unsafe data.withMemoryRebound(to: UInt8.self, capacity: count) {
            unsafe Array(UnsafeBufferPointer(start: $0, count: count))
        }
        quality = unsafe Int(zbar_symbol_get_quality(symbol))
        isGS1 = unsafe zbar_symbol_get_modifiers(symbol) & (1 << ZBAR_MOD_GS1.rawValue) != 0
        let points = unsafe (0..<zbar_symbol_get_loc_size(symbol)).map { index in
            unsafe PixelPoint(
                x: Int(zbar_symbol_get_loc_x(symbol, index)), y: Int(zbar_symbol_get_loc_y(symbol, index)))
        }
        box =
            unsafe type == ZBAR_QRCODE
            ? Self.squareBox(points) : Self.lineBox(points, zbar_symbol_get_orientation(symbol))
    }

    /// A QR code's corners come from its top left counter-clockwise.
    private static func squareBox(_ points: [PixelPoint]) -> Quad? {
        guard points.count == 4 else { return nil }
        return Quad(topLeft: points[0], topRight: points[3], bottomRight: points[2], bottomLeft: points[1])
    }

    /// A linear code's points lie where scan lines left it; the box is the upright rectangle around them.
    private static func lineBox(_ points: [PixelPoint], _ orientation: zbar_orientation_t) -> Quad? {
        let columns = points.map(\.x)
        let rows = points.map(\.y)
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        return Quad(left: left, top: top, right: right + 1, bottom: bottom + 1).beginning(at: orientation.firstCorner)
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
