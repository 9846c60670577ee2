extension Translations {
    /// All translations by their English text, those about a number as arrays.
    package var json: JSONValue {
        let plain = texts.map { ($0, JSONValue.string($1)) }
        return .object((plain + forms.map { ($0, JSONValue.texts($1)) }).sorted { $0.0 < $1.0 })
    }

    /// The translations into the language of a code such as `de` of the texts that are used in a folder of the sources,
    /// for the server's page; empty for English.
    package static func json(of code: String, usedIn folder: String) -> JSONValue {
        Translations(of: code, usedIn: folder)?.json ?? .object([])
    }
}
