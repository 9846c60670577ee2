import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// Which catalogue a command works on, and how it tells of it.
struct CatalogOption: ParsableArguments {
    @Flag(help: "Write JSON.")
    var json = false

    @OptionGroup var common: CommonOptions

    /// The catalogue, whether there is one yet or not.
    var catalog: any ProductCatalogProviding {
        ProcessSettings.lookup.makeCatalog(besideDatabase: common.database ?? DataLocation.database())
    }

    /// Does what a catalogue may refuse. Throws `CommandFailure`.
    func perform<Value>(
        of path: String? = nil, _ work: (any ProductCatalogProviding) async throws(CatalogError) -> Value
    ) async throws -> Value {
        do throws(CatalogError) {
            return try await work(catalog)
        } catch {
            let place = path.map { "\(TerminalText.visible($0)): " } ?? ""
            throw CommandFailure(place + error.message, status: CommandStatus(error))
        }
    }

    /// A product's number. Throws `CommandFailure`.
    static func number(_ text: String) throws -> GTIN {
        guard let number = GTIN(text) else {
            throw CommandFailure(
                "'\(TerminalText.visible(text))' is no product number: 8, 12, 13 or 14 digits, the last a check digit",
                status: .usage)
        }
        return number
    }
}
