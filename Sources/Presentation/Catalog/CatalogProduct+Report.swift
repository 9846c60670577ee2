public import KeepItFreshDomain

extension CatalogProduct {
    /// One line: number, name, brand, what a pack holds and the category.
    public var line: String {
        let texts = [name, brand, quantity, category].compactMap(\.self).map(TerminalText.visible)
        return "\(gtin.digits)  \(texts.joined(separator: "; "))"
    }

    /// The object for scripts.
    public var json: JSONValue { .object(fields) }

    /// The object for scripts, with the time that finding it took.
    public func json(after duration: Duration) -> JSONValue {
        .object(fields + [("milliseconds", .decimal(duration / .milliseconds(1)))])
    }

    private var fields: [(String, JSONValue)] {
        [
            ("gtin", .string(gtin.digits)), ("name", .string(name)), ("brand", .text(brand)),
            ("quantity", .text(quantity)), ("category", .text(category)),
        ]
    }
}
