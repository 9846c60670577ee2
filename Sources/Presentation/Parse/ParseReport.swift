import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Runs the parsers on label texts or barcode contents and reports the results as JSON or text.
package struct ParseReport: Sendable {
    private let dates = DateParser()
    private let decoder = JSONDecoder()
    private let isBarcode: Bool
    private let today: CivilDate
    private let locale: LocaleHint?

    /// A report on barcode contents, or else on label texts. `today` and `locale` apply to lines that do not set them.
    package init(isBarcode: Bool, today: CivilDate, locale: LocaleHint?) {
        self.isBarcode = isBarcode
        self.today = today
        self.locale = locale
    }

    /// Returns the contract's object for one text or payload.
    /// - Parameter symbology: The kind of the barcode, by any decoder's name for it.
    package func json(for text: String, symbology: String? = nil) -> JSONValue {
        isBarcode ? parsedBarcode(text, symbology, today).json() : parsedText(text, today, locale).json()
    }

    /// Returns the contract's object for one line of JSON Lines.
    package func json(forLine line: String) throws(LineError) -> JSONValue {
        let request: Request
        do { request = try decoder.decode(Request.self, from: Data(line.utf8)) } catch { throw .notAnObject }
        guard let text = isBarcode ? request.input : request.text else {
            throw .missingField(isBarcode ? "input" : "text")
        }
        let today = request.today ?? today
        guard isBarcode else { return parsedText(text, today, request.locale ?? locale).json(id: request.id) }
        return parsedBarcode(text, request.symbology, today, region: request.region).json(id: request.id)
    }

    /// Returns text for people: a line for each value found.
    package func lines(for text: String, symbology: String? = nil, in language: MessageLanguage) -> [String] {
        let messages =
            isBarcode ? parsedBarcode(text, symbology, today).messages : parsedText(text, today, locale).messages
        return messages.map { $0.text(in: language) }
    }

    private func parsedText(_ text: String, _ today: CivilDate, _ locale: LocaleHint?) -> ParsedDates {
        let lines = text.split(whereSeparator: \.isNewline).map { TextLine(text: String($0)) }
        return dates.parse(lines, today: today, locale: locale)
    }

    private func parsedBarcode(
        _ text: String, _ symbology: String?, _ today: CivilDate, region: String? = nil
    ) -> ParsedBarcode {
        let kind = symbology.flatMap(Symbology.named)
        return BarcodeParser(region: region)
            .parse(text, symbology: kind?.symbology, isGS1: kind?.isGS1 ?? false, today: today)
    }

    /// A line of `parse --json-lines`. Unknown fields are ignored.
    private struct Request: Decodable {
        let id: JSONValue
        let text: String?
        let input: String?
        let symbology: String?
        let locale: LocaleHint?
        let today: CivilDate?
        let region: String?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Field.self)
            id = try Self.identifier(in: fields)
            text = try fields.decodeIfPresent(String.self, forKey: .text)
            input = try fields.decodeIfPresent(String.self, forKey: .input)
            symbology = try fields.decodeIfPresent(String.self, forKey: .symbology)
            locale = try fields.decodeIfPresent(String.self, forKey: .locale).flatMap(LocaleHint.init)
            region = try fields.decodeIfPresent(Options.self, forKey: .options)?.rcnRegion
            today = try fields.decodeIfPresent(CivilDate.self, forKey: .today)
        }

        /// Reads the id, which is returned as it is: a string, an integer or null.
        private static func identifier(in fields: KeyedDecodingContainer<Field>) throws -> JSONValue {
            if let text = try? fields.decodeIfPresent(String.self, forKey: .id) { return .string(text) }
            return try fields.decodeIfPresent(Int.self, forKey: .id).map { .integer($0) } ?? .null
        }

        private enum Field: String, CodingKey {
            case id, text, input, symbology, locale, today, options
        }

        private struct Options: Decodable {
            /// The region whose layout restricted circulation numbers follow.
            let rcnRegion: String?
        }
    }

    /// Why a line of JSON Lines could not be parsed.
    package enum LineError: Error, Equatable, Sendable {
        /// The line is not a JSON object with fields of the right types.
        case notAnObject
        /// The field of this name is missing.
        case missingField(String)

        /// Says in one line what went wrong.
        package var message: Message {
            switch self {
            case .notAnObject: Message("not a JSON object with the right fields")
            case .missingField(let name): Message("the field \"\(name)\" is missing")
            }
        }
    }
}
