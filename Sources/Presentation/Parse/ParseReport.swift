import FoundationEssentials
public import KeepItFreshDomain

/// Runs the parsers on texts and barcode contents and writes what they find.
public struct ParseReport: Sendable {
    private let dates = DateParser()
    private let decoder = JSONDecoder()
    private let isBarcode: Bool
    private let today: CivilDate
    private let locale: LocaleHint?

    /// A report on barcode contents, or else on label texts; `today` and `locale` serve where a line brings none.
    public init(isBarcode: Bool, today: CivilDate, locale: LocaleHint?) {
        self.isBarcode = isBarcode
        self.today = today
        self.locale = locale
    }

    /// The contract's object for one text or payload. `symbology` is a barcode's kind by any decoder's name.
    public func json(for text: String, symbology: String? = nil) -> JSONValue {
        isBarcode ? parsedBarcode(text, symbology, today).json() : parsedText(text, today, locale).json()
    }

    /// The contract's object for one line of JSON Lines. Throws `ParseReportError`.
    public func json(forLine line: String) throws(ParseReportError) -> JSONValue {
        let request: ParseRequest
        do { request = try decoder.decode(ParseRequest.self, from: Data(line.utf8)) } catch { throw .notAnObject }
        guard let text = isBarcode ? request.input : request.text else {
            throw .missingField(isBarcode ? "input" : "text")
        }
        let today = request.today ?? today
        guard isBarcode else { return parsedText(text, today, request.locale ?? locale).json(id: request.id) }
        return parsedBarcode(text, request.symbology, today, region: request.region).json(id: request.id)
    }

    /// What a person reads of one text or payload: a line for each thing found.
    public func lines(for text: String, symbology: String? = nil) -> [String] {
        isBarcode ? parsedBarcode(text, symbology, today).lines : parsedText(text, today, locale).lines
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
}
