import Testing

@testable import KeepItFreshScanning

struct ExpandedPayloadTests {
    /// Any elements: 10 12AB, FNC1, 15 271231, with what the two editions of the standard have after FNC1.
    private static let beginning =
        "0" + "00" + "00" + digits(1, 0) + digits(1, 2) + "0000" + "100000" + "100001" + "01111"

    @Test func whenSeparatorLatches_shouldGoOnWithDigits() {
        let bits = Self.beginning + Self.digits(1, 5) + Self.digits(2, 7) + Self.digits(1, 2) + Self.digits(3, 1)

        #expect(ExpandedPayload.text(Self.values(bits)) == "1012AB\u{1D}15271231")
    }

    @Test func whenSymbolIsOfFirstEdition_shouldGoOnWithLetters() {
        let bits = Self.beginning + [1, 5, 2, 7, 1, 2, 3, 1].map { Self.binary(5 + $0, 5) }.joined()

        #expect(ExpandedPayload.text(Self.values(bits, padding: "00100")) == "1012AB\u{1D}15271231")
    }

    @Test func whenBitsMeanNothing_shouldGiveNothing() {
        #expect(ExpandedPayload.text([]) == nil)
        #expect(ExpandedPayload.text(Self.values("0" + "1" + "00" + "1111")) == nil)
        #expect(ExpandedPayload.text(Self.values("0" + "0101" + Self.binary(1_023, 10))) == nil)
    }

    private static func digits(_ first: Int, _ second: Int) -> String {
        binary(11 * first + second + 8, 7)
    }

    private static func binary(_ value: Int, _ count: Int) -> String {
        (0..<count).map { value >> (count - 1 - $0) & 1 == 1 ? "1" : "0" }.joined()
    }

    /// Twelve bits a character, filled up.
    private static func values(_ bits: String, padding: String = "0000") -> [Int] {
        var bits = bits
        while !bits.count.isMultiple(of: 12) { bits += padding.prefix(12 - bits.count % 12) }
        return stride(from: 0, to: bits.count, by: 12).compactMap { Int(bits.dropFirst($0).prefix(12), radix: 2) }
    }
}
