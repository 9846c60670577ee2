import func Glibc.exp
import func Glibc.expm1
import func Glibc.log
import func Glibc.log1p

/// Decides which of a label's dates is the expiry, and which the production, together.
///
/// Each pair of an expiry and a production, either of which may be none, gets a score in log-odds: the weights of the
/// rules (``DateRules``) that hold for either date, summed up over the places that print it, and those that hold for
/// the two together. The probability of an expiry is the share of its pairs in all of them.
struct DateSolver {
    /// The dates with their evidence.
    let dates: [DateEvidence]
    let window: DateWindow
    /// Whether the day of the photo is known.
    let isDayKnown: Bool
    /// A shelf life that the label states; nil when there is none.
    let statedShelfLives: [StatedShelfLife]
    /// The different days, months and years among the dates.
    let days: [CivilDate]
    private let prints: [[Int]]
    /// The number of each place in reading order.
    private let ranks: [Int: Int]

    /// The dates that take part, likeliest first; more are not worth the time.
    private static let maximumExpiries = 40, maximumProductions = 16
    /// The prints of a day whose places are compared with those of another.
    private static let maximumPrints = 4

    init(_ dates: [DateEvidence], window: DateWindow, isDayKnown: Bool = false, statedShelfLives: [StatedShelfLife]) {
        self.dates = dates
        self.isDayKnown = isDayKnown
        self.window = window
        self.statedShelfLives = statedShelfLives
        var order: [CivilDate: Int] = [:]
        var days: [CivilDate] = []
        var prints: [[Int]] = []
        for (index, date) in dates.enumerated() {
            if let day = order[date.date] {
                prints[day].append(index)
            } else {
                order[date.date] = days.count
                days.append(date.date)
                prints.append([index])
            }
        }
        self.days = days
        self.prints = prints
        let places = Dictionary(
            dates.filter { $0[.otherReading] == 0 && $0[.counted] == 0 }.map {
                ($0.place, ($0.line, $0.extent.lowerBound))
            },
            uniquingKeysWith: { one, other in one < other ? one : other })
        let inOrder = places.sorted { $0.value < $1.value }.map(\.key)
        ranks = Dictionary(uniqueKeysWithValues: inOrder.enumerated().map { ($0.element, $0.offset) })
    }
}

extension DateSolver {
    /// An expiry with its probability.
    struct Answer: Sendable {
        let date: CivilDate
        /// 0…1, before calibration.
        let probability: Double
        /// The likeliest production date beside it; nil when none is likelier.
        let production: CivilDate?
    }

    /// The possible expiries, likeliest first, and the probability that the label prints none that was read.
    func solve() -> (answers: [Answer], none: Double) {
        let expiries = scores(of: \.expiry)
        let productions = scores(of: \.production)
        let ends = likeliest(expiries, Self.maximumExpiries), starts = likeliest(productions, Self.maximumProductions)
        var totals = [DateRules.noExpiry + Self.logSum([0] + starts.map { productions[$0] })]
        var best: [Int?] = []
        for end in ends {
            var scores = [0.0]
            var likeliest: (score: Double, start: Int?) = (0, nil)
            for start in starts where start != end {
                guard let pair = pair(end, start) else { continue }
                let score = productions[start] + DateRules.score(of: pair)
                scores.append(score)
                if score > likeliest.score { likeliest = (score, start) }
            }
            totals.append(expiries[end] + Self.logSum(scores))
            best.append(likeliest.start)
        }
        let sum = Self.logSum(totals)
        let answers = zip(ends, totals.dropFirst()).enumerated().map { offset, entry in
            Answer(
                date: days[entry.0], probability: exp(entry.1 - sum), production: best[offset].map { days[$0] })
        }
        return (answers.sorted { $0.probability > $1.probability }, exp(totals[0] - sum))
    }

    /// The days that take part, as expiries and as productions, likeliest first.
    var likeliest: (expiries: [Int], productions: [Int]) {
        (
            likeliest(scores(of: \.expiry), Self.maximumExpiries),
            likeliest(scores(of: \.production), Self.maximumProductions)
        )
    }

