import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import KeepItFreshPresentation

/// What is read from photos. A command and its workers share these options.
struct ReadingOption: ParsableArguments {
    @Flag(name: .customLong("no-text"), help: "Read barcodes only, which takes milliseconds.")
    var isWithoutText = false

    @Option(
        name: .customLong("max-megapixels"),
        help: "Refuse photos of more megapixels than this, without reading them (default: 100).")
    var megapixels: Int?

    /// The limit that is given or set.
    var maxMegapixels: Int {
        megapixels ?? ProcessSettings.current.number(.maxMegapixels) ?? PhotoLimits().pixels / 1_000_000
    }

    @OptionGroup var symbology: Symbologies
    @OptionGroup var language: Languages
    @OptionGroup var reader: Readers

    func validate() throws {
        guard megapixels.map(Setting.maxMegapixels.isValid) ?? true else {
            throw usageError("--max-megapixels needs a number from 1 to 10000.")
        }
    }

    /// The size up to which photos are read.
    var limits: PhotoLimits {
        PhotoLimits(pixels: maxMegapixels * 1_000_000)
    }

    /// The options as the library takes them.
    var labels: LabelReading {
        var labels = LabelReading(
            limits: limits, profile: symbology.profile, languages: language.given,
            readers: isWithoutText ? [] : reader.readers, sceneTextFolder: ProcessSettings.current.text(.sceneText))
        labels.userLanguage = TextLanguages.name(for: LocaleOption.standard)
        return labels
    }

    /// The options as arguments for a worker.
    var arguments: [String] {
        var arguments = ["--max-megapixels=\(maxMegapixels)", "--languages=\(language.languages)"]
        if let symbologies = symbology.symbologies { arguments.append("--symbologies=\(symbologies)") }
        if let readers = reader.list { arguments.append("--readers=\(readers)") }
        if isWithoutText { arguments.append("--no-text") }
        return arguments
    }

    /// Says what is missing for reading. Throws `CommandFailure` if text is to be read in a language whose data is not
    /// installed, and where processes may have too little memory: decoders and readers crash or wait for ever then.
    /// A process that stays, without reading itself, does not load libraries for that.
    func requireReaders(_ common: CommonOptions, loading: Bool = true) throws {
        if let limit = ProcessLimits.addressSpace, limit < Self.minimumMemory {
            let (has, needs) = (limit / 1024, Self.minimumMemory / 1024)
            throw CommandFailure(
                "processes may use \(String(has)) kB of memory, and reading photos needs \(String(needs)) kB; see: ulimit -v",
                status: .temporaryFailure)
        }
        try requireData()
        if labels.lacksSceneText(loading: loading) {
            common.say(
                "The scene-text reader is not installed, so fewer dates and names are read; see: kif-scan doctor")
        }
    }

    /// The bytes that a process must be able to address for reading an ordinary photo.
    private static let minimumMemory: UInt64 = 400_000 << 10

    private func requireData() throws {
        guard labels.readers.contains(.document), let missing = TextLanguages(list: language.languages).firstMissing()
        else { return }
        throw CommandFailure(
            "text recognition has no data for '\(missing.name)'; install the package \(missing.package)",
            status: .componentMissing)
    }

    /// The kinds of barcode to look for.
    struct Symbologies: ParsableArguments {
        @Option(
            name: .customLong("symbologies"),
            help: "Kinds of barcode to look for, such as EAN-13,QR-Code (default: those used on food packs).")
        var list: String?

        /// The list that is given or set; nil for the kinds used on food packs.
        var symbologies: String? {
            list ?? ProcessSettings.current.text(.symbologies)
        }

        func validate() throws {
            let names = list.map(SymbologyProfile.names(in:)) ?? []
            guard let wrong = names.first(where: { SymbologyProfile.readable(named: $0) == nil }) else { return }
            let known = SymbologyProfile.readableNames.joined(separator: ", ")
            throw usageError(
                "'\(TerminalText.visible(wrong))' is not a kind of barcode that can be read. Known kinds: \(known).")
        }

        var profile: SymbologyProfile {
            guard let symbologies else { return .food }
            let names = SymbologyProfile.names(in: symbologies)
            return SymbologyProfile(Set(names.compactMap(SymbologyProfile.readable(named:))))
        }
    }

    /// The languages of the printed text.
    struct Languages: ParsableArguments {
        @Option(
            name: .customLong("languages"),
            help: """
                Languages of the printed text by tesseract's names, such as deu,eng (default: that of the locale if it \
                is installed, otherwise eng).
                """)
        var list: String?

        /// The list that is given or set, or the language of the locale.
        var languages: String {
            list ?? ProcessSettings.current.text(.languages) ?? Self.standard
        }

        private static let standard = TextLanguages.standard(for: LocaleOption.standard).names.joined(separator: ",")

        func validate() throws {
            guard let list, let wrong = TextLanguages(list: list).firstInvalidName else { return }
            throw usageError(
                "'\(TerminalText.visible(wrong))' is not a language by tesseract's names, such as eng or deu.")
        }

        /// The languages that are given or set, likeliest first; nil without any.
        var given: [String]? {
            (list ?? ProcessSettings.current.text(.languages)).map { TextLanguages(list: $0).names }
        }
    }

    /// The readers of text.
    struct Readers: ParsableArguments {
        @Option(
            name: .customLong("readers"),
            help: "Readers of text to use, such as date-code,scene-text (default: all: date-code,scene-text,document).")
        var list: String?

        func validate() throws {
            guard let list, OCREngine.named(in: list) == nil else { return }
            throw usageError("--readers needs a list of date-code, scene-text and document.")
        }

        /// The readers that are given or set.
        var readers: Set<OCREngine> {
            (list ?? ProcessSettings.current.text(.readers)).flatMap(OCREngine.named) ?? Set(OCREngine.allCases)
        }
    }
}
