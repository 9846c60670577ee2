public import KeepItFreshLabels

/// The kinds of barcode to look for. Each further kind takes time and adds false detections.
public struct SymbologyProfile: Hashable, Sendable {
    /// The kinds to look for.
    public var symbologies: Set<Symbology>

    /// A profile of these kinds.
    public init(_ symbologies: Set<Symbology>) {
        self.symbologies = symbologies
    }

    /// The kinds on food packs and on the cartons in which they are shipped.
    public static let food = SymbologyProfile([
        .ean13, .ean8, .upcA, .upcE, .dataBar, .dataBarLimited, .dataBarExpanded, .gs1128, .code128, .itf, .qrCode,
        .dataMatrix,
    ])
}
