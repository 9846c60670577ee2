/// The words that explain a date.
extension EvidenceCollector {
    /// For each keyword the links to its two closest places, by its first folded index.
    typealias ClosestPrints = [Int: [(place: Int, link: KeywordLink)]]

    func rateWords(_ date: inout DateEvidence, _ closest: ClosestPrints) {
        let end = date.closestLink(toEnd: true), start = date.closestLink(toEnd: false)
        if let end {
            let isUntil = end.word.role == .until && end.relation == .behind
            date[isUntil ? .untilBehind : Self.endFeature(end.relation)] = 1
            date[.endShort] = end.word.length <= 3 && end.word.role != .until ? 1 : 0
            date[.endCorrected] = end.word.editCost > 0 ? 1 : 0
            date[.endTaken] = isTaken(end, from: date, closest) ? 1 : 0
            date[.endWithNumber] = end.relation < .behind && hasNumber(behind: end.word) ? 1 : 0
            switch end.kind {
            case .sellBy: date[.sellBy] = 1
            case .displayUntil, .freezeBy: date[.displayOrFreeze] = 1
            case .useBy: date[.useBy] = 1
            default: break
            }
        } else if mainLinks.hasEnd {
            date[.endOnLabel] = 1
        }
        if let start {
            date[Self.startFeature(start.relation)] = 1
            date[.startShort] = start.word.length <= 3 || start.word.editCost > 0 ? 1 : 0
            date[.startTaken] = isTaken(start, from: date, closest) ? 1 : 0
        } else if mainLinks.hasStart {
            date[.startOnLabel] = 1
        }
        if let end, let start, areForTwoDates(start.word, end.word) { date[.sharedWords] = 1 }
        if context.isChinese, end == nil { date[.chineseWithoutWord] = 1 }
    }

    /// Whether a number that is neither a date nor a lot is behind a keyword on its line, where it may be a part of the
    /// date.
    private func hasNumber(behind word: WordMatch) -> Bool {
        main.rest(behind: word).contains { index in
            GlyphClass.isDigit(main.text[index]) && !main.dates.contains { $0.range.contains(index) }
                && !main.lots.contains { $0.range.contains(index) }
        }
    }

    /// Whether a keyword for the end directly follows one for production, as in `MFD & USE BY`, so that two dates
    /// belong to them.
    private func areForTwoDates(_ start: WordMatch, _ end: WordMatch) -> Bool {
        guard start.range.upperBound <= end.range.lowerBound else { return false }
        let between = start.range.upperBound..<end.range.lowerBound
        return between.count <= Self.maximumJointLength && between.contains { main.text[$0] != 0x20 }
            && !between.contains { GlyphClass.isDigit(main.text[$0]) }
    }

    /// The length of ` and ` and similar.
    private static let maximumJointLength = 5

    /// Whether a keyword explains the print of another place better.
    private func isTaken(_ link: KeywordLink, from date: DateEvidence, _ closest: ClosestPrints) -> Bool {
        guard !link.isOfOtherReading else { return false }
        return closest[link.word.range.lowerBound]?.contains { $0.place != date.place && $0.link.isCloser(than: link) }
            ?? false
    }

    func closestPrints(_ dates: [DateEvidence]) -> ClosestPrints {
        var found: ClosestPrints = [:]
        for date in dates where date[.otherReading] == 0 {
            for link in date.links {
                var prints = found[link.word.range.lowerBound] ?? []
                let known = prints.firstIndex { $0.place == date.place }
                if let known {
                    if link.isCloser(than: prints[known].link) { prints[known].link = link }
                } else {
                    prints.append((date.place, link))
                }
                prints.sort { $0.link.isCloser(than: $1.link) }
                found[link.word.range.lowerBound] = Array(prints.prefix(2))
            }
        }
        return found
    }

    private static func endFeature(_ relation: KeywordLink.Relation) -> DateFeature {
        switch relation {
        case .direct: .endDirect
        case .beside: .endBeside
        case .row: .endRow
        case .behind: .endBehind
        case .above: .endAbove
        case .far: .endFar
        case .elsewhere: .endElsewhere
        }
    }

    private static func startFeature(_ relation: KeywordLink.Relation) -> DateFeature {
        switch relation {
        case .direct: .startDirect
        case .beside: .startBeside
        case .row: .startRow
        case .behind: .startBehind
        case .above: .startAbove
        case .far, .elsewhere: .startFar
        }
    }
}
