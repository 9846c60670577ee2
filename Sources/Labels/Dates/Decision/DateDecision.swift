import func Glibc.exp

/// The dates of a label as they were weighed, and what follows from that.
package struct DateDecision {
    let solver: DateSolver
    let main: DatePassage
    let lot: (text: String, box: Quad?)?
    /// The kind of a date that is counted from the production; nil where the label states no shelf life.
    let statedShelfLife: DateKind?
    /// Where the expiry is printed, by words or print; nil where nothing shows it.
    let place: PlaceOfDate?
    let origin: DateOrderCounts.Origin
    /// What the household's packs of that origin print.
    let household: HouseholdOrders

    /// The result of the parser.
    var parsedDates: ParsedDates {
        let (answers, _) = solver.solve()
        var found: [(evidence: DateEvidence, date: LabelDate)] = []
        var expiry: LabelDate?
        var printedOrder: DateOrder?
        var used: Set<Int> = []
        if let best = answers.first, let evidence = print(of: best.date, as: \.expiry) {
            let sureness = AskPolicy.sureness(sureness(of: evidence, answers), of: evidence, in: solver.window)
            let confidence = sureness.product
            let isGiven = best.probability >= AskPolicy.minimumToGive
            if isGiven || confidence >= AskPolicy.minimumToList && !isExplainedAsStart(evidence) {
                var date = labelDate(
                    evidence, kind: endKind(evidence, production: best.production), confidence: confidence)
                date.digitsConfidence = sureness.digits
                date.meaningConfidence = sureness.meaning
                date.reasons = reasons(for: evidence, as: \.expiry)
                date.isSure = AskPolicy.isSure(digits: sureness.digits, meaning: sureness.meaning)
                if !date.isSure {
                    let others = alternatives(to: evidence, answers)
                    date.alternatives = others.map(\.date)
                    let rest = answers.dropFirst().reduce(0) { $0 + $1.probability }
                    date.alternativeConfidences = others.map {
                        (1 - confidence) * $0.probability / max(rest, $0.probability)
                    }
                    let together = date.alternativeConfidences.reduce(confidence, +)
                    date.isClearlyRead = AskPolicy.isClearlyRead(digits: sureness.digits, meanings: together)
                }
                found.append((evidence, date))
                used.formUnion(places(of: best.date))
                if isGiven { expiry = date }
                if isGiven, date.isSure { printedOrder = onlyOrder(of: evidence) }
            }
            if let made = best.production, let start = print(of: made, as: \.production) {
                let kind = start.closestLink(toEnd: false).map(\.kind) ?? .production
                var date = labelDate(start, kind: kind, confidence: confidence)
                date.reasons = reasons(for: start, as: \.production)
                if expiry?.isSure ?? false { printedOrder = printedOrder ?? onlyOrder(of: start) }
                found.append((start, date))
                used.formUnion(places(of: made))
            }
        }
        found += explained(without: used)
        found.sort {
            ($0.evidence.line, $0.evidence.extent.lowerBound) < ($1.evidence.line, $1.evidence.extent.lowerBound)
        }
        var parsed = ParsedDates(expiry: expiry, dates: found.map(\.date), lot: lot?.text, lotBox: lot?.box)
        (parsed.printedOrder, parsed.origin, parsed.place) = (printedOrder, origin, place)
        return parsed
    }

    /// The order of a date with strokes, points or spaces whose digits show whether the day or the month is first. A
    /// full year that is first says nothing about other packs.
    private func onlyOrder(of date: DateEvidence) -> DateOrder? {
        let (hypothesis, format) = (date.hypothesis, date.hypothesis.format)
        guard format.form == .dayMonthYear, !format.isNamed, [.mark, .space].contains(format.separation),
            format.order != .yearMonthDay || format.yearDigits == 2, hypothesis.editCost == 0,
            hypothesis.calendar == nil, !hypothesis.isImpossible
        else { return nil }
        return date.isOrderOpen ? nil : hypothesis.order
    }

    /// The rules that weigh most for or against a date.
    private func reasons(for date: DateEvidence, as role: KeyPath<DateRules.Weights, Double>) -> [DateReason] {
        let own = date[.orderOfHousehold] == 0 ? nil : orderOfHousehold(for: date)
        return DateRules.reasons(for: date, as: role, ofHousehold: own) { keyword(of: $0, for: date) }
    }

    /// What the household's packs say of the order of a date.
    private func orderOfHousehold(for date: DateEvidence) -> DateReason {
        let order = date.hypothesis.order
        let own = household.statement(on: order, among: date.orders)
        return DateReason(text: own.text, weight: own.weight, rule: .packs(own.packs, of: own.all, order: order))
    }

    /// The keyword that a feature of a date is about, as printed; nil for other features, and for a keyword of another
    /// reading of the line.
    private func keyword(of feature: DateFeature, for date: DateEvidence) -> String? {
        guard let isEnd = feature.isOfEndKeyword, let link = date.closestLink(toEnd: isEnd), !link.isOfOtherReading
        else { return nil }
        let text = main.text.printedText(link.word.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    /// Whether only a word for production explains a date.
    private func isExplainedAsStart(_ date: DateEvidence) -> Bool {
        date.closestLink(toEnd: false) != nil && date.closestLink(toEnd: true) == nil
    }

    /// How sure the likeliest of the answers is, by its likeliest print.
    func sureness(of expiry: DateEvidence, _ answers: [DateSolver.Answer]) -> DateConfidence {
        let here = solver.dates.filter { $0.place == expiry.place }
        let same = Set(here.filter { $0.text.hasSameDigits(as: expiry.text) }.map(\.date))
        let others = Set(here.map(\.date)).subtracting(same)
        let rivals = answers.reduce(0) { $0 + (others.contains($1.date) ? $1.probability : 0) }
        return DateConfidence(of: expiry, probability: answers.first?.probability ?? 0, rivals: rivals)
    }

    /// The likeliest print of a day.
    func print(of day: CivilDate, as role: KeyPath<DateRules.Weights, Double>) -> DateEvidence? {
        solver.dates.filter { $0.date == day }
            .max { DateRules.score(of: $0, as: role) < DateRules.score(of: $1, as: role) }
    }

    private func places(of day: CivilDate) -> [Int] {
        solver.dates.filter { $0.date == day }.map(\.place)
    }

    /// The other dates that a keyword explains, one for each place.
    private func explained(without used: Set<Int>) -> [(evidence: DateEvidence, date: LabelDate)] {
        var best: [Int: (evidence: DateEvidence, score: Double)] = [:]
        for date in solver.dates where !used.contains(date.place) && date[.counted] == 0 && date[.inLot] == 0 {
            let score = max(
                DateRules.score(of: date, as: \.expiry), DateRules.score(of: date, as: \.production))
            if score > best[date.place]?.score ?? 0 { best[date.place] = (date, score) }
        }
        return best.values.compactMap { entry in
            guard let link = entry.evidence.links.filter({ $0.relation > .far }).closest else { return nil }
            let confidence = 1 / (1 + exp(-entry.score))
            return (entry.evidence, labelDate(entry.evidence, kind: link.kind, confidence: confidence))
        }
    }

    /// The kind of the date that ends the shelf life: that of the closest keyword, unless it explains another date
    /// better; "until" says less than any other.
    private func endKind(_ date: DateEvidence, production: CivilDate?) -> DateKind {
        let isCounted = solver.statedShelfLives.contains { life in
            production.flatMap { life.end(from: $0) }.map { (0...1).contains(date.date.days(until: $0)) } ?? false
        }
        guard let closest = date.closestLink(toEnd: true) else {
            return isCounted || date[.counted] > 0 ? statedShelfLife ?? .unlabelled : .unlabelled
        }
        if closest.word.role == .until {
            let others = date.links.filter { $0.kind.endsShelfLife && $0.word.role != .until && $0.relation >= .above }
            return others.closest?.kind ?? closest.kind
        }
        let own = Set(places(of: date.date) + (production.map(places) ?? []))
        let isTaken = solver.dates.contains { other in
            !own.contains(other.place)
                && other.links.contains { $0.word.range == closest.word.range && $0.isCloser(than: closest) }
        }
        return isTaken && closest.relation <= .far ? .unlabelled : closest.kind
    }

    /// The other days that the digits of the expiry can mean, likeliest first.
    private func alternatives(to expiry: DateEvidence, _ answers: [DateSolver.Answer]) -> [DateSolver.Answer] {
        answers.dropFirst().filter { answer in
            answer.probability >= AskPolicy.minimumOfAlternative
                && solver.dates.contains {
                    $0.date == answer.date && $0.place == expiry.place && $0.text.hasSameDigits(as: expiry.text)
                }
        }
    }

    private func labelDate(_ date: DateEvidence, kind: DateKind, confidence: Double) -> LabelDate {
        let range = date.hypothesis.range
        var text = date.text
        if date[.otherReading] == 0, let word = date.closestLink(toEnd: kind.endsShelfLife)?.word {
            let start = min(word.range.lowerBound, range.lowerBound), end = max(word.range.upperBound, range.upperBound)
            if end - start < Self.maximumTextLength { text = main.text.printedText(start..<end) }
        }
        return LabelDate(
            kind: kind, date: date.date, text: text,
            confidence: min(Self.maximumConfidence, (confidence * 1000).rounded() / 1000), box: date.box,
            yearInferred: date.hypothesis.isYearInferred, readers: date.readers)
    }

    private static let maximumTextLength = 80
    private static let maximumConfidence = 0.999
}

extension String {
    /// Whether both have the same digits in the same order.
    func hasSameDigits(as other: String) -> Bool {
        filter(\.isNumber) == other.filter(\.isNumber)
    }
}
