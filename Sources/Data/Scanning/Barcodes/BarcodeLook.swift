import KeepItFreshDomain

/// A decoder set on a view of a picture.
struct BarcodeLook {
    /// What does the reading.
    enum Decoder {
        /// libzxing for one EAN or UPC code, each sighting counting `weight`.
        case zxingRetail(weight: Double)
        /// libzxing for one QR code and one Data Matrix.
        case zxingSquare
        /// libzbar for all linear kinds, looking at about every `spacing`-th row and column.
        case zbar(spacing: Int)
        /// libzbar for QR codes.
        case zbarSquare
        /// Our own for blurred EAN-13 and UPC-A.
        case retailBars
        /// Our own for DataBar, looking at about every third row and column.
        case dataBar

        /// What it reads.
        var kind: BarcodeKind {
            switch self {
            case .zxingRetail, .zbar, .retailBars, .dataBar: .linear
            case .zxingSquare, .zbarSquare: .square
            }
        }

        /// True when it looks for likely places by itself, the likeliest first, and needs no parts of a picture.
        var findsPlaces: Bool {
            if case .retailBars = self { true } else { false }
        }
    }

    let view: BarcodeView
    let decoders: [Decoder]

    init(_ view: BarcodeView, _ decoders: Decoder...) {
        self.view = view
        self.decoders = decoders
    }
}
