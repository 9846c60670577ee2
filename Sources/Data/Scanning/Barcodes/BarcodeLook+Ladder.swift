extension BarcodeLook {
    /// What is tried, cheapest and surest first; after each step the reader stops if a code is sure.
    ///
    /// The weights follow from how often each look was wrong on photos of packs. One sighting by libzxing is never
    /// enough; libzbar's is where it saw the code on many lines.
    static let ladder: [[BarcodeLook]] = [
        [BarcodeLook(.plain, .zxingRetail(weight: 2), .zxingSquare, .zbar(spacing: 3))],
        [
            BarcodeLook(.plain, .dataBar), BarcodeLook(.enlarged, .zxingRetail(weight: 2.5), .zxingSquare),
            BarcodeLook(.evened(radius: 64), .zxingRetail(weight: 2)),
        ],
        [BarcodeLook(.plain, .retailBars)],
        [BarcodeLook(.full, .zxingRetail(weight: 2), .zxingSquare, .zbar(spacing: 3), .dataBar)],
        [BarcodeLook(.straightened, .zxingRetail(weight: 2), .zbar(spacing: 3))],
        [
            BarcodeLook(.evened(radius: 32), .zxingSquare, .zbar(spacing: 3)),
            BarcodeLook(.inverted, .zxingRetail(weight: 2), .zxingSquare),
        ],
        [
            BarcodeLook(.smoothed, .zxingRetail(weight: 2), .zxingSquare),
            BarcodeLook(.halved, .zxingSquare),
        ],
        [
            BarcodeLook(.plain, .zbarSquare),
            BarcodeLook(.refocused(radius: 3, percent: 400), .zxingRetail(weight: 1), .zxingSquare),
            BarcodeLook(.refocused(radius: 4, percent: 200), .zxingRetail(weight: 1)),
        ],
    ]

    /// What is tried once a code is sure, for further ones: in a picture that was reduced, and in a small one.
    static let thoroughOfLarge = [BarcodeLook(.full, .zxingSquare, .zbar(spacing: 3))]
    static let thoroughOfSmall = [BarcodeLook(.plain, .zbar(spacing: 1)), BarcodeLook(.enlarged, .zxingSquare)]

    /// What is tried around a code that all of that left in doubt. Each look is a weak witness, as most of them see
    /// what another saw; a code that is misread comes out differently from one to the next.
    static let closer = [
        BarcodeView.smoothed, .rotated(degrees: 4), .rotated(degrees: -4), .evened(radius: 16), .rotated(degrees: 9),
        .rotated(degrees: -9), .refocused(radius: 2, percent: 200), .enlarged, .plain, .evened(radius: 64),
        .rotated(degrees: 15), .rotated(degrees: -15), .rotated(degrees: 22), .rotated(degrees: -22),
        .rotated(degrees: 30), .rotated(degrees: -30), .refocused(radius: 3, percent: 400),
        .refocused(radius: 4, percent: 200), .inverted,
    ].map { BarcodeLook($0, .zxingRetail(weight: 0.5), .zbar(spacing: 1)) }
}