    private func likeliest(_ scores: [Double], _ maximum: Int) -> [Int] {
        Array(days.indices.sorted { scores[$0] > scores[$1] }.prefix(maximum))
    }

    /// The score of each day as an expiry or a production: that at least one of its prints is one.
    private func scores(of role: KeyPath<DateRules.Weights, Double>) -> [Double] {
        prints.map { prints in
            var places: [Int: Double] = [:]
            for print in prints {
                let odds = exp(min(Self.maximumScore, DateRules.score(of: dates[print], as: role)))
                places[dates[print].place, default: 0] += odds
            }
            // In a fixed order, so that the sum is the same each time.
            let sum = places.sorted { $0.key < $1.key }.reduce(0) { $0 + log1p($1.value) }
            return sum > 1e-9 ? sum + log(-expm1(-sum)) : log(max(sum, 1e-12))
        }
    }

    private static let maximumScore = 30.0

    private static func logSum(_ values: [Double]) -> Double {
        let maximum = values.max() ?? 0
        return maximum + log(values.reduce(0) { $0 + exp($1 - maximum) })
    }
}

extension DateSolver {
    /// What speaks for and against two days as expiry and production; nil when they cannot be.
    func pair(_ end: Int, _ start: Int) -> [PairFeature: Double]? {
        let expiry = days[end], made = days[start]
        guard isLater(expiry, than: made) else { return nil }
        var pair: [PairFeature: Double] = [:]
        rateShelfLife(&pair, from: made, to: expiry)
        if window.taken != nil
            ? window.days(until: made) > DateWindow.daysSincePacking.upperBound
            : window.months(until: made) > Self.maximumMonthsOfWrongClock
        {
            pair[.madeInFuture] = 1
        }
        if isStated(from: made, to: expiry) {
            let isInferred = prints[start].allSatisfy { dates[$0].hypothesis.isYearInferred }
            guard !isInferred || expiry <= window.latestInferred else { return nil }
            let isExplained = prints[start].contains { dates[$0].closestLink(toEnd: false) != nil }
            pair[isExplained ? .countedFrom : .countedFromUnexplained] = 1
        }
        let haveOwnWords = [start, end].allSatisfy { day in prints[day].contains { hasOwnEndWord(dates[$0]) } }
        if haveOwnWords { pair[.startHasEndWord] = 1 }
        guard ratePlaces(&pair, prints[end], prints[start]) else { return nil }
        return pair
    }

    private static let maximumMonthsOfWrongClock = 1.0

    /// Whether a stated shelf life is between two days; one in hours may begin at any time of the first.
    func isStated(from made: CivilDate, to end: CivilDate) -> Bool {
        statedShelfLives.contains { $0.end(from: made) == end || $0.end(from: made, at: 24 * 60 - 1) == end }
    }

    private func isLater(_ expiry: CivilDate, than made: CivilDate) -> Bool {
        if expiry.day != nil, made.day != nil { return expiry > made }
        return (expiry.year, expiry.month ?? 12) > (made.year, made.month ?? 0)
    }

    private func hasOwnEndWord(_ date: DateEvidence) -> Bool {
        guard let link = date.closestLink(toEnd: true), link.relation >= .behind else { return false }
        return date.closestLink(toEnd: false) == nil && date[.endTaken] == 0
    }

    private func rateShelfLife(_ pair: inout [PairFeature: Double], from made: CivilDate, to end: CivilDate) {
        let months = (end.year - made.year) * 12 + (end.month ?? 12) - (made.month ?? 12)
        if months > DateWindow.maximumShelfLifeMonths { pair[.manyYearsApart] = 1 }
        if made.day == nil || end.day == nil {
            if made.day == nil, end.day == nil, Self.usualMonths.contains(months) { pair[.usualMonths] = 0.5 }
            return
        }
        let days = made.days(until: end)
        if days < 7 { pair[.daysApart] = 1 }
        if isFresh(made, end) {
            pair[.freshPair] = 1
        } else if hasFreshReading(of: made, end) {
            pair[.coincidence] = 1
        }
        if DateWindow.isWholeShelfLife(from: made, to: end) {
            let isUsual = Self.usualMonths.contains(months) || Self.usualMonths.contains(months + 1)
            pair[isUsual ? .usualMonths : .otherMonths] = 1
            if isUsual, made.day != end.day { pair[.lessADay] = 1 }
        } else if Self.usualDays.contains(days) {
            pair[.usualDays] = 1
        }
    }

