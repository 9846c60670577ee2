/// Collects the dates of a label with their evidence.
struct EvidenceCollector {
    let reader: DatePassage.Reader
    let main: DatePassage
    let others: [DatePassage]
    let context: LabelContext
    let mainLinks: KeywordFinder
    /// What the photo shows besides what was read.
    let picture: PictureEvidence

    /// The maximum numbers of prints that are weighed; a label has fewer.
    private static let maximumPrints = 200

    /// The dates, each one once for each place.
    func collect() -> [DateEvidence] {
        var found: [DateEvidence] = []
        var counts: [Int: Int] = [:]
        for passage in [main] + others {
            let links =
                passage.line == nil ? mainLinks : KeywordFinder(passage, layout: reader.layout, context: context)
            let orders = orders(of: passage.dates)
            let running = runningText(passage)
            if let line = passage.line, passage.looks == 0 { counts[line, default: 1] += 1 }
            let coverage = coverage(of: passage)
            for (index, date) in passage.dates.prefix(Self.maximumPrints - found.count).enumerated()
            where passage.looks == 0 || date.format.isUnmistakable {
                var evidence = evidence(for: date, in: passage, links)
                rateText(&evidence, passage, running, coverage)
                rateUnexplained(&evidence, passage)
                rateStatement(&evidence, passage)
                (evidence.orders, evidence.ordersOfDay) = orders[index]
                rateOrder(&evidence, evidence.orders == evidence.ordersOfDay ? [date.order] : evidence.orders)
                rateRivals(&evidence, passage.dates, passage.text)
                evidence.isOfFurtherLook = passage.looks > 0
                found.append(evidence)
            }
        }
        var dates = placed(merged(found, counts))
        let closest = closestPrints(dates)
        for index in dates.indices {
            rateLooks(&dates[index], others)
            rateReading(&dates, index)
            rateFormat(&dates[index])
            rateAge(&dates[index])
            ratePlace(&dates[index])
            rateWords(&dates[index], closest)
        }
        rateLabel(&dates)
        rateOthers(&dates)
        return dates
    }

    private func evidence(
        for date: DateHypothesis, in passage: DatePassage, _ finder: KeywordFinder
    ) -> DateEvidence {
        let line = passage.line(at: date.range.lowerBound)
        let start = passage.text.offset(at: date.range.lowerBound)
        let end =
            date.spansLines ? Int.max : passage.text.offset(at: date.range.upperBound - 1) + 1
        let length = Double(
            max(1, passage.line == nil ? reader.lines[line].text.unicodeScalars.count : passage.text.printed.count))
        let extent = min(1, Double(start) / length)...max(Double(start) / length, min(1, Double(end) / length))
        let place =
            passage.line == nil
            ? reader.layout.place(of: date.range) : reader.layout.place(ofLine: line, extent)
        var links = finder.links(to: date.range, box: passage.line == nil ? place : nil)
        if passage.line != nil { links += mainLinks.links(toLine: line, box: place) }
        let readers = passage.line == nil ? reader.layout.readers(of: date.range) : passage.readers
        return DateEvidence(
            hypothesis: date, line: line, extent: extent, box: reader.layout.box(of: place, onLine: line),
            text: passage.text.printedText(date.range),
            links: links, readers: readers)
    }

    /// For each folded index whether a date without corrections covers it.
    private func coverage(of passage: DatePassage) -> [Bool] {
        var covered = [Bool](repeating: false, count: passage.text.count)
        for date in passage.dates where date.editCost == 0 { for index in date.range { covered[index] = true } }
        return covered
    }

    /// For each date the orders in which its digits are a date, and those in which they are this one.
    private func orders(of dates: [DateHypothesis]) -> [(all: Set<DateOrder>, ofDay: Set<DateOrder>)] {
        let byRange = Dictionary(grouping: dates) { $0.range }
        return dates.map { date in
            let meanings = (byRange[date.range] ?? []).filter { $0.format.form == date.format.form }
            let same = meanings.filter { $0.date == date.date }
            return (Set(meanings.map(\.order)), Set(same.map(\.order)))
        }
    }

    /// Each date of a place once, by its best reading, with the engines of all of them.
    private func merged(_ dates: [DateEvidence], _ counts: [Int: Int]) -> [DateEvidence] {
        var merged: [DateEvidence] = []
        var shown: [Double] = []
        for date in dates {
            let twin = merged.firstIndex {
                $0.date == date.date && $0.overlaps(date)
                    && $0.hypothesis.format.form == date.hypothesis.format.form
            }
            guard let twin else {
                merged.append(date)
                shown.append(date.isOfFurtherLook ? 0 : 1)
                continue
            }
            if !date.isOfFurtherLook { shown[twin] += 1 }
            let readers = merged[twin].readers.union(date.readers)
            // What any reading of the line says of the date's meaning holds.
            let said = [.firstDay, .inPromotion].map { (feature: DateFeature) in
                (feature, max(merged[twin][feature], date[feature]))
            }
            if date.hypothesis.editCost < merged[twin].hypothesis.editCost,
                date[.otherReading] <= merged[twin][.otherReading]
            {
                merged[twin] = date
            }
            merged[twin].readers = readers
            for (feature, value) in said { merged[twin][feature] = value }
        }
        for index in merged.indices {
            merged[index][.support] = min(1, shown[index] / Double(counts[merged[index].line] ?? 1))
        }
        return merged
    }

    /// The dates with their places: those that overlap share one.
    private func placed(_ dates: [DateEvidence]) -> [DateEvidence] {
        var dates = dates
        var seeds: [Int] = []
        let byLength = dates.indices.sorted {
            (dates[$0].hypothesis.range.count, -dates[$0].hypothesis.editCost, -$0)
                > (dates[$1].hypothesis.range.count, -dates[$1].hypothesis.editCost, -$1)
        }
        for index in byLength {
            let seed = seeds.first { dates[$0].overlaps(dates[index]) }
            if seed == nil { seeds.append(index) }
            dates[index].place = seed.map { dates[$0].place } ?? seeds.count - 1
        }
        return dates
    }
}

extension DateFormat {
    /// Whether a piece of other print hardly has the format: a further look may begin and end within words.
    var isUnmistakable: Bool { form == .dayMonthYear || yearDigits == 4 && form == .monthYear }
}
