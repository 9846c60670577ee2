import Foundation
import KeepItFreshPresentation
import Testing

@Suite struct LogLineTests {
    private func line(_ message: String, _ fields: [String: String] = [:]) -> String {
        let date = Date(timeIntervalSince1970: 1_800_000_000)
        return LogLine.text(level: "debug", label: "a.b", message: message, fields: fields, at: date)
    }

    @Test func whenThereAreFields_shouldSortThemByName() {
        #expect(
            line("photo", ["status": "saved", "items": "1", "name": "two words", "none": ""])
                == "2027-01-15T08:00:00Z debug a.b: photo items=1 name=\"two words\" none=\"\" status=saved")
    }

    @Test func whenTextHasControlCharacters_shouldMakeThemVisible() {
        let text = line("a\n\u{1B}[2J\u{202E}", ["x\n": "\u{9B}31m"])

        #expect(text.hasSuffix("a\\n\\u{1B}[2J\\u{202E} x\\n=\\u{9B}31m"))
    }

    @Test(arguments: [
        ("GET https://ann:1234@b.example/x?y", "GET https://[redacted]@b.example/x?y"),
        ("Authorization: Bearer abc.def now", "Authorization: Bearer [redacted] now"),
        ("mail to ann@b.example", "mail to ann@b.example"), ("https://b.example/@ann", "https://b.example/@ann"),
    ])
    func whenTextContainsASecret_shouldReplaceIt(message: String, shown: String) {
        #expect(line(message).hasSuffix(": \(shown)"))
    }

    @Test(arguments: ["password", "accessToken", "clientSecret", "Set-Cookie", "Authorization", "otpCode"])
    func whenAFieldIsSecret_shouldNotShowIt(name: String) {
        #expect(line("x", [name: "hunter2"]).hasSuffix("\(name)=[redacted]"))
    }
}
