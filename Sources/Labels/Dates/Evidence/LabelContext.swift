/// What the words of a label, and the user's locale, say about its dates.
struct LabelContext: Sendable {
    /// The range of plausible dates.
    let window: DateWindow
    /// Whether the day of the photo is known, or the label is a text that was typed or passed on its day.
    var isDayKnown = false
    /// Where the pack is from.
    var origin = DateOrderCounts.Origin()
    /// What the household's packs of that origin print.
    var household = HouseholdOrders()
    /// The order that the label prints, such as `dd/mm/yy`, or that is known of the product; nil when neither is known.
    var printedOrder: DateOrder?
    /// The order that all languages of the label have; nil when they differ or are not known.
    var labelOrder: DateOrder?
    /// Whether the label has phrases that only packs of the United States print.
    var isAmerican = false
    /// Whether it has units, states or another sign of the United States, which imported packs have as well.
    var hasAmericanSigns = false
    /// 1 for food that keeps for days or weeks, −1 for food that keeps for months or years, 0 where that is not known.
    var freshness = 0
    /// Whether it is no pack, but a receipt, an order or a ticket.
    var isNotice = false
    /// The order of the user's locale; nil when it has several or is not known.
    var localeOrder: DateOrder?
    /// The languages of the label, by its words.
    var languages: LanguageSet = []
    /// The language of the user's locale.
    var userLanguages: LanguageSet = []
    /// The order that packs of the region print whose GS1 member organisation issued the product's number; nil when
    /// the number is not known.
    var orderOfNumber: DateOrder?
    /// Whether the label's words are Chinese, Japanese or Korean.
    var isEastAsian = false
    /// Whether the pack is Chinese, by its text or its number: there the date of production is the one that is printed.
    var isChinese = false
    /// The calendars beside the Gregorian one that may be used.
    var calendars: Set<DateCalendar> = []

    /// The user's language if it is known, otherwise the label's: of a word's meanings, the one in it counts.
    var likelyLanguages: LanguageSet { userLanguages.isEmpty ? languages : userLanguages }

    /// The languages in which months are named: those of the label and the user, and English.
    var monthLanguages: LanguageSet { languages.union(userLanguages).union(LanguageSet(index: 0)) }

    /// Whether two numbers may be a short year and a month, in this order.
    var printsShortYearBeforeMonth: Bool { isEastAsian || localeOrder == .yearMonthDay }
}

extension LabelContext {
    /// The weight of "until", in letters: it is attached to a date, so it says more about it than a word elsewhere.
    private static let untilWeight = 12
    private static let eastAsian: Set<String> = ["ja", "ko", "zh", "zh-hant"]

    /// The context of a label with these words, for a user in `locale`.
    init(
        _ words: [WordMatch], lexicon: Lexicon, locale: LocaleHint?, orders: KnownOrders, number: GTIN?,
        text: FoldedText, window: DateWindow, isPlainText: Bool = true
    ) {
        self.window = window
        isDayKnown = window.taken != nil || isPlainText
        orderOfNumber = number?.usualDateOrder
        isChinese = Self.isChinese(text) || number?.isChinese ?? false
        let printed = Self.languages(of: words, lexicon, locale)
        let american = words.filter { !$0.languages.isDisjoint(with: lexicon.unitedStates) && $0.editCost == 0 }
        isAmerican = american.contains { $0.role != .market }
        hasAmericanSigns = american.contains { $0.role == .market } || Self.hasAmericanAddress(text)
        let codes = printed.indices.map { lexicon.codes[$0] }
        isEastAsian = codes.contains { Self.eastAsian.contains($0) }
        printedOrder = words.lazy.compactMap { Self.order(of: $0.role) }.first ?? orders.ofProduct
        let isInconclusive = codes.isEmpty || codes.contains("en")
        languages = printed
        origin = DateOrderCounts.Origin(
            region: number?.region, language: !isInconclusive && codes.count == 1 ? codes.first : nil)
        household = HouseholdOrders(packs: orders.ofHousehold.packs(like: origin))
        let ordersOfLanguages = Set(printed.indices.map { lexicon.orders[$0] })
        if !printed.isDisjoint(with: lexicon.canada) {
            labelOrder = .yearMonthDay
        } else if !isInconclusive, ordersOfLanguages.count == 1 {
            labelOrder = ordersOfLanguages.first
        }
        freshness = Self.freshness(of: words, printed, lexicon, text)
        isNotice = Set(Self.words(of: .notice, words, printed, lexicon).map(\.range)).count >= Self.minimumNoticeWords
        userLanguages = locale.map { lexicon.languages(code: $0.language) } ?? []
        localeOrder = locale.flatMap { Self.order(of: $0, lexicon) }
        let markets = words.filter { $0.role == .market }.flatMap { $0.languages.indices.map { lexicon.codes[$0] } }
        calendars = Self.calendars(Set(codes + markets), isInconclusive ? locale : nil, region: locale?.region)
    }

    /// Whether more of the lines name food that keeps for days or weeks, or that keeps for longer. The first ones name
    /// the product, the others perhaps what it is made of.
    private static func freshness(
        of words: [WordMatch], _ languages: LanguageSet, _ lexicon: Lexicon, _ text: FoldedText
    ) -> Int {
        func lines(_ roles: WordRole...) -> Int {
            let words = roles.flatMap { self.words(of: $0, words, languages, lexicon) }
            return Set(words.map { text.line(at: $0.range.lowerBound) }).reduce(0) { $0 + ($1 < linesOfName ? 2 : 1) }
        }
        return (lines(.freshFood, .chilling) - lines(.lastingFood, .freezing)).signum()
    }

