import KeepItFreshCoderPrint
import KeepItFreshDomain
public import KeepItFreshScanning

/// What is read of a photo, and within which limits.
public struct LabelReading: Sendable {
    /// Photos beyond these are refused.
    public var limits: PhotoLimits
    /// The kinds of barcode to look for.
    public var profile: SymbologyProfile
    /// The languages of ordinary print by tesseract's names, likeliest first.
    public var languages: [String]
    /// False to read barcodes alone.
    public var readsText: Bool

    /// Reads all that food packs carry, unless told otherwise.
    public init(
        limits: PhotoLimits = PhotoLimits(), profile: SymbologyProfile = .food, languages: [String] = ["eng"],
        readsText: Bool = true
    ) {
        self.limits = limits
        self.profile = profile
        self.languages = languages
        self.readsText = readsText
    }

    /// True for what is read unless told otherwise. What was read so serves later; another reading may miss what a later
    /// one is asked for.
    var isUsual: Bool {
        let usual = LabelReading()
        return profile == usual.profile && languages == usual.languages && readsText
    }

    /// Engines that read one photo at a time in this process and start with the first.
    func makeReader() -> ScanLabel {
        let stages = StageStopwatch()
        return ScanLabel(
            photos: PhotoReader(limits: limits, stages: stages),
            barcodes: BarcodeReader(profile: profile, stages: stages),
            print: readsText ? TesseractTextReader(languages: languages, stages: stages) : nil,
            coderPrint: readsText ? CoderPrintTextReader(stages: stages) : nil,
            stages: stages, today: { .today() })
    }
}
