/// Finds out in which languages a label is printed and which order of dates follows from that.
///
/// A printed hint beats what is known of the product, that beats the label's language, and that the reader's locale.
struct LanguageEvidence {
    let lexicon: Lexicon
    let words: [WordMatch]
    let locale: LocaleHint?
    /// The order of dates on labels of this product; nil when unknown.
    var order: DateOrder?

    /// "Until" hangs on a date, and says more of it than a word of so many letters elsewhere.
    private static let untilWeight = 12

    /// What the dates of the label are read with.
    func context(window: DateWindow) -> DateContext {
        var context = DateContext(window: window)
        let spoken = languages()
        context.languages = spoken
        if let locale { context.reader = lexicon.languages(code: locale.language) }
        let english = lexicon.languages(code: "en")
        let tellsNothing = spoken.isEmpty || !spoken.isDisjoint(with: english)
        context.isCanadian = locale?.region == "CA" || !spoken.isDisjoint(with: lexicon.languages(code: "en-ca"))
        context.isAmerican = tellsNothing && locale?.region == "US"
        settle(&context, spoken, tellsNothing)
        if let hint = words.lazy.compactMap({ Self.order(of: $0.role) }).first ?? order {
            context.order = hint
            context.isSettled = true
            context.leadsWithShortYears = true
        }
        context.printsNoDay = words.contains { $0.role == .monthYearHint }
        addCalendars(&context, spoken, tellsNothing)
        return context
    }

    /// The languages that explain the words best; several on a multilingual label.
    private func languages() -> LanguageSet {
        var scores = [Int](repeating: 0, count: lexicon.codes.count)
        for word in words where tellsLanguage(word) {
            let weight = word.role == .until ? Self.untilWeight : word.length
            for index in word.languages.indices { scores[index] += weight }
        }
        guard let best = scores.max(), best > 0 else { return [] }
        var spoken: LanguageSet = []
        for (index, score) in scores.enumerated() where score * 5 >= best * 4 {
            spoken.insert(LanguageSet(index: index))
        }
        let english = lexicon.languages(code: "en")
        if !spoken.isDisjoint(with: english) { return spoken.intersection(english.union(lexicon.canada)) }
        if let locale, case let own = lexicon.languages(code: locale.language), !own.isDisjoint(with: spoken) {
            let rivals = scores.filter { $0 == best }.count
            if rivals > 1 { return own }
        }
        return spoken
    }

    private func tellsLanguage(_ word: WordMatch) -> Bool {
        switch word.role {
        case .weekday, .days, .weeks, .months, .years, .ignored, .end: false
        // In Latin letters it is short and means much else.
        case .until:
            word.repairs == 0 && word.languages.indices.allSatisfy { Self.eastAsian.contains(lexicon.codes[$0]) }
        case .dayMonthYearHint, .monthDayYearHint, .yearMonthDayHint, .monthYearHint: false
        default: word.length >= (word.repairs > 0 ? 8 : word.kind == nil ? 3 : 2)
        }
    }

    private func settle(_ context: inout DateContext, _ spoken: LanguageSet, _ tellsNothing: Bool) {
        let canadian = lexicon.languages(code: "en-ca")
        if !spoken.isDisjoint(with: canadian) {
            context.order = .yearMonthDay
            context.isSettled = true
        } else if tellsNothing {
            settleByLocale(&context)
        } else {
            settleByLabel(&context, spoken)
        }
    }

    private func settleByLocale(_ context: inout DateContext) {
        guard let locale else { return }
        let own = lexicon.codes.firstIndex(of: locale.language)
        context.order = own.map { lexicon.orders[$0] } ?? .dayMonthYear
        if locale.region == "US" { context.order = .monthDayYear }
        if locale.region == "CA" { context.order = .yearMonthDay }
        context.isSettled = locale.region != "CA" && !(locale.language == "en" && locale.region == nil)
        context.isEastAsian = Self.eastAsian.contains(locale.language)
        context.leadsWithShortYears = context.isEastAsian || locale.language == "hu"
    }

    private func settleByLabel(_ context: inout DateContext, _ spoken: LanguageSet) {
        let indices = spoken.indices
        let orders = Set(indices.map { lexicon.orders[$0] })
        let codes = indices.map { lexicon.codes[$0] }
        context.isEastAsian = codes.contains { Self.eastAsian.contains($0) }
        context.leadsWithShortYears = codes.allSatisfy { Self.eastAsian.contains($0) || $0 == "hu" }
        if orders.count == 1, let order = orders.first {
            context.order = order
            context.isSettled = true
        } else if let locale, let own = codes.firstIndex(of: locale.language) {
            context.order = lexicon.orders[indices[own]]
            context.isSettled = true
            context.leadsWithShortYears = false
        }
    }

    private func addCalendars(_ context: inout DateContext, _ spoken: LanguageSet, _ tellsNothing: Bool) {
        var codes = Set(spoken.indices.map { lexicon.codes[$0] })
        if tellsNothing, let locale { codes.insert(locale.language) }
        if codes.contains("th") || locale?.region == "TH" { context.calendars.insert(.buddhist) }
        if codes.contains("ja") || locale?.region == "JP" { context.calendars.insert(.reiwa) }
        if codes.contains("fa") || locale?.region == "IR" { context.calendars.insert(.solarHijri) }
        if codes.contains("zh-hant") || locale?.region == "TW" { context.calendars.insert(.minguo) }
    }

    private static func order(of role: WordRole) -> DateOrder? {
        switch role {
        case .dayMonthYearHint: .dayMonthYear
        case .monthDayYearHint: .monthDayYear
        case .yearMonthDayHint: .yearMonthDay
        default: nil
        }
    }

    private static let eastAsian: Set<String> = ["ja", "ko", "zh", "zh-hant"]
}