    private static let linesOfName = 2

    /// The words of a role in the label's languages, where these are known, or in English. Short ones are other words,
    /// too, but for those of scripts without spaces.
    private static func words(
        of role: WordRole, _ words: [WordMatch], _ languages: LanguageSet, _ lexicon: Lexicon
    ) -> [WordMatch] {
        let expected = languages.union(LanguageSet(index: 0))
        return words.filter { word in
            word.role == role && (languages.isEmpty || !word.languages.isDisjoint(with: expected))
                && (word.length >= minimumNoun
                    || word.languages.indices.allSatisfy { eastAsian.contains(lexicon.codes[$0]) })
        }
    }

    private static let minimumNoun = 4

    /// Whether a text has the state and the number of an American address, such as `, CA 93706`.
    private static func hasAmericanAddress(_ text: FoldedText) -> Bool {
        (0..<text.count).contains { index in
            text[index] == 0x2C && text[index + 1] == 0x20 && text.isCapital(index + 2) && text.isCapital(index + 3)
                && text[index + 4] == 0x20 && (5...9).allSatisfy { GlyphClass.isDigit(text[index + $0]) }
                && !GlyphClass.isWordPart(text[index + 10])
        }
    }

    /// Receipts have several of their words; one may be on any pack.
    private static let minimumNoticeWords = 2

    /// Whether a text has Chinese characters and neither kana nor Hangul.
    private static func isChinese(_ text: FoldedText) -> Bool {
        var count = 0
        for scalar in text.scalars {
            switch scalar {
            case 0x3040...0x30FF, 0xAC00...0xD7AF: return false
            case 0x4E00...0x9FFF: count += 1
            default: break
            }
        }
        return count >= minimumChineseCharacters
    }

    private static let minimumChineseCharacters = 3

    /// The languages with the most words; several on a multilingual label.
    private static func languages(of words: [WordMatch], _ lexicon: Lexicon, _ locale: LocaleHint?) -> LanguageSet {
        var scores = [Int](repeating: 0, count: lexicon.codes.count)
        for word in words where identifiesLanguage(word, lexicon) {
            let weight = word.role == .until ? untilWeight : word.length
            for index in word.languages.indices { scores[index] += weight }
        }
        guard let best = scores.max(), best > 0 else { return [] }
        var printed: LanguageSet = []
        let unitedStates = lexicon.unitedStates.indices.first
        for (index, score) in scores.enumerated() where score * 5 >= best * 4 && index != unitedStates {
            printed.insert(LanguageSet(index: index))
        }
        let english = lexicon.languages(code: "en")
        if !printed.isDisjoint(with: english) { return printed.intersection(english.union(lexicon.canada)) }
        if let locale, case let own = lexicon.languages(code: locale.language), !own.isDisjoint(with: printed),
            scores.count(where: { $0 == best }) > 1
        {
            return own
        }
        return printed
    }

    private static func identifiesLanguage(_ word: WordMatch, _ lexicon: Lexicon) -> Bool {
        switch word.role {
        case .market, .freshFood, .lastingFood, .freezing, .chilling, .unopened, .notice: false
        case .early, .middle, .halfOfMonth, .thirdOfMonth, .notFood, .firstDay, .from: false
        case .weekday, .hours, .days, .weeks, .months, .years, .calendarWeek, .quarter, .halfYear, .ignored, .end: false
        // In Latin letters it is short and has other meanings.
        case .until: word.editCost == 0 && word.languages.indices.allSatisfy { eastAsian.contains(lexicon.codes[$0]) }
        case .dayMonthYearHint, .monthDayYearHint, .yearMonthDayHint, .monthYearHint: false
        default: word.length >= (word.editCost > 0 ? 8 : word.kind == nil ? 3 : 2)
        }
    }

    private static func order(of locale: LocaleHint, _ lexicon: Lexicon) -> DateOrder? {
        if locale.region == "US" { return .monthDayYear }
        if locale.region == "CA" || locale.language == "en" && locale.region == nil { return nil }
        return lexicon.codes.firstIndex(of: locale.language).map { lexicon.orders[$0] }
    }

    private static func order(of role: WordRole) -> DateOrder? {
        switch role {
        case .dayMonthYearHint: .dayMonthYear
        case .monthDayYearHint: .monthDayYear
        case .yearMonthDayHint: .yearMonthDay
        default: nil
        }
    }

    private static func calendars(
        _ printed: Set<String>, _ locale: LocaleHint?, region: String?
    ) -> Set<DateCalendar> {
        let codes = locale.map { printed.union([$0.language]) } ?? printed
        var found: Set<DateCalendar> = []
        if codes.contains("th") || region == "TH" { found.insert(.buddhist) }
        if codes.contains("ja") || region == "JP" { found.insert(.reiwa) }
        if codes.contains("fa") || region == "IR" { found.insert(.solarHijri) }
        if codes.contains("zh-hant") || region == "TW" { found.insert(.minguo) }
        return found
    }
}
