import Foundation
import KeepItFreshLabels

/// Parses saved readings and prints a line of JSON for each, to measure the parsers without reading photos again:
/// `parse-readings YYYY-MM-DD < files`, with the paths of the readings on standard input, one a line.
@main
struct ParseReadings {
    /// The part of the contract's object for a photo that is measured.
    private struct Line: Encodable {
        let file: String
        let product: ParsedProduct?
        let expiryDate: String?
        let needsReview: [String]
        let dates: [Date]

        struct Date: Encodable {
            let date: String
            let confidence: Double
        }

        init(_ file: String, _ label: ParsedLabel) {
            self.file = file
            product = label.product
            expiryDate = label.dates.expiry?.date.description
            needsReview = label.needsReview.map(\.rawValue)
            dates = label.dates.dates.map { Date(date: $0.date.description, confidence: $0.confidence) }
        }
    }

    static func main() throws {
        guard CommandLine.arguments.count == 2, let today = CivilDate(CommandLine.arguments[1]) else {
            FileHandle.standardError.write(Data("usage: parse-readings YYYY-MM-DD < paths\n".utf8))
            exit(64)
        }
        let parser = LabelParser()
        let encoder = JSONEncoder()
        while let path = readLine() {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let reading = try JSONDecoder().decode(PhotoReading.self, from: data)
            let line = Line(reading.file, reading.parsed(by: parser, today: today, locale: nil))
            FileHandle.standardOutput.write(try encoder.encode(line) + Data("\n".utf8))
        }
    }
}
