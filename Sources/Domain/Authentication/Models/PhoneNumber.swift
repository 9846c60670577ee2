/// A phone number in international form (E.164): `+` and 8 to 15 digits.
public struct PhoneNumber: Equatable, Hashable, Sendable {
    /// The number, without anything between its digits.
    public let number: String

    /// A number; spaces, hyphens, dots and parentheses between its digits are left out. Nil for anything else.
    public init?(_ text: String) {
        let kept = text.unicodeScalars.filter { !" -.()".unicodeScalars.contains($0) }
        guard kept.first == "+" else { return nil }
        let digits = kept.dropFirst()
        guard (8...15).contains(digits.count), digits.first != "0",
            digits.allSatisfy({ ("0"..."9").contains($0) })
        else { return nil }
        number = String(String.UnicodeScalarView(kept))
    }
}
