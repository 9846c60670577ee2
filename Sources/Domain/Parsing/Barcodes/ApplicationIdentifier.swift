/// A GS1 application identifier with the format of its value.
struct ApplicationIdentifier: Sendable {
    /// Two to four digits, such as `01` or `3103`.
    let code: String
    /// The code as a number, unique because codes of different lengths never share their first two digits.
    let number: Int
    /// The parts that the value is made of, in order.
    let components: [ElementComponent]

    /// True for a value of the right length and characters, whatever its rules say of it.
    func fits(_ value: ArraySlice<UInt8>) -> Bool {
        guard !value.isEmpty, let parts = split(value) else { return false }
        return zip(components, parts).allSatisfy { $0.characters.fault(in: $1) == nil }
    }

    /// What is wrong with a value; nil when it fits.
    func fault(in value: ArraySlice<UInt8>, today: CivilDate) -> BarcodeError? {
        guard !value.isEmpty else { return .emptyValue }
        guard let parts = split(value) else { return .length }
        for (component, part) in zip(components, parts) {
            if let fault = component.characters.fault(in: part) { return fault }
        }
        for (component, part) in zip(components, parts) {
            if let fault = component.rule.fault(in: part, today: today) { return fault }
        }
        return nil
    }

    /// The value cut into the parts of its format; nil when its length does not fit.
    private func split(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        var rest = value
        var parts: [ArraySlice<UInt8>] = []
        for component in components {
            if component.isOptional && rest.isEmpty { break }
            guard rest.count >= component.minimum else { return nil }
            parts.append(rest.prefix(component.maximum))
            rest = rest.dropFirst(component.maximum)
        }
        return rest.isEmpty ? parts : nil
    }
}
