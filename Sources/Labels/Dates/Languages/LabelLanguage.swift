/// The words of one language or market for the date parser.
///
/// To add a language:
/// 1. Copy another file in this folder, and name it and its `static let` after the language.
/// 2. Set its code, and `order:` if dates are not printed as day, month, year.
/// 3. Add to `months` and `weekdays` all forms on packs: the abbreviation, the full name, the genitive.
/// 4. Add to `words` the phrases of each `WordRole`. Case, accents, points, hyphens and spaces are ignored, so `M.H.D.`
///    and `mhd` are one phrase.
/// 5. Add it to `LabelLanguage.all`; the tests then check its months and the first phrases of each role.
///
/// Words of one or two letters are used only directly before a date, so abbreviations are safe. Leave out words that
/// are common in other text, such as "from" or "until", unless they are part of a longer phrase: a missing word costs
/// the user a question, a wrong one gives a wrong date.
///
/// Sources: Regulation (EU) 1169/2011, Annex X; Regulation (EC) 2295/2003, Annex I; Unicode CLDR for the names of
/// months; packs for abbreviations.
struct LabelLanguage: Sendable {
    /// Lower-case ISO 639 code, as in `LocaleHint`.
    let code: String
    /// The order of numeric dates.
    let order: DateOrder
    /// The forms of January to December, separated by `;`; forms of a month are separated by spaces, and a space inside
    /// a form is written `_`.
    let months: String
    /// The forms of Monday to Sunday, written as those of months.
    let weekdays: String
    /// The words for one to twelve, separated by spaces; others with their number, as in `eighteen=18`.
    let numbers: String
    /// The forms of "first", "second", "third" and "last" beside a part of a month, written as those of months.
    let ordinals: String
    /// The words before the first day of a period, and those before the last one, separated by `;`: `from between; to
    /// until`.
    let periods: String
    /// The phrases of each role, separated by `;`. Case, marks and points are ignored. A phrase that ends in `:` is
    /// only recognised with a colon after it; one that ends in `.` only with points between its letters, as `il` is an
    /// everyday word and `I.L.` is not; one that ends in `#`, such as a participle that also describes products, only
    /// right before a number.
    let words: [WordRole: String]

    init(
        _ code: String, order: DateOrder = .dayMonthYear, months: String = "", weekdays: String = "",
        numbers: String = "", ordinals: String = "", periods: String = "", words: [WordRole: String]
    ) {
        self.code = code
        self.order = order
        self.months = months
        self.weekdays = weekdays
        self.numbers = numbers
        self.ordinals = ordinals
        self.periods = periods
        self.words = words
    }
}

extension LabelLanguage {
    /// Every language; add new ones here.
    static let all: [LabelLanguage] = [
        .english, .german, .french, .italian, .spanish, .portuguese, .dutch, .danish, .norwegian, .swedish, .finnish,
        .icelandic, .estonian, .latvian, .lithuanian, .polish, .czech, .slovak, .hungarian, .romanian, .bulgarian,
        .greek, .croatian, .slovenian, .serbian, .macedonian, .maltese, .irish, .russian, .ukrainian, .turkish,
        .arabic, .hebrew, .persian, .hindi, .thai, .vietnamese, .indonesian, .malay, .catalan, .afrikaans, .albanian,
        .kazakh, .mongolian, .georgian, .armenian, .filipino, .galician, .basque, .swahili, .azerbaijani, .belarusian,
        .japanese, .korean, .chineseSimplified,
        .chineseTraditional, .canadian, .american,
    ]
}
