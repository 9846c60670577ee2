import KeepItFreshDateCode
public import KeepItFreshDomain
package import KeepItFreshLabels
import KeepItFreshScanning

/// What to read from photos, and up to which size.
public struct LabelReading: Sendable {
    /// Larger photos are refused.
    public var limits: PhotoLimits
    /// The kinds of barcode to look for.
    public var profile: SymbologyProfile
    /// The languages of the printed text by tesseract's names, likeliest first.
    public var languages: [String]
    /// Whether text is read, not barcodes alone.
    public var readsText: Bool

    /// By default, reads text in English and all barcodes that food packs carry.
    public init(
        limits: PhotoLimits = PhotoLimits(), profile: SymbologyProfile = .food, languages: [String] = ["eng"],
        readsText: Bool = true
    ) {
        self.limits = limits
        self.profile = profile
        self.languages = languages
        self.readsText = readsText
    }

    /// Whether photos are read as by default. Such readings are stored for later use; any other might lack what is needed
    /// later.
    var isDefault: Bool {
        let standard = LabelReading()
        return profile == standard.profile && languages == standard.languages && readsText
    }

    /// Creates a reader that reads one photo at a time in this process. Its engines start with the first photo.
    func makeReader() -> ScanLabel {
        let stages = StageStopwatch()
        return ScanLabel(
            photos: PhotoReader(limits: limits, stages: stages),
            barcodes: BarcodeReader(profile: profile, stages: stages),
            textRecogniser: readsText ? TesseractTextReader(languages: languages, stages: stages) : nil,
            dateCodeReader: readsText ? DateCodeTextReader(stages: stages) : nil,
            stages: stages, today: { .today() })
    }
}

extension SymbologyProfile {
    /// The names in a list such as `EAN-13,QR-Code`, empty ones too.
    package static func names(in list: String) -> [String] {
        list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The barcode type of that name; nil when it does not exist or cannot be read by this build.
    package static func readable(named name: String) -> Symbology? {
        Symbology(named: name).flatMap { readable.contains($0) ? $0 : nil }
    }

    /// The names of all barcode types that this build can read, sorted.
    package static var readableNames: [String] { readable.map(\.rawValue).sorted() }
}
