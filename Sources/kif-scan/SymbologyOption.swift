import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// Which kinds of barcode are looked for.
struct SymbologyOption: ParsableArguments {
    @Option(help: "Kinds of barcode to look for, such as EAN-13,QR-Code (default: what food packs carry).")
    var symbologies: String?

    /// Throws where a name is not that of a kind that can be read.
    func validate() throws {
        guard let wrong = names.first(where: { Self.readable($0) == nil }) else { return }
        let known = SymbologyProfile.readable.map(\.rawValue).sorted().joined(separator: ", ")
        throw ValidationError("'\(TerminalText.visible(wrong))' is no kind of barcode known here: \(known).")
    }

    /// The kinds named, or those of food packs.
    var profile: SymbologyProfile {
        symbologies == nil ? .food : SymbologyProfile(Set(names.compactMap(Self.readable)))
    }

    private var names: [String] {
        symbologies?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    private static func readable(_ name: String) -> Symbology? {
        Symbology(named: name).flatMap { SymbologyProfile.readable.contains($0) ? $0 : nil }
    }
}
