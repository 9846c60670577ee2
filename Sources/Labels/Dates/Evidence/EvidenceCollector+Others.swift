/// The other dates of the label.
extension EvidenceCollector {
    /// Whether a date is as complete as another one, so that its age is worth comparing.
    private func isComparable(_ other: DateEvidence, _ date: DateEvidence) -> Bool {
        other.hypothesis.format.form == .dayMonthYear || other.hypothesis.format.form == date.hypothesis.format.form
    }

    /// Compares each date with those of other places.
    func rateOthers(_ dates: inout [DateEvidence]) {
        let sound = dates.filter { date in
            let faults: [DateFeature] = [
                .inLot, .behindOtherWord, .inPromotion, .otherReading, .measure, .touchesDigits, .partOfLonger,
                .splitsYear, .illegible, .decimal, .monthWithNumber,
            ]
            return date.hypothesis.editCost <= 1 && faults.allSatisfy { date[$0] < 0.5 }
                && (date.hypothesis.format.form == .dayMonthYear || date.hypothesis.format.form == .monthYear)
        }
        for index in dates.indices {
            let date = dates[index]
            var places: [Int: DateEvidence] = [:]
            for other in sound where other.place != date.place && !other.overlaps(date) && isComparable(other, date) {
                let isAlike = other.hypothesis.order == date.hypothesis.order
                if places[other.place] == nil
                    || isAlike && places[other.place]?.hypothesis.order != date.hypothesis.order
                {
                    places[other.place] = other
                }
            }
            let days = places.values.map(\.date).filter { $0 != date.date }
            let later = days.contains { $0 > date.date }, earlier = days.contains { $0 < date.date }
            switch (earlier, later) {
            case (false, false): dates[index][.onlyDate] = 1
            case (true, false): dates[index][.latest] = 1
            case (false, true): dates[index][.earliest] = 1
            case (true, true): dates[index][.between] = 1
            }
            if earlier || later { dates[index][.sharedWords] = 0 }
            dates[index][.pastWithStartOnLabel] =
                !earlier && !later && date[.startOnLabel] > 0 && date[.past] > 0
                    && !date.links.contains { $0.kind.endsShelfLife }
                ? 1 : 0
            dates[index][.laterUnexplained] =
                later && sound.contains { $0.date > date.date && $0.place != date.place && $0.links.isEmpty } ? 1 : 0
            let rank = endRank(date)
            dates[index][.weakerKind] = sound.contains { $0.place != date.place && endRank($0) < rank } ? 1 : 0
            let isCompleted =
                date.hypothesis.format.form == .monthYear
                && dates.contains { $0.hypothesis.format.form == .dayMonthYear && $0.date.isDay(of: date.date) }
            dates[index][.monthOfDay] = isCompleted ? 1 : 0
        }
    }

    /// The precedence of a date by the word for the end that is right beside it, from 0; 3 for none and for words that
    /// say less.
    private func endRank(_ date: DateEvidence) -> Int {
        guard let link = date.closestLink(toEnd: true), link.relation >= .above, date[.endTaken] == 0 else { return 3 }
        switch link.kind {
        case .useBy: return 0
        case .expiry: return 1
        case .bestBefore: return 2
        default: return 3
        }
    }
}
