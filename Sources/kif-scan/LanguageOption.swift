import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// Which languages ordinary print is read in.
struct LanguageOption: ParsableArguments {
    @Option(help: "Languages of ordinary print by tesseract's names, such as deu,eng.")
    var languages = "eng"

    /// Throws where a name can be no language's.
    func validate() throws {
        guard let wrong = names.first(where: { !TesseractLanguages.isName($0) }) else { return }
        throw ValidationError(
            "'\(TerminalText.visible(wrong))' is no language by tesseract's names, such as eng or deu.")
    }

    /// The languages, likeliest first.
    var names: [String] {
        languages.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "+" }.map(String.init)
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
