import Foundation
import KeepItFreshCatalog
import KeepItFreshDictionaries
import KeepItFreshDomain
import KeepItFreshLabels

/// Parses saved readings and prints a line of JSON for each, to measure the parsers without reading photos again:
/// `parse-readings YYYY-MM-DD < files`, with the paths of the readings on standard input, one a line. After a path may
/// follow, after tabs, a day that counts as today for it, the user's locale, and the day on which it was photographed.
///
/// With `--weighed` it prints the features of the dates instead, to fit their weights; with `--name-lines` those of the
/// lines that may be the name on the front of a pack; with `--front-words` the numbers of `FrontWords` in texts that
/// are on standard input instead, one a line; with `--subjects` those of what the photo is of; with `--products
/// CATALOGUE` those of the catalogue's products that the pack may be; with `--words SOURCES` the words of names with
/// the known words that each may be, by sources such as `dictionaries,CATALOGUE`.
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
        /// How often each number of `SubjectWords` occurs: number, count, number, count …
        let words: [Int]
        /// The probability of each class, in the order of `SubjectRules`.
        let probabilities: [Double]
        let subject: String?
        let confidence: Double?
        let hasContent: Bool
        let expiryDate: String?

        init(_ reading: PhotoReading, _ parser: LabelParser, today: CivilDate) {
            file = reading.file
            let found = parser.subjectEvidence(of: reading.label, today: today, origin: reading.origin)
            features = Dictionary(uniqueKeysWithValues: found.features.map { ($0.key.rawValue, $0.value) })
            words = ParseReadings.inOrder(found.wordCounts)
            probabilities = found.probabilities
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
            /// The line's corners in upright coordinates, clockwise from where it begins: x, y, x, y …
            let corners: [Int]
            /// How often each number of `FrontWords` occurs in it: number, count, number, count …
            let words: [Int]
            /// The places of the lines right above and below it among these; nil without one.
            let above, below: Int?
            /// The number of its words in a name.
            let count: Int
        }

        init(_ reading: PhotoReading, _ parser: LabelParser) {
            file = reading.file
            lines = parser.frontLines(of: reading.label).map { line in
                let features = FrontLine.Feature.allCases.map { ($0.rawValue, line.features[$0] ?? 0) }
                return Line(
                    text: line.text, name: line.name, features: Dictionary(uniqueKeysWithValues: features),
                    corners: line.corners.flatMap { [$0.x, $0.y] },
                    words: ParseReadings.words(in: line.text),
                    above: line.above, below: line.below, count: line.wordCount)
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
                    features: Dictionary(uniqueKeysWithValues: features.values.map { ($0.key.rawValue, $0.value) }),
                    share: share)
            }
        }
    }

    /// The name and brand with their words corrected, and the known words that each unknown word may be.
    private struct Words: Encodable {
        let file: String
        let product: ParsedProduct?
        let corrected: ParsedProduct?
        let languages: [String]
        let words: [Word]
        let seconds: Double

        struct Word: Encodable {
            let text: String
            let isBrand: Bool
            let confidence: Double
            let options: [Option]
        }

        struct Option: Encodable {
            let words: String
            let kind: String
            let evidence: Int
        }

        init(_ reading: PhotoReading, _ parser: LabelParser, _ names: CorrectNames, today: CivilDate) async {
            file = reading.file
            let parsed = reading.parsed(by: parser, today: today, locale: nil)
            product = parsed.product
            let start = ContinuousClock.now
            corrected = await names.corrected(parsed, of: reading.label, locale: nil).product
            seconds = (ContinuousClock.now - start) / .seconds(1)
            let text = LabelWords(reading.label)
            let found = text.languages(upTo: 2)
            languages = Array(found.codes.prefix(found.sure))
            var words: [Word] = []
            guard let product else { self.words = []; return }
            for (word, options) in await names.options(for: product, of: text, locale: nil) {
                let found = options.map {
                    Option(words: $0.words.joined(separator: " "), kind: "\($0.kind)", evidence: $0.evidence.rawValue)
                }
                words.append(
                    Word(text: word.text, isBrand: word.isBrand, confidence: word.confidence, options: found))
            }
            self.words = words
        }
    }

    /// How often each number of `FrontWords` occurs in a text: number, count, number, count …
    private static func words(in text: String) -> [Int] {
        inOrder(FrontWords.hashing.counts(in: text))
    }

    private static func inOrder(_ counts: [Int: Int]) -> [Int] {
        counts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }

    /// The sources of words by their names: `dictionaries`, or the path of a catalogue.
    private static func sources(_ names: String) -> [any KnownWordsProviding] {
        names.split(separator: ",").compactMap { name in
            switch name {
            case "none": nil
            case "dictionaries": HunspellDictionaries()
            default: SQLiteProductCatalog(path: String(name))
            }
        }
    }

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let first = arguments.first, let standard = CivilDate(first),
            arguments.count == 1
                || [["--weighed"], ["--name-lines"], ["--front-words"], ["--subjects"]]
                    .contains(Array(arguments.dropFirst()))
                || arguments.count == 3 && ["--products", "--words"].contains(arguments[1])
        else {
            let usage = """
                usage: parse-readings YYYY-MM-DD [--weighed | --name-lines | --front-words | --subjects
                    | --products CATALOGUE | --words SOURCES] < input

                """
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let parser = LabelParser()
        let encoder = JSONEncoder()
        let catalog = arguments.count == 3 ? SQLiteProductCatalog(path: arguments[2]) : nil
        let names = arguments.count == 3 ? CorrectNames(sources(arguments[2])) : nil
        while let line = readLine() {
            if arguments.dropFirst().first == "--front-words" {
                FileHandle.standardOutput.write(try encoder.encode(words(in: line)) + Data("\n".utf8))
                continue
            }
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
                case "--words":
                    if let names {
                        try encoder.encode(await Words(reading, parser, names, today: today))
                    } else {
                        Data()
                    }
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
