import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// Which languages ordinary print is read in.
struct LanguageOption: ParsableArguments {
    @Option(
        name: .customLong("languages"),
        help: "Languages of ordinary print by tesseract's names, such as deu,eng (default: eng).")
    var list: String?

    /// The list given or set.
    var languages: String {
        list ?? ProcessSettings.current.text(.languages) ?? "eng"
    }

    /// Throws where a name can be no language's.
    func validate() throws {
        guard let list, let wrong = TesseractLanguages.names(in: list).first(where: { !TesseractLanguages.isName($0) })
        else { return }
        throw ValidationError(
            "'\(TerminalText.visible(wrong))' is no language by tesseract's names, such as eng or deu.")
    }

    /// The languages, likeliest first.
    var names: [String] {
        TesseractLanguages.names(in: languages)
    }

    /// Throws where the data of a language is not installed.
    func requireData() throws {
        let installed = TesseractLanguages.installed()
        guard let missing = names.first(where: { !installed.contains($0) }) else { return }
        throw CommandFailure(
            "text recognition has no data for '\(missing)' (install \(TesseractLanguages.package(of: missing)))",
            status: .componentMissing)
    }
}
