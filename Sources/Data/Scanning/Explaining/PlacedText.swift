import KeepItFreshDomain

/// Lines of text on a ground of their own.
struct PlacedText {
    let place: PixelFrame
    let lines: [String]
    /// The ground's colour.
    let color: InkColor
}