    /// Whether two days are those of fresh food that was packed shortly before the photo was taken.
    private func isFresh(_ made: CivilDate, _ end: CivilDate) -> Bool {
        isDayKnown && DateWindow.daysSincePacking.contains(window.days(until: made))
            && (0...DateWindow.freshLife.upperBound).contains(made.days(until: end))
    }

    /// Whether the prints of two days have another meaning that is of fresh food.
    private func hasFreshReading(of made: CivilDate, _ end: CivilDate) -> Bool {
        guard isDayKnown else { return false }
        return meanings(of: made).contains { made in
            meanings(of: end).contains { isFresh(made, $0) && made < $0 }
        }
    }

    /// The other days that the places of a day may show.
    private func meanings(of day: CivilDate) -> [CivilDate] {
        guard let index = days.firstIndex(of: day) else { return [] }
        let places = Set(prints[index].prefix(Self.maximumPrints).map { dates[$0].place })
        return Array(
            Set(dates.lazy.filter { places.contains($0.place) && $0.date != day && $0.date.day != nil }.map(\.date)))
    }

    private static let usualMonths: Set<Int> = [3, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60]
    private static let usualDays: Set<Int> = [30, 60, 90, 120, 180, 270, 360, 364, 365, 540, 730]

    /// False when each print of one is a part of the other's.
    private func ratePlaces(_ pair: inout [PairFeature: Double], _ ends: [Int], _ starts: [Int]) -> Bool {
        var isPossible = false
        for end in ends.prefix(Self.maximumPrints).map({ dates[$0] }) {
            for start in starts.prefix(Self.maximumPrints).map({ dates[$0] })
            where !end.overlaps(start) || end[.counted] > 0 {
                isPossible = true
                if end.hypothesis.format.name == start.hypothesis.format.name { pair[.sameFormat] = 1 }
                guard end[.counted] == 0 else { continue }
                let isBefore = (start.line, start.extent.lowerBound) < (end.line, end.extent.lowerBound)
                guard let endRank = ranks[end.place], let startRank = ranks[start.place] else { continue }
                if abs(endRank - startRank) <= 1 {
                    pair[isBefore ? .nextDate : .nextDateReversed] = 1
                    if areJoined(end, start) { pair[isBefore ? .joined : .joinedReversed] = 1 }
                }
                rateWords(&pair, end, start, isBefore)
            }
        }
        return isPossible
    }

    /// The greatest gap between two dates that are joined, as a share of their line.
    private static let maximumGapOfJoined = 0.2

    /// Whether two dates follow each other on a line, with little between them.
    private func areJoined(_ one: DateEvidence, _ other: DateEvidence) -> Bool {
        guard one.line == other.line else { return false }
        let gap = max(
            one.extent.lowerBound - other.extent.upperBound, other.extent.lowerBound - one.extent.upperBound)
        return gap < Self.maximumGapOfJoined
    }

    private func rateWords(
        _ pair: inout [PairFeature: Double], _ end: DateEvidence, _ start: DateEvidence, _ startIsBefore: Bool
    ) {
        guard let endWord = end.closestLink(toEnd: true), let startWord = start.closestLink(toEnd: false),
            endWord.number != startWord.number, !endWord.isOfOtherReading, !startWord.isOfOtherReading
        else { return }
        let isInOrder = (startWord.number < endWord.number) == startIsBefore
        pair[isInOrder ? .wordsInOrder : .wordsReversed] = 1
    }
}
