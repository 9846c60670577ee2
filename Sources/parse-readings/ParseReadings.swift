import Foundation
import KeepItFreshCatalog
import KeepItFreshDomain
import KeepItFreshLabels

/// Parses saved readings and prints a line of JSON for each, to measure the parsers without reading photos again:
/// `parse-readings YYYY-MM-DD < files`, with the paths of the readings on standard input, one a line. After a path may
/// follow, after tabs, a day that counts as today for it, the user's locale, and the day on which it was photographed.
///
/// With `--weighed` it prints the features of the dates instead, to fit their weights; with `--name-lines` those of the
/// lines that may be the name on the front of a pack; with `--subjects` those of what the photo is of; with `--products
/// CATALOGUE` those of the catalogue's products that the pack may be.
@main
struct ParseReadings {
    /// The part of the contract's object for a photo that is measured.
    private struct Line: Encodable {
        let file: String
        let product: ParsedProduct?
        let expiryDate: String?
        let needsReview: [String]
        let dates: [Date]
        /// Each date that something read means, alternatives included, by the reader that read it, and by any.
        let readDates: [String: [String]]

        struct Date: Encodable {
            let date: String
            let confidence: Double
        }

        init(_ reading: PhotoReading, _ parser: LabelParser, today: CivilDate, locale: LocaleHint?) {
            file = reading.file
            let label = reading.parsed(by: parser, today: today, locale: locale)
            let readers: [(String, OCREngine?)] = OCREngine.allCases.map { ($0.rawValue, $0) } + [("any", nil)]
            readDates = Dictionary(
                uniqueKeysWithValues: readers.map { name, reader in
                    let found = parser.readDates(in: reading.label, by: reader, today: today, locale: locale)
                    return (name, found.map(\.description))
                })
            product = label.product
            expiryDate = label.dates.expiry?.date.description
            needsReview = label.needsReview.map(\.rawValue)
            dates = label.dates.dates.map { Date(date: $0.date.description, confidence: $0.confidence) }
        }
    }

    /// What shows the subject of a photo, with what was decided.
    private struct Subject: Encodable {
        let file: String
        let features: [String: Double]
        let subject: String?
        let confidence: Double?
        let hasContent: Bool
        let expiryDate: String?

        init(_ reading: PhotoReading, _ parser: LabelParser, today: CivilDate) {
            file = reading.file
            let found = parser.subjectEvidence(of: reading.label, today: today).features
            features = Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
            let parsed = reading.parsed(by: parser, today: today, locale: nil)
            subject = parsed.subject?.rawValue
            confidence = parsed.subjectConfidence
            hasContent = parsed.gtin != nil || parsed.product?.name != nil || parsed.dates.expiry != nil
            expiryDate = parsed.dates.expiry?.date.description
        }
    }

    /// The lines that may belong to the name, with their features by name.
    private struct NameLines: Encodable {
        let file: String
        let lines: [Line]

        struct Line: Encodable {
            let text: String
            let name: String
            let features: [String: Double]
        }

        init(_ reading: PhotoReading, _ parser: LabelParser) {
            file = reading.file
            lines = parser.frontLines(of: reading.label).map { line in
                let features = FrontLine.Feature.allCases.map { ($0.rawValue, line.features[$0] ?? 0) }
                return Line(text: line.text, name: line.name, features: Dictionary(uniqueKeysWithValues: features))
            }
        }
    }

    /// The products of a catalogue that the pack may be, with their features and probabilities.
    private struct Products: Encodable {
        let file: String
        let products: [Product]
        let seconds: Double

        struct Product: Encodable {
            let name: String
            let brand: String?
            let features: [String: Double]
            let share: Double
        }

        init(_ reading: PhotoReading, _ parser: LabelParser, _ catalog: SQLiteProductCatalog) async {
            file = reading.file
            let start = ContinuousClock.now
            guard let lettering = parser.lettering(of: reading.label),
                let candidates = await catalog.candidates(for: lettering)
            else { (products, seconds) = ([], 0); return }
            let rated = LetteringMatch.rated(lettering, among: candidates)
            seconds = (ContinuousClock.now - start) / .seconds(1)
            products = rated.map { product, share in
                let features = LetteringFeatures(of: product, lettering, among: candidates)
                return Product(
                    name: product.name, brand: product.brand,
                    features: Dictionary(uniqueKeysWithValues: features.values.map { ($0.name, $0.value) }),
                    share: share)
            }
        }
    }

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let first = arguments.first, let standard = CivilDate(first),
            arguments.count == 1
                || [["--weighed"], ["--name-lines"], ["--subjects"]].contains(Array(arguments.dropFirst()))
                || arguments.count == 3 && arguments[1] == "--products"
        else {
            let usage =
                "usage: parse-readings YYYY-MM-DD [--weighed | --name-lines | --subjects | --products CATALOGUE] < paths\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let parser = LabelParser()
        let encoder = JSONEncoder()
        let catalog = arguments.count == 3 ? SQLiteProductCatalog(path: arguments[2]) : nil
        while let line = readLine() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let data = try Data(contentsOf: URL(fileURLWithPath: fields[0]))
            var reading = try JSONDecoder().decode(PhotoReading.self, from: data)
            if fields.count > 3, let taken = CivilDate(fields[3]) {
                reading.capture = PhotoCapture(time: CaptureTime(date: taken, millisecondOfDay: 0))
            }
            let today = fields.count > 1 ? CivilDate(fields[1]) ?? standard : standard
            let locale = fields.count > 2 ? LocaleHint(fields[2]) : nil
            let output =
                switch arguments.dropFirst().first {
                case "--products":
                    if let catalog { try encoder.encode(await Products(reading, parser, catalog)) } else { Data() }
                case "--weighed":
                    try encoder.encode(
                        parser.weighedDates(
                            of: reading.label, today: today, locale: locale, taken: reading.day(today: today)?.day))
                case "--subjects": try encoder.encode(Subject(reading, parser, today: today))
                case "--name-lines": try encoder.encode(NameLines(reading, parser))
                default:
                    try encoder.encode(Line(reading, parser, today: today, locale: locale))
                }
            FileHandle.standardOutput.write(output + Data("\n".utf8))
        }
    }
}
