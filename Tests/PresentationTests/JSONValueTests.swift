import KeepItFreshPresentation
import Testing

@Suite struct JSONValueTests {
    @Test func whenWritten_shouldKeepFieldsInOrderAndShowNulls() {
        let value = JSONValue.object([
            ("z", .integer(1)), ("a", .null), ("m", .array([.bool(true), .decimal(0.9714)])), ("s", .text(nil)),
        ])

        #expect(value.line == #"{"z":1,"a":null,"m":[true,0.971],"s":null}"#)
    }

    @Test func whenTextIsHostile_shouldEscapeControlCharacters() {
        let text = "a\"b\\c\nd\u{1B}[31m\u{9B}\u{202E}\u{7F}\u{0}é日🥫"

        #expect(
            JSONValue.string(text).line
                == #""a\"b\\c\nd\u001b[31m\u009b\u202e\u007f\u0000é日🥫""#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func whenANumberIsNotFinite_shouldWriteNull(number: Double) {
        #expect(JSONValue.decimal(number).line == "null")
    }
}
