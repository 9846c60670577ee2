import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
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

    func validate() throws {
        guard megapixels.map(Setting.maxMegapixels.isValid) ?? true else {
            throw ValidationError("--max-megapixels needs a number from 1 to 10000.")
        }
    }

    /// The size up to which photos are read.
    var limits: PhotoLimits {
        PhotoLimits(pixels: maxMegapixels * 1_000_000)
    }

    /// The options as the library takes them.
    var labels: LabelReading {
        LabelReading(
            limits: limits, profile: symbology.profile, languages: language.names, readsText: !isWithoutText)
    }

    /// The options as arguments for a worker.
    var arguments: [String] {
        var arguments = ["--max-megapixels=\(maxMegapixels)", "--languages=\(language.languages)"]
        if let symbologies = symbology.symbologies { arguments.append("--symbologies=\(symbologies)") }
        if isWithoutText { arguments.append("--no-text") }
        return arguments
    }

    /// Throws `CommandFailure` if text is to be read in a language whose data is not installed.
    func requireData() throws {
        guard !isWithoutText, let missing = TextLanguages(list: language.languages).firstMissing() else { return }
        throw CommandFailure(
            "text recognition has no data for '\(missing.name)' (install \(missing.package))", status: .componentMissing
        )
    }

    /// Throws `ValidationError` if `--jobs` has a number that the setting of that name cannot have.
    static func validate(jobs: Int?) throws {
        guard jobs.map(Setting.jobs.isValid) ?? true else {
            throw ValidationError("--jobs needs a number from 1 to 1024.")
        }
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
            throw ValidationError(
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
            help: "Languages of the printed text by tesseract's names, such as deu,eng (default: eng).")
        var list: String?

        /// The list that is given or set.
        var languages: String {
            list ?? ProcessSettings.current.text(.languages) ?? "eng"
        }

        func validate() throws {
            guard let list, let wrong = TextLanguages(list: list).firstInvalidName else { return }
            throw ValidationError(
                "'\(TerminalText.visible(wrong))' is not a language by tesseract's names, such as eng or deu.")
        }

        /// The languages, likeliest first.
        var names: [String] { TextLanguages(list: languages).names }
    }
}
