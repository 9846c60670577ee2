extension Translations {
    /// All translations by their English text, those about a number as arrays: for the server's page.
    package var json: JSONValue {
        let plain = texts.map { ($0, JSONValue.string($1)) }
        return .object((plain + forms.map { ($0, JSONValue.texts($1)) }).sorted { $0.0 < $1.0 })
    }
}
