/// An identifier that can lead a Digital Link.
struct DigitalLinkKey {
    private let identifier: ApplicationIdentifier

    /// Nil when the path segment names no such identifier.
    init?(name: ArraySlice<UInt8>) {
        guard let found = ApplicationIdentifiers.identifier(code: Self.code(of: name)),
            Self.numbers.contains(found.number)
        else { return nil }
        identifier = found
    }

    /// The identifier's digits for a name that older links use; other names are left as they are.
    static func code(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard name.count <= 4, let first = name.first, !ASCII.isDigit(first) else { return name }
        return withdrawnNames[ASCII.text(name).lowercased()] ?? name
    }

    /// True for a value of the right form. Its check digit may be wrong: that is a fault to name, while a value of
    /// another form shows that the address is an ordinary one.
    func accepts(_ value: [UInt8]) -> Bool {
        if identifier.number == 1 { return [8, 12, 13, 14].contains(value.count) && value.allSatisfy(ASCII.isDigit) }
        if Self.companyPrefixed.contains(identifier.number) && !value.prefix(4).allSatisfy(ASCII.isDigit) {
            return false
        }
        return identifier.fits(value[...])
    }

    private static let numbers: Set<Int> = [
        0, 1, 253, 255, 401, 402, 414, 415, 417, 8003, 8004, 8006, 8010, 8013, 8017, 8018,
    ]
    /// Keys with letters; they begin with a GS1 company prefix, of which four digits are sure.
    private static let companyPrefixed: Set<Int> = [401, 8004, 8010, 8013]
    private static let withdrawnNames: [String: ArraySlice<UInt8>] = [
        "gtin": [0x30, 0x31], "lot": [0x31, 0x30], "ser": [0x32, 0x31], "exp": [0x31, 0x37], "cpv": [0x32, 0x32],
    ]
}
