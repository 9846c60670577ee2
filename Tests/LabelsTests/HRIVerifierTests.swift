import Testing

@testable import KeepItFreshLabels

@Suite struct HRIVerifierTests {
    private let bars = Quad(left: 100, top: 100, right: 300, bottom: 180)
    private let below = Quad(left: 95, top: 182, right: 305, bottom: 205)

    @Test(arguments: ["4 006381 333931", "4006381333931", "4 00638l 333931 >", "4006381 33393"])
    func whenDigitsShowBothHalves_shouldMakeADoubtfulCodeCertain(printed: String) {
        let codes = verify(code("4006381333931", confidence: 0.4), printed)

        #expect(codes.map(\.isDoubtful) == [false])
    }

    @Test(arguments: ["", "4 006381", "333931", "4 006381 383931", "12.03.2027"])
    func whenHalfIsMissing_shouldLeaveCodeDoubtful(printed: String) {
        let codes = verify(code("4006381333931", confidence: 0.4), printed)

        #expect(codes.map(\.isDoubtful) == [true])
    }

    @Test(arguments: [
        ("4 006381 333931", true), ("006381", true), ("006387", true), ("2028.11.06 1334", false), ("120327", false),
        ("EXP 333931", false), ("3339", true), ("3330", false),
    ])
    func whenALineIsBesideBars_shouldBeTheirsOnlyWithTheirDigits(printed: String, isOfCode: Bool) {
        let line = TextLine(text: printed, box: below)

        #expect(HRIVerifier.isPrinted(line, with: code("4006381333931", confidence: 0.9)) == isOfCode)
    }

    @Test func whenDigitsAreElsewhere_shouldNotBeTheCodes() {
        let line = TextLine(text: "4006381333931", box: Quad(left: 95, top: 900, right: 305, bottom: 930))

        #expect(!HRIVerifier.isPrinted(line, with: code("4006381333931", confidence: 0.9)))
        #expect(!HRIVerifier.isPrinted(TextLine(text: "4006381333931"), with: code("4006381333931", confidence: 0.9)))
    }

    @Test func whenDigitsAreElsewhere_shouldLeaveCodeDoubtful() {
        let away = Quad(left: 95, top: 900, right: 305, bottom: 930)

        let codes = verify(code("4006381333931", confidence: 0.4), "4006381333931", at: away)

        #expect(codes.map(\.isDoubtful) == [true])
    }

    @Test func whenDigitsAreAnotherNumberThatSharesHalf_shouldDoubtACertainCode() {
        let codes = verify(code("4006381333931", confidence: 0.95), "4 006381 456784")

        #expect(codes.map(\.isDoubtful) == [true])
    }

    @Test(arguments: ["4 006381 333937", "4 006381 33393", "5 060001 050027", "4 006381 333931"])
    func whenDigitsAreMisreadOrOfAnotherCode_shouldLeaveCodeCertain(printed: String) {
        let codes = verify(code("4006381333931", confidence: 0.95), printed)

        #expect(codes.map(\.isDoubtful) == [false])
    }

    @Test func whenAGuardBarIsReadAsADigitBetweenBothHalves_shouldLeaveCodeCertain() {
        let codes = verify(code("9520123400552", confidence: 0.95), "5201231400552")

        #expect(codes.map(\.isDoubtful) == [false])
    }

    @Test(arguments: [
        (Symbology.upcA, "036000291452", "0 36000 29145 2"), (.ean8, "96385074", "9638 5074"),
        (.upcE, "04124498", "0 412449 8"),
    ])
    func whenOtherRetailCodeIsConfirmed_shouldMakeItCertain(symbology: Symbology, text: String, printed: String) {
        let doubtful = Barcode(symbology: symbology, text: text, box: bars, confidence: 0.4)

        #expect(verify(doubtful, printed).map(\.isDoubtful) == [false])
    }

    @Test func whenKindPrintsNoDigits_shouldLeaveCodeAsItIs() {
        let doubtful = Barcode(symbology: .code128, text: "4006381333931", box: bars, confidence: 0.4)

        #expect(verify(doubtful, "4006381333931") == [doubtful])
        #expect(HRIVerifier.place(of: doubtful) == nil)
    }

    private func code(_ text: String, confidence: Double) -> Barcode {
        Barcode(symbology: .ean13, text: text, box: bars, confidence: confidence)
    }

    private func verify(_ code: Barcode, _ printed: String, at place: Quad? = nil) -> [Barcode] {
        HRIVerifier([TextLine(text: printed, box: place ?? below)]).verify([code])
    }
}
