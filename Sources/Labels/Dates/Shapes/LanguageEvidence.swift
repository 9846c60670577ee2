/// Determines the languages of a label and the order of its dates.
///
/// A printed hint takes precedence over the known order of the product, that over the label's language, and that over
/// the user's locale.
struct LanguageEvidence {
    let lexicon: Lexicon
    let words: [WordMatch]
    let locale: LocaleHint?
    /// The order of dates on labels of this product; nil when unknown.
    var order: DateOrder?

    /// The weight of "until", in letters: it is attached to a date, so it says more about it than a word elsewhere.
    private static let untilWeight = 12

    /// The context in which the dates of the label are read.
    func context(window: DateWindow) -> DateContext {
        var context = DateContext(window: window)
        let printed = languages()
        context.languages = printed
        if let locale { context.userLanguages = lexicon.languages(code: locale.language) }
        let english = lexicon.languages(code: "en")
        let isInconclusive = printed.isEmpty || !printed.isDisjoint(with: english)
        context.isCanadian = locale?.region == "CA" || !printed.isDisjoint(with: lexicon.languages(code: "en-ca"))
        context.isAmerican = isInconclusive && locale?.region == "US"
        resolveOrder(&context, printed, isInconclusive)
        if let hint = words.lazy.compactMap({ Self.order(of: $0.role) }).first ?? order {
            context.order = hint
            context.isOrderKnown = true
            context.usuallyBeginsWithShortYear = true
        }
        context.printsNoDay = words.contains { $0.role == .monthYearHint }
        addCalendars(&context, printed, isInconclusive)
        return context
    }

    /// The languages with the most words; several on a multilingual label.
    private func languages() -> LanguageSet {
        var scores = [Int](repeating: 0, count: lexicon.codes.count)
        for word in words where identifiesLanguage(word) {
            let weight = word.role == .until ? Self.untilWeight : word.length
            for index in word.languages.indices { scores[index] += weight }
        }
        guard let best = scores.max(), best > 0 else { return [] }
        var printed: LanguageSet = []
        for (index, score) in scores.enumerated() where score * 5 >= best * 4 {
            printed.insert(LanguageSet(index: index))
        }
        let english = lexicon.languages(code: "en")
        if !printed.isDisjoint(with: english) { return printed.intersection(english.union(lexicon.canada)) }
        if let locale, case let own = lexicon.languages(code: locale.language), !own.isDisjoint(with: printed) {
            let rivals = scores.filter { $0 == best }.count
            if rivals > 1 { return own }
        }
        return printed
    }

    private func identifiesLanguage(_ word: WordMatch) -> Bool {
        switch word.role {
        case .weekday, .days, .weeks, .months, .years, .ignored, .end: false
        // In Latin letters it is short and has other meanings.
        case .until:
            word.editCost == 0 && word.languages.indices.allSatisfy { Self.eastAsian.contains(lexicon.codes[$0]) }
        case .dayMonthYearHint, .monthDayYearHint, .yearMonthDayHint, .monthYearHint: false
        default: word.length >= (word.editCost > 0 ? 8 : word.kind == nil ? 3 : 2)
        }
    }

    private func resolveOrder(_ context: inout DateContext, _ printed: LanguageSet, _ isInconclusive: Bool) {
        let canadian = lexicon.languages(code: "en-ca")
        if !printed.isDisjoint(with: canadian) {
            context.order = .yearMonthDay
            context.isOrderKnown = true
        } else if isInconclusive {
            resolveByLocale(&context)
        } else {
            resolveByLabel(&context, printed)
        }
    }

    private func resolveByLocale(_ context: inout DateContext) {
        guard let locale else { return }
        let own = lexicon.codes.firstIndex(of: locale.language)
        context.order = own.map { lexicon.orders[$0] } ?? .dayMonthYear
        if locale.region == "US" { context.order = .monthDayYear }
        if locale.region == "CA" { context.order = .yearMonthDay }
        context.isOrderKnown = locale.region != "CA" && !(locale.language == "en" && locale.region == nil)
        context.isEastAsian = Self.eastAsian.contains(locale.language)
        context.usuallyBeginsWithShortYear = context.isEastAsian || locale.language == "hu"
    }

    private func resolveByLabel(_ context: inout DateContext, _ printed: LanguageSet) {
        let indices = printed.indices
        let orders = Set(indices.map { lexicon.orders[$0] })
        let codes = indices.map { lexicon.codes[$0] }
        context.isEastAsian = codes.contains { Self.eastAsian.contains($0) }
        context.usuallyBeginsWithShortYear = codes.allSatisfy { Self.eastAsian.contains($0) || $0 == "hu" }
        if orders.count == 1, let order = orders.first {
            context.order = order
            context.isOrderKnown = true
        } else if let locale, let own = codes.firstIndex(of: locale.language) {
            context.order = lexicon.orders[indices[own]]
            context.isOrderKnown = true
            context.usuallyBeginsWithShortYear = false
        }
    }

    private func addCalendars(_ context: inout DateContext, _ printed: LanguageSet, _ isInconclusive: Bool) {
        var codes = Set(printed.indices.map { lexicon.codes[$0] })
        if isInconclusive, let locale { codes.insert(locale.language) }
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
