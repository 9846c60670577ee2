import KeepItFreshDomain
import KeepItFreshLabels

extension [DateReason] {
    /// Says why a date was taken, by the rules that weigh most for it.
    var message: Message {
        let clauses = reduce(into: [Message]()) { clauses, reason in
            guard clauses.count < Self.maximumClauses, reason.weight > 0, let clause = reason.rule.clause,
                !clauses.contains(clause)
            else { return }
            clauses.append(clause)
        }
        // Translators: the values are clauses such as "it is the only date".
        switch clauses.count {
        case 0: return Message("because every other reading is less likely")
        case 1: return Message("because \(clauses[0])")
        case 2: return Message("because \(clauses[0]), and \(clauses[1])")
        default: return Message("because \(clauses[0]), \(clauses[1]), and \(clauses[2])")
        }
    }

    private static var maximumClauses: Int { 3 }
}

extension DateReason {
    /// The object for scripts.
    var json: JSONValue {
        .object([("rule", .string(text)), ("logOdds", .decimal((weight * 10).rounded() / 10))])
    }
}

extension DateReason.Rule {
    /// What the rule says in favour of a date, after "because"; nil for a rule that says nothing to people.
    fileprivate var clause: Message? {
        switch self {
        case .feature(let feature, let keyword):
            feature.clause(about: keyword.map(TerminalText.visible)) ?? feature.printClause ?? feature.orderClause
        case .packs(let packs, let all, let order): order.clause(ofPacks: packs, all)
        }
    }
}

extension DateOrder {
    /// Says how many of the household's packs have this order.
    fileprivate func clause(ofPacks packs: Int, _ all: Int) -> Message {
        switch self {
        case .dayMonthYear:
            Message(
                all, one: "the day is first on \(packs) of \(all) pack of your household",
                other: "the day is first on \(packs) of \(all) packs of your household")
        case .monthDayYear:
            Message(
                all, one: "the month is first on \(packs) of \(all) pack of your household",
                other: "the month is first on \(packs) of \(all) packs of your household")
        case .yearMonthDay:
            Message(
                all, one: "the year is first on \(packs) of \(all) pack of your household",
                other: "the year is first on \(packs) of \(all) packs of your household")
        }
    }
}

/// Texts after "because"; "it" is the date.
extension DateFeature {
    /// Where the keyword of the date is printed; nil for a feature that is not about one.
    fileprivate func clause(about keyword: String?) -> Message? {
        switch self {
        case .endDirect, .endBeside, .startDirect, .startBeside:
            // Translators: the value is printed on a pack, such as BEST BEFORE.
            keyword.map { Message("\"\($0)\" is printed before it") }
                ?? Message("the words for it are printed before it")
        case .endRow, .startRow:
            // Translators: the value is printed on a pack, such as BEST BEFORE.
            keyword.map { Message("\"\($0)\" is printed in the same row") }
                ?? Message("the words for it are printed in the same row")
        case .endBehind, .untilBehind, .startBehind:
            // Translators: the value is printed on a pack, such as BEST BEFORE.
            keyword.map { Message("\"\($0)\" is printed after it") } ?? Message("the words for it are printed after it")
        case .endAbove, .endFar, .startAbove, .startFar:
            // Translators: the value is printed on a pack, such as BEST BEFORE.
            keyword.map { Message("\"\($0)\" is printed above it") } ?? Message("the words for it are printed above it")
        case .endElsewhere: Message("the label says that the date is printed elsewhere on the pack")
        case .endOnLabel: Message("the label has words for an expiry date")
        default: nil
        }
    }

    /// How it is printed and read, and what else the label shows.
    fileprivate var printClause: Message? {
        switch self {
        case .readByTwo: Message("two readers agree on its digits")
        case .legible: Message("it was read clearly")
        case .sameDigits, .support, .looksAgree: Message("other readings of the line show it, too")
        case .fullWithMarks, .fullWithSpaces, .fullBare: Message("it has a day, a month and a full year")
        case .shortWithMarks, .shortWithSpaces: Message("it has a day, a month and a year")
        case .fullNamed, .shortNamed, .monthNamed, .dayNamed: Message("it has the name of a month")
        case .monthFull, .monthShort: Message("it has a month and a year")
        case .codeReaderBare: Message("it is printed as a date code")
        case .inferredFresh: Message("dates on fresh food often have no year")
        case .shortYearLasting: Message("food that keeps long has the year after the month")
        case .yearCutFresh: Message("it is fresh food, and the year is cut off in the photo")
        case .aloneOnLine: Message("it is alone on its line")
        case .startsLine: Message("it is at the start of its line")
        case .timeBehind: Message("a time is printed after it")
        case .lotBehind: Message("the lot is printed after it")
        case .weekdayBefore: Message("a weekday is printed before it")
        case .weekdayFits: Message("it is on the weekday that is printed before it")
        case .endsNearPhoto: Message("it is within six weeks after the photo was taken")
        case .shortestLife: Message("it is the shortest of several shelf lives")
        case .lifeChilled: Message("it is the shelf life in the refrigerator")
        case .onlyDate: Message("it is the only date")
        case .earliestOfAlike: Message("it is the first of several dates with the same words")
        default: nil
        }
    }

    /// Why its day, month and year are in this order.
    fileprivate var orderClause: Message? {
        switch self {
        case .orderPrinted: Message("this pack, or an earlier one of the product, shows the order of day and month")
        case .orderOfLabel: Message("this order of day and month is usual in the label's language")
        case .orderOfLocale, .orderOfTextLocale: Message("this order of day and month is usual in your locale")
        case .orderOfMarket, .orderOfSigns: Message("the pack is from the United States, where the month is first")
        case .orderOfNumber: Message("this order of day and month is usual where the product's number is from")
        case .dayFirst: Message("the day is usually first")
        case .dayFirstPoints, .dayFirstPointsFull: Message("day.month.year is usual with points")
        default: nil
        }
    }
}
