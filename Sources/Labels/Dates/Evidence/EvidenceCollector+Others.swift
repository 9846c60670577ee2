/// The other dates of the label.
extension EvidenceCollector {
    /// Whether a date is as complete as another one, so that its age is worth comparing.
    private func isComparable(_ other: DateEvidence, _ date: DateEvidence) -> Bool {
        other.hypothesis.format.form == .dayMonthYear || other.hypothesis.format.form == date.hypothesis.format.form
    }

    /// Compares each date with those of other places.
    func rateOthers(_ dates: inout [DateEvidence]) {
        let readWell = dates.filter { date in
            let faults: [DateFeature] = [
                .inLot, .behindOtherWord, .inPromotion, .otherReading, .measure, .touchesDigits, .partOfLonger,
                .splitsYear, .illegible, .decimal, .monthWithNumber, .colons,
            ]
            return date.hypothesis.editCost <= 1 && faults.allSatisfy { date[$0] < 0.5 }
        }
        // Four digits alone are as well a lot.
        let sound = readWell.filter { date in
            let form = date.hypothesis.format.form
            return form == .dayMonthYear || form == .monthYear && (date[.monthBare] == 0 || !date.links.isEmpty)
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
            rateOrder(&dates[index], besides: sound)
            dates[index][.otherPartAlike] = sound.contains { isPartAlike($0, date) } ? 1 : 0
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
            rateAlike(&dates[index], readWell)
            // Where another day is printed with two digits, the first of a lone one may be cut off.
            let isLone = date[.loneDigit] > 0 && date[.startsLine] > 0 && date.text.first?.isNumber ?? false
            let begins = { (text: String) in text.prefix { $0.isNumber }.count }
            dates[index][.dayCut] =
                isLone && begins(date.text) == 1
                    && sound.contains { $0.place != date.place && begins($0.text) == 2 && $0[.loneDigit] == 0 }
                ? 1 : 0
            let isCompleted =
                date.hypothesis.format.form == .monthYear
                && dates.contains { $0.hypothesis.format.form == .dayMonthYear && $0.date.isDay(of: date.date) }
            dates[index][.monthOfDay] = isCompleted ? 1 : 0
        }
    }

    /// Whether another place has another month in the same format, so that the pack prints months alone.
    private func isPartAlike(_ other: DateEvidence, _ date: DateEvidence) -> Bool {
        let (format, another) = (date.hypothesis.format, other.hypothesis.format)
        return format.form == .monthYear && another.form == .monthYear && other.place != date.place
            && other.date != date.date && other.hypothesis.editCost == 0 && format.isNamed == another.isNamed
            && format.separation == another.separation && format.yearDigits == another.yearDigits
    }

    /// Compares the order of a date that is open with those of the dates that are printed like it and have only one.
    private func rateOrder(_ date: inout DateEvidence, besides others: [DateEvidence]) {
        guard date.isOrderOpen else { return }
        let orders = Set(
            others.filter { other in
                other.place != date.place && other.hypothesis.editCost == 0 && !other.isOrderOpen
                    && other.hypothesis.order != .yearMonthDay && other.isPrintedLike(date)
            }.map(\.hypothesis.order))
        guard let order = orders.first, orders.count == 1 else { return }
        date[.againstOtherDate] = date.ordersOfDay.contains(order) ? 0 : 1
    }

    /// Compares a date with those that have the same word of their own: of several packs, or of the parts of a set, the
    /// first to end counts.
    private func rateAlike(_ date: inout DateEvidence, _ sound: [DateEvidence]) {
        guard let word = ownEndWord(date), date[.forTemperatures] == 0, date[.startOnLabel] == 0 else { return }
        // Three or more are those of a set.
        let isList = Set(sound.filter { ownEndWord($0)?.kind == word.kind }.map(\.place)).count > 2
        let alike = sound.filter { other in
            guard other.place != date.place, other.date != date.date, let its = ownEndWord(other) else { return false }
            let days = abs(date.date.days(until: other.date))
            return its.number != word.number && its.kind == word.kind
                && !date.date.isDay(of: other.date) && !other.date.isDay(of: date.date)
                && days <= (isList ? Self.maximumDaysOfSet : Self.maximumDaysOfAlike)
        }
        guard !alike.isEmpty else { return }
        date[alike.allSatisfy { $0.date > date.date } ? .earliestOfAlike : .laterOfAlike] = 1
    }

    /// Packs of one product that stand together end within half a year; one pack's two dates are further apart.
    private static let maximumDaysOfAlike = 150, maximumDaysOfSet = 1_500

    /// The word for the end that is right beside a date, and beside no other.
    private func ownEndWord(_ date: DateEvidence) -> KeywordLink? {
        guard let link = date.closestLink(toEnd: true), link.relation >= .above, date[.endTaken] == 0 else {
            return nil
        }
        return link
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
