import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// Which kinds of barcode are looked for.
struct SymbologyOption: ParsableArguments {
    @Option(
        name: .customLong("symbologies"),
        help: "Kinds of barcode to look for, such as EAN-13,QR-Code (default: what food packs carry).")
    var list: String?

    /// The list given or set; nil for what food packs carry.
    var symbologies: String? {
        list ?? ProcessSettings.current.text(.symbologies)
    }

    /// Throws where a name is not that of a kind that can be read.
    func validate() throws {
        let names = list.map(SymbologyProfile.names(in:)) ?? []
        guard let wrong = names.first(where: { SymbologyProfile.readable(named: $0) == nil }) else { return }
        let known = SymbologyProfile.readable.map(\.rawValue).sorted().joined(separator: ", ")
        throw ValidationError("'\(TerminalText.visible(wrong))' is no kind of barcode known here: \(known).")
    }

    /// The kinds named, or those of food packs.
    var profile: SymbologyProfile {
        guard let symbologies else { return .food }
        let names = SymbologyProfile.names(in: symbologies)
        return SymbologyProfile(Set(names.compactMap(SymbologyProfile.readable(named:))))
    }
}
