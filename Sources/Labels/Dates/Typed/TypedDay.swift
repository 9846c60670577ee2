/// Reads the words by which people say a day: `tomorrow`, `übermorgen`, `next friday`, `in 3 jours`, `+3`, `3月12日`.
///
/// The words of all its languages are known at once, as an inventory may be shared by people of several.
struct TypedDay {
    let today: CivilDate

    /// The day that a text in small letters means; nil for any other text.
    func date(_ text: String) -> CivilDate? {
        if let days = Self.relativeDays[text] { return today.adding(days: days) }
        return weekday(text) ?? signed(text) ?? span(text)
    }

    /// A date with signs for year, month and day as `2027-3-12`, or as `3.12.` with the day first; nil for any other
    /// text.
    static func withoutSigns(_ text: String) -> String? {
        let letters = text.filter { $0 != " " }.unicodeScalars.map { scalar in
            (0xFF10...0xFF19).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
        }
        guard letters.contains(where: { "月월".unicodeScalars.contains($0) }) else { return nil }
        var numbers: [Unicode.Scalar: String] = [:], digits = ""
        for letter in letters {
            if let sign = signs[letter] {
                guard !digits.isEmpty, numbers[sign] == nil else { return nil }
                numbers[sign] = digits
                digits = ""
            } else if ("0"..."9").contains(letter) {
                digits.unicodeScalars.append(letter)
            } else {
                return nil
            }
        }
        guard digits.isEmpty, let month = numbers["月"] else { return nil }
        let (year, day) = (numbers["年"], numbers["日"])
        guard let year else { return day.map { "\($0).\(month)." } }
        let full = year.count == 2 ? "20\(year)" : year
        return day.map { "\($0).\(month).\(full)" } ?? "\(month)/\(full)"
    }

    /// The signs behind a year, a month and a day in Chinese, Japanese and Korean.
    private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
        "年": "年", "년": "年", "月": "月", "월": "月", "日": "日", "일": "日", "号": "日",
    ]

    // MARK: Weekdays

    /// The next such day after today.
    private func weekday(_ text: String) -> CivilDate? {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init).filter { !Self.fillers.contains($0) }
        guard words.count == 1, let number = Self.weekdays[words[0]] else { return nil }
        let days = (number - today.weekday + 7) % 7
        return today.adding(days: days == 0 ? 7 : days)
    }

    /// The number of a weekday by its name, from 0 for Monday; nil for any other word.
    static func weekday(named word: String) -> Int? { weekdays[word] }

    /// The names of weekdays in the languages of labels, with numbers from 0 for Monday. Forms of less than three
    /// letters, forms that are days of different languages and those of months are left out.
    private static let weekdays: [String: Int] = {
        let months = Set(LabelLanguage.all.flatMap { $0.months.split { $0 == ";" || $0.isWhitespace } })
        var days: [String: Int] = [:], ambiguous: Set<String> = []
        for language in LabelLanguage.all {
            for (number, names) in language.weekdays.split(separator: ";").enumerated() {
                for name in names.split(whereSeparator: \.isWhitespace) {
                    guard name.count > 2 || !(name.first?.isASCII ?? true), !months.contains(name) else { continue }
                    let name = String(name)
                    if let other = days[name], other != number { ambiguous.insert(name) }
                    days[name] = number
                }
            }
        }
        return days.filter { !ambiguous.contains($0.key) }
    }()

    private static let fillers = Set(
        """
        next this on coming nächsten nächster nächste nächstes kommenden kommender kommende diesen am prochain prochaine \
        ce le próximo próxima proximo este el que viene prossimo volgende aanstaande komende følgende kommande 次の 下
        """.split(separator: " ").map(String.init))

    // MARK: Spans

    /// `in 3 days`.
    private func span(_ text: String) -> CivilDate? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, Self.prepositions.contains(words[0]) else { return nil }
        return day(after: Int(words[1]), of: words[2])
    }

    /// `+3`, `-1d`, `+2 weeks`, which count days where they do not say what.
    private func signed(_ text: String) -> CivilDate? {
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count + 1).drop { $0 == " " }
        return day(after: Int(digits).map { sign == "+" ? $0 : -$0 }, of: unit.isEmpty ? "d" : String(unit))
    }

    private func day(after count: Int?, of unit: String) -> CivilDate? {
        guard let count, (-99_999...99_999).contains(count), let unit = Self.units[unit] else { return nil }
        return unit.months > 0 ? today.adding(months: count * unit.months) : today.adding(days: count * unit.days)
    }

    private static let prepositions: Set = ["in", "dans", "en", "tra", "over", "om", "za"]

    private static let units: [String: (days: Int, months: Int)] = {
        var units: [String: (days: Int, months: Int)] = [:]
        for word in "d day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen".split(
            separator: " ")
        {
            units[String(word)] = (1, 0)
        }
        for word in "w week weeks woche wochen semaine semaines semana semanas settimana settimane weken".split(
            separator: " ")
        {
            units[String(word)] = (7, 0)
        }
        for word in "m mo month months monat monate monaten mois mes meses mese mesi maand maanden".split(
            separator: " ")
        {
            units[String(word)] = (0, 1)
        }
        for word in "y year years jahr jahre jahren an ans année années año años anno anni jaar".split(separator: " ") {
            units[String(word)] = (0, 12)
        }
        return units
    }()

    // MARK: Days near today

    private static let relativeDays: [String: Int] = {
        let words: [(Int, String)] = [
            (
                -1,
                """
                yesterday; gestern; hier; ayer; ieri; gisteren; ontem; wczoraj; igår; i går; eilen; včera; dün; вчера; \
                вчора; 昨日; 昨天; 어제
                """
            ),
            (
                0,
                """
                today; heute; aujourd'hui; aujourd’hui; aujourdhui; hoy; oggi; vandaag; hoje; dziś; dzisiaj; idag; i dag; \
                tänään; dnes; bugün; сегодня; сьогодні; 今日; 今天; 오늘
                """
            ),
            (
                1,
                """
                tomorrow; morgen; demain; mañana; manana; domani; amanhã; amanha; jutro; imorgon; i morgon; i morgen; \
                imorgen; huomenna; zítra; yarın; завтра; 明日; 明天; 내일
                """
            ),
            (
                2,
                """
                day after tomorrow; the day after tomorrow; übermorgen; uebermorgen; après-demain; apres-demain; \
                après demain; pasado mañana; pasado manana; dopodomani; overmorgen; depois de amanhã; pojutrze; \
                i övermorgon; i overmorgen; ylihuomenna; pozítří; öbür gün; послезавтра; післязавтра; 明後日; 后天; 모레
                """
            ),
        ]
        var days: [String: Int] = [:]
        for (offset, list) in words {
            for word in list.split(separator: ";") { days[String(word.drop { $0 == " " })] = offset }
        }
        return days
    }()
}
