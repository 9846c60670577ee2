import Foundation
import KeepItFreshLabels
import Testing

@Suite struct GTINTests {
    @Test(arguments: [
        ("96385074", "00000096385074"), ("036000291452", "00036000291452"), ("4006381333931", "04006381333931"),
        ("19501101530000", "19501101530000"),
    ])
    func whenCheckDigitIsRight_shouldPadTo14Digits(text: String, digits: String) {
        #expect(GTIN(text)?.digits == digits)
    }

    @Test(arguments: [
        "", "4006381333932", "400638133393", "4006381333931 ", "٤٠٠٦٣٨١٣٣٣٩٣١", "0000000000000", "400638133393A",
    ])
    func whenItIsNotANumber_shouldBeNil(text: String) {
        #expect(GTIN(text) == nil)
    }

    @Test(arguments: ["x", "4006381333932", ""])
    func whenADecodedNumberIsNone_shouldThrow(digits: String) throws {
        let known = try JSONDecoder().decode(GTIN.self, from: Data(#"{"digits": "04006381333931"}"#.utf8))

        #expect(known == GTIN("4006381333931"))
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(GTIN.self, from: Data(#"{"digits": "\(digits)"}"#.utf8))
        }
    }

    @Test(
        arguments: [
            ("2112345012346", .region), ("0212345203996", .region), ("20012345", nil), ("200123400", nil),
            ("4006381333931", nil), ("19501101530000", nil),
        ] as [(String, GTIN.RestrictedUse?)])
    func whenPrefixIsRestricted_shouldSayWhereItIsValid(text: String, use: GTIN.RestrictedUse?) {
        #expect(GTIN(text)?.restrictedUse == use)
    }

    @Test(
        arguments: [
            ("9783161484100", .isbn), ("9770317210003", .issn), ("9812345678902", .coupon),
            ("512345678900", .coupon), ("051234567890", nil), ("4006381333931", nil),
        ] as [(String, GTIN.NonFoodUse?)])
    func whenPrefixIsNotForFood_shouldSayWhatItIsFor(text: String, use: GTIN.NonFoodUse?) {
        #expect(GTIN(text)?.nonFoodUse == use)
    }
}
