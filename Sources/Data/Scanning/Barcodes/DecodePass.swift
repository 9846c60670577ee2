import KeepItFreshDomain

/// One pass over a picture: some decoders search one view of it.
struct DecodePass {
    /// A decoder with its settings.
    enum Decoder {
        /// libzxing for one EAN or UPC code, a detection counting `weight`.
        case zxingRetail(weight: Double)
        /// libzxing for one QR code and one Data Matrix.
        case zxingMatrix
        /// libzxing for one Data Matrix.
        case zxingDataMatrix
        /// libzbar for all linear kinds, scanning about every `spacing`-th row and column.
        case zbar(spacing: Int)
        /// libzbar for QR codes.
        case zbarMatrix
        /// Our own for blurred EAN-13 and UPC-A.
        case retailBars
        /// Our own for DataBar, scanning about every third row and column.
        case dataBar

        /// The kind of code that it reads.
        var kind: BarcodeHeatMap.Kind {
            switch self {
            case .zxingRetail, .zbar, .retailBars, .dataBar: .linear
            case .zxingMatrix, .zxingDataMatrix, .zbarMatrix: .matrix
            }
        }

        /// Whether it searches a whole picture for likely places by itself, the likeliest first, and needs no parts of
        /// it.
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

    /// The steps of the search, cheapest and surest first; after each step it ends if a code is sure.
    ///
    /// The weights follow from how often each pass was wrong on photos of packs. One detection by libzxing is never
    /// enough; one by libzbar is when it scanned the code on many lines.
    static let cascade: [[DecodePass]] = [
        [DecodePass(.plain, .zxingRetail(weight: 2), .zxingMatrix, .zbar(spacing: 3))],
        [
            DecodePass(.plain, .dataBar), DecodePass(.enlarged, .zxingRetail(weight: 2.5), .zxingMatrix),
            DecodePass(.flattened(radius: 64), .zxingRetail(weight: 2)),
        ],
        [DecodePass(.plain, .retailBars)],
        [DecodePass(.full, .zxingRetail(weight: 2), .zxingMatrix, .zbar(spacing: 3), .dataBar)],
        [
            DecodePass(.straightened, .zxingRetail(weight: 2), .zbar(spacing: 3)),
            DecodePass(.enlargedStraightened, .zxingRetail(weight: 2), .zbar(spacing: 3)),
        ],
        [
            DecodePass(.flattened(radius: 32), .zxingMatrix, .zbar(spacing: 3)),
            DecodePass(.inverted, .zxingRetail(weight: 2), .zxingMatrix),
        ],
        [
            DecodePass(.smoothed, .zxingRetail(weight: 2), .zxingMatrix),
            DecodePass(.halved, .zxingMatrix),
        ],
        [
            DecodePass(.plain, .zbarMatrix),
            DecodePass(.unsharpMasked(radius: 3, percent: 400), .zxingRetail(weight: 1), .zxingMatrix),
            DecodePass(.unsharpMasked(radius: 4, percent: 200), .zxingRetail(weight: 1)),
        ],
    ]

    /// How many cells of a place have to look very much like a code for each step to search it, as long as nothing was
    /// detected; nil for a step that searches all of the picture. Of 945 photos with a code, 20 that are large enough
    /// for a map showed a first sign of it after the second step, with at least 42 such cells; one of them after the
    /// fifth, with 366.
    static let minimumSureCells = [nil, BarcodeHeatMap.minimumSureCells, 24, 24, 24, 100, 100, 100]

    /// The search for further codes once one is sure, in a picture that was reduced.
    static let exhaustiveInLarge = [DecodePass(.full, .zxingMatrix, .zbar(spacing: 3))]
    /// The same in a picture that was not reduced.
    static let exhaustiveInSmall = [DecodePass(.plain, .zbar(spacing: 1)), DecodePass(.enlarged, .zxingMatrix)]

    /// The passes for a Data Matrix of separate dots, as needles and lasers mark it, which decoders do not see as one.
    static let dotted = [(radius: 3, reduction: 2), (4, 3), (2, 2)].map {
        DecodePass(.closed(radius: $0.radius, reduction: $0.reduction), .zxingDataMatrix)
    }

    /// The passes for light dots, which are rarer.
    static let lightDotted = Array(dotted.prefix(2))

    /// The passes around a code that is still doubtful. Each has little weight, as most of them show what another
    /// shows; a misread code comes out differently from one to the next.
    static let confirming = [
        BarcodeView.smoothed, .rotated(degrees: 4), .rotated(degrees: -4), .flattened(radius: 16), .rotated(degrees: 9),
        .rotated(degrees: -9), .unsharpMasked(radius: 2, percent: 200), .enlarged, .plain, .flattened(radius: 64),
        .rotated(degrees: 15), .rotated(degrees: -15), .rotated(degrees: 22), .rotated(degrees: -22),
        .rotated(degrees: 30), .rotated(degrees: -30), .unsharpMasked(radius: 3, percent: 400),
        .unsharpMasked(radius: 4, percent: 200), .inverted,
    ].map { DecodePass($0, .zxingRetail(weight: 0.5), .zbar(spacing: 1)) }
}
