extension BarcodeLook {
    /// What is tried, cheapest and surest first; after each step the reader stops if a code is sure.
    ///
    /// The weights follow from how often each look was wrong on photos of packs. One sighting by libzxing is never
    /// enough; libzbar's is where it saw the code on many lines.
    static let ladder: [[BarcodeLook]] = [
        [BarcodeLook(.plain, .zxingRetail(weight: 2), .zxingSquare, .zbar(spacing: 3))],
        [
            BarcodeLook(.enlarged, .zxingRetail(weight: 2.5), .zxingSquare),
            BarcodeLook(.evened(radius: 64), .zxingRetail(weight: 2)),
        ],
        [BarcodeLook(.full, .zxingRetail(weight: 2), .zxingSquare, .zbar(spacing: 3))],
        [turned(15), turned(-15)],
        [
            BarcodeLook(.evened(radius: 32), .zxingSquare, .zbar(spacing: 3)),
            BarcodeLook(.inverted, .zxingRetail(weight: 2), .zxingSquare),
        ],
        [
            turned(22), turned(-22), BarcodeLook(.smoothed, .zxingRetail(weight: 2), .zxingSquare),
            BarcodeLook(.halved, .zxingSquare),
        ],
        [
            turned(30), turned(-30), BarcodeLook(.plain, .zbarSquare),
            BarcodeLook(.refocused(radius: 3, percent: 400), .zxingRetail(weight: 1), .zxingSquare),
            BarcodeLook(.refocused(radius: 4, percent: 200), .zxingRetail(weight: 1)),
        ],
    ]

    /// What is tried once a code is sure, for further ones.
    static let thorough = [
        BarcodeLook(.full, .zxingSquare, .zbar(spacing: 1)), BarcodeLook(.enlarged, .zxingSquare),
    ]

    private static func turned(_ degrees: Int) -> BarcodeLook {
        BarcodeLook(.rotated(degrees: degrees), .zxingRetail(weight: 2))
    }
}
