import KeepItFreshDateCode
public import KeepItFreshDomain
public import KeepItFreshLabels
import KeepItFreshScanning
import KeepItFreshSceneText

/// What to read from photos, with which readers, and up to which size.
public struct LabelReading: Sendable {
    /// Larger photos are refused.
    public var limits: PhotoLimits
    /// The kinds of barcode to look for.
    public var profile: SymbologyProfile
    /// The languages of the printed text by tesseract's names, likeliest first; nil for the language of the
    /// environment's locale if its data is installed, otherwise English.
    public var languages: [String]?
    /// The readers of text, of which those that are installed are used where each is best; without any, only barcodes
    /// are read.
    public var readers: Set<OCREngine>
    /// The folder with the files of the scene-text reader; nil for where they are usually installed.
    public var sceneTextFolder: String?
    /// The user's language by tesseract's name: keywords of dates are looked for by their look in this one, too.
    package var userLanguage: String?

    /// By default, reads text in the user's language and all barcodes that food packs carry, with all readers.
    public init(
        limits: PhotoLimits = PhotoLimits(), profile: SymbologyProfile = .food, languages: [String]? = nil,
        readers: Set<OCREngine> = Set(OCREngine.allCases), sceneTextFolder: String? = nil
    ) {
        self.limits = limits
        self.profile = profile
        self.languages = languages
        self.readers = readers
        self.sceneTextFolder = sceneTextFolder
    }

    /// Whether photos are read as by default. Such readings are stored for later use; any other might lack what is
    /// needed later.
    var isDefault: Bool {
        profile == .food && languages == nil && readers == Set(OCREngine.allCases)
    }

    /// Whether the scene-text reader is to be used, but not installed, or with `loading` damaged: its library stays in
    /// memory then.
    package func lacksSceneText(loading: Bool) -> Bool {
        guard readers.contains(.sceneText) else { return false }
        let files = SceneTextFiles.installed(setting: sceneTextFolder)
        return loading ? files?.libraryVersion == nil : files == nil
    }

    /// The readers that are to be used and cannot be: not installed or, with `loading`, damaged.
    func missingReaders(loading: Bool) -> Set<OCREngine> {
        var missing: Set<OCREngine> = lacksSceneText(loading: loading) ? [.sceneText] : []
        let languages = languages.map { TextLanguages(list: $0.joined(separator: ",")) } ?? .ofEnvironment
        if readers.contains(.document), languages.firstMissing() != nil { missing.insert(.document) }
        return missing
    }

    /// The readers that read a label, and those that were not there: `missing`, and the scene-text reader where another
    /// one had to take its place.
    func readers(of label: ScannedLabel, besides missing: Set<OCREngine>) -> PhotoLabel.Readers {
        let used = label.readers
        var missing = missing
        if used.contains(.document), !used.contains(.sceneText), lacksSceneText(loading: true) {
            missing.insert(.sceneText)
        }
        return PhotoLabel.Readers(used: used, missing: missing)
    }

    /// Whether readings are of use to a later call: not where the scene-text reader is there and cannot be used, as it
    /// may be repaired any time.
    var isWorthKeeping: Bool {
        guard isDefault else { return false }
        guard case .found(let files) = SceneTextFiles.find(setting: sceneTextFolder) else { return true }
        return files.damagedModel() == nil
    }

    /// The files that a reader reads, besides those of the system.
    var readableFiles: [String] {
        readers.contains(.sceneText) ? SceneTextFiles.installed(setting: sceneTextFolder)?.readable ?? [] : []
    }

    /// Creates a reader that reads one photo at a time in this process. Its engines start with the first photo.
    func makeReader() -> ScanLabel {
        let stages = StageStopwatch()
        let languages = languages ?? TextLanguages.ofEnvironment.names
        let dateCodeReader =
            readers.contains(.dateCode)
            ? DateCodeTextReader(languages: languages + [userLanguage].compactMap(\.self), stages: stages) : nil
        let sceneTextReader = (readers.contains(.sceneText) ? SceneTextFiles.installed(setting: sceneTextFolder) : nil)
            .map { SceneTextReader(files: $0, stages: stages) }
        let text = ReadText(
            dateCodeReader: dateCodeReader, sceneTextReader: sceneTextReader,
            scriptReader: readers.contains(.document) ? ScriptReader(stages: stages) : nil,
            textRecogniser: readers.contains(.document)
                ? TesseractTextReader(languages: languages, stages: stages) : nil,
            readsOtherScripts: languages.contains { !SceneTextReader.reads(language: $0) }, today: { .today() })
        return ScanLabel(
            photos: PhotoReader(limits: limits, stages: stages),
            barcodes: BarcodeReader(profile: profile, stages: stages), text: readers.isEmpty ? nil : text,
            lookAgain: LookAgain(dateCodeReader: dateCodeReader, sceneTextReader: sceneTextReader), stages: stages)
    }
}

extension OCREngine {
    /// The readers in a list such as `date-code,scene-text`; nil when one of them does not exist.
    package static func named(in list: String) -> Set<OCREngine>? {
        let names = list.split(separator: ",", omittingEmptySubsequences: false)
        let readers = names.compactMap { name in allCases.first { $0.name == name } }
        return readers.count == names.count ? Set(readers) : nil
    }

    /// The name in lists.
    private var name: String {
        switch self {
        case .dateCode: "date-code"
        case .sceneText: "scene-text"
        case .document: "document"
        }
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
