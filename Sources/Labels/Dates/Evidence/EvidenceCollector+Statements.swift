/// What the label says beside its dates: storage temperatures, periods of offers, weighing.
extension EvidenceCollector {
    func rateStatement(_ date: inout DateEvidence, _ passage: DatePassage) {
        let range = date.hypothesis.range
        date[.atFreezing] = isAtFreezing(passage, range) ? 1 : 0
        date[.inPeriod] = isInPeriod(passage, range) ? 1 : 0
    }

    /// Whether the line says that the date holds for frozen food: a temperature of −6 °C or less, or a word for frozen.
    private func isAtFreezing(_ passage: DatePassage, _ range: Range<Int>) -> Bool {
        let text = passage.text, line = text.line(at: range.lowerBound)
        let start = passage.dates.last {
            $0.range.upperBound <= range.lowerBound && text.line(at: $0.range.lowerBound) == line
        }
        let from = max(text.lineStarts[line], start?.range.upperBound ?? 0), end = text.lineStarts[line + 1]
        let next = passage.dates.first {
            $0.range.lowerBound >= range.upperBound && text.line(at: $0.range.lowerBound) == line
        }
        // A condition is before its date; behind it only where none is before it, and no other date follows.
        let before = text.temperature(in: from..<range.lowerBound)
        let behind = next == nil ? text.temperature(in: min(range.upperBound, end)..<end) : nil
        return (before ?? behind).map { $0 <= FoldedText.freezing } ?? false
    }

    /// Whether a date is one of two that a word such as "from … to" or a dash makes a period, and no word for the shelf
    /// life explains it: `du 01/04 au 30/06/2023`, `5/1/25 - 7/31/25` beside a word for an offer.
    private func isInPeriod(_ passage: DatePassage, _ range: Range<Int>) -> Bool {
        let text = passage.text
        return passage.dates.contains { other in
            guard !other.range.overlaps(range) else { return false }
            let first = min(other.range.lowerBound, range.lowerBound)
            let between =
                other.range.upperBound <= range.lowerBound
                ? other.range.upperBound..<range.lowerBound
                : range.upperBound..<max(other.range.lowerBound, range.upperBound)
            guard between.count <= Self.maximumLengthBetween else { return false }
            let days = passage.words.filter { $0.weekday != nil && between.overlaps($0.range) }.map(\.range)
            let rest = between.filter { index in !days.contains { $0.contains(index) } }
            guard rest.count <= Self.maximumLengthOfJoint else { return false }
            let joint = rest.map { text[$0] }.filter { GlyphClass.isLetter($0) }
            return reader.lexicon.periodEnds.contains(joint)
                && precedes(reader.lexicon.periodStarts, first, in: text)
        }
    }

    /// The length of a word such as "until", and with it of a weekday before the second date.
    private static let maximumLengthOfJoint = 6, maximumLengthBetween = 24

    /// What the whole label says: an offer or a competition, or the price by weight of a counter's scale.
    func rateLabel(_ dates: inout [DateEvidence]) {
        let hasPromotion = main.words.contains { $0.role == .promotion && $0.length > 3 }
        let isWeighed = hasPriceByWeight || hasPriceAndWeight
        let conditions = linesForTemperatures
        for index in dates.indices {
            let end = dates[index].closestLink(toEnd: true).flatMap { $0.relation > .elsewhere ? $0 : nil }
            let saysEnd = end.map { $0.kind != .expiry && $0.kind != .unlabelled } ?? false
            dates[index][.noticeOnLabel] = context.isNotice && !saysEnd ? 1 : 0
            dates[index][.promotionOnLabel] = hasPromotion && !saysEnd ? 1 : 0
            dates[index][.withoutWord] = end == nil && dates[index][.counted] == 0 ? 1 : 0
            dates[index][.unreadWord] = hasUnreadWord(dates[index]) ? dates[index][.withoutWord] : 0
            dates[index][.pastWithoutWord] = dates[index][.withoutWord] * dates[index][.past]
            dates[index][.forTemperatures] = conditions.count > 1 && conditions.contains(dates[index].line) ? 1 : 0
            dates[index][.weighed] = isWeighed && end == nil ? 1 : 0
            let isYear = dates[index].hypothesis.format.form == .year
            let hasRest = dates[index][.unexplainedBesidePart] + dates[index][.markBesidePart] > 0
            dates[index][.yearWithRest] = isYear && hasRest ? 1 : 0
            dates[index][.yearWithoutWord] = isYear && (end.map { $0.relation <= .far } ?? true) ? 1 : 0
        }
    }

    /// The lines with a date and a temperature: with more than one, each date holds for another way to store the food.
    private var linesForTemperatures: Set<Int> {
        Set(main.dates.map { main.text.line(at: $0.range.lowerBound) }).filter { line in
            main.text.temperature(in: main.text.lineStarts[line]..<main.text.lineStarts[line + 1]) != nil
        }
    }

    /// Whether the label has a price for a weight, such as `€/kg`, `18,50 /kg` or `kr/kg`.
    private var hasPriceByWeight: Bool {
        let text = main.text
        return (0..<text.count).contains { index in
            text[index] == 0x2F
                && Self.weights.contains { weight in
                    weight.indices.allSatisfy { text[index + 1 + $0] == weight[$0] }
                        && !GlyphClass.isLetter(text[index + 1 + weight.count])
                }
        }
    }

    /// Whether the label has a weight to the gram, as scales print it, and a price: `0,214 kg  2,76 €`.
    private var hasPriceAndWeight: Bool {
        let text = main.text
        let hasPrice = (0..<text.count).contains { [0x24, 0x20AC, 0xA3].contains(text[$0]) }
        return hasPrice
            && (0..<text.count).contains { index in
                let unit = text.skipSpaces(index + 4)
                return (text[index] == 0x2C || text[index] == 0x2E) && GlyphClass.isDigit(text[index - 1])
                    && (1...3).allSatisfy { GlyphClass.isDigit(text[index + $0]) } && text[unit] == 0x6B
                    && text[unit + 1] == 0x67
            }
    }

    private static let weights = ["kg", "100g", "100 g", "lb", "oz", "кг"].map { FoldedText([$0]).scalars }

    private func precedes(_ words: Set<[UInt32]>, _ index: Int, in text: FoldedText) -> Bool {
        var end = index
        if let day = main.words.last(where: { $0.weekday != nil && (0...2).contains(index - $0.range.upperBound) }) {
            end = day.range.lowerBound
        }
        while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x3A { end -= 1 }
        var start = end
        while GlyphClass.isLetter(text[start - 1]) { start -= 1 }
        return words.contains((start..<end).map { text[$0] })
    }
}
