import ArgumentParser
import KeepItFresh

/// What is read of photos. The command and its workers share these options.
struct ReadingOption: ParsableArguments {
    @Flag(name: .customLong("no-text"), help: "Read barcodes alone, a matter of milliseconds.")
    var isWithoutText = false

    @Option(
        name: .customLong("max-megapixels"),
        help: "Photos of more megapixels than this are refused unread (default: 100).")
    var megapixels: Int?

    /// The limit given or set.
    var maxMegapixels: Int {
        megapixels ?? ProcessSettings.current.number(.maxMegapixels) ?? PhotoLimits().pixels / 1_000_000
    }

    @OptionGroup var symbology: SymbologyOption
    @OptionGroup var language: LanguageOption

    func validate() throws {
        guard megapixels.map(Setting.maxMegapixels.isSound) ?? true else {
            throw ValidationError("--max-megapixels needs a number from 1 to 10000.")
        }
    }

    /// Photos beyond these are refused.
    var limits: PhotoLimits {
        PhotoLimits(pixels: maxMegapixels * 1_000_000)
    }

    /// The reading that is asked for.
    var labels: LabelReading {
        LabelReading(
            limits: limits, profile: symbology.profile, languages: language.names, readsText: !isWithoutText)
    }

    /// The options as they are given to a program.
    var arguments: [String] {
        var arguments = ["--max-megapixels=\(maxMegapixels)", "--languages=\(language.languages)"]
        if let symbologies = symbology.symbologies { arguments.append("--symbologies=\(symbologies)") }
        if isWithoutText { arguments.append("--no-text") }
        return arguments
    }

    /// Throws where the data of a language is not installed that text is to be read in.
    func requireData() throws {
        if !isWithoutText { try language.requireData() }
    }
}
