/// The words that explain a date.
extension EvidenceCollector {
    func rateWords(_ dates: inout [DateEvidence], _ index: Int) {
        let date = dates[index]
        let end = date.closestLink(toEnd: true), start = date.closestLink(toEnd: false)
        if let end {
            let isUntil = end.word.role == .until && end.relation == .behind
            dates[index][isUntil ? .untilBehind : Self.endFeature(end.relation)] = 1
            dates[index][.endShort] = end.word.length <= 3 && end.word.role != .until ? 1 : 0
            dates[index][.endCorrected] = end.word.editCost > 0 ? 1 : 0
            dates[index][.endTaken] = isTaken(end, from: date) ? 1 : 0
            dates[index][.endWithNumber] = end.relation < .behind && hasNumber(behind: end.word) ? 1 : 0
            switch end.kind {
            case .sellBy: dates[index][.sellBy] = 1
            case .displayUntil, .freezeBy: dates[index][.displayOrFreeze] = 1
            case .useBy: dates[index][.useBy] = 1
            default: break
            }
        } else if mainLinks.hasEnd {
            dates[index][.endOnLabel] = 1
        }
        if let start {
            dates[index][Self.startFeature(start.relation)] = 1
            dates[index][.startShort] = start.word.length <= 3 || start.word.editCost > 0 ? 1 : 0
            dates[index][.startTaken] = isTaken(start, from: date) ? 1 : 0
        } else if mainLinks.hasStart {
            dates[index][.startOnLabel] = 1
        }
        if let end, let start, areForTwoDates(start.word, end.word) { dates[index][.sharedWords] = 1 }
        if context.isChinese, end == nil { dates[index][.chineseWithoutWord] = 1 }
    }

    /// Whether a number that is neither a date nor a lot is behind a keyword on its line, where it may be a part of the
    /// date.
    private func hasNumber(behind word: WordMatch) -> Bool {
        let text = main.text
        let end = text.lineStarts[text.line(at: word.range.upperBound - 1) + 1]
        return (word.range.upperBound..<max(end, word.range.upperBound)).contains { index in
            GlyphClass.isDigit(text[index]) && !main.dates.contains { $0.range.contains(index) }
                && !main.lots.contains { $0.range.contains(index) }
        }
    }

    /// Whether a keyword for the end directly follows one for production, as in `MFD & USE BY`, so that two dates belong
    /// to them.
    private func areForTwoDates(_ start: WordMatch, _ end: WordMatch) -> Bool {
        guard start.range.upperBound <= end.range.lowerBound else { return false }
        let between = start.range.upperBound..<end.range.lowerBound
        return between.count <= Self.maximumJointLength && between.contains { main.text[$0] != 0x20 }
            && !between.contains { GlyphClass.isDigit(main.text[$0]) }
    }

    /// The length of ` and ` and similar.
    private static let maximumJointLength = 5

    /// Whether a keyword explains the print of another place better.
    private func isTaken(_ link: KeywordLink, from date: DateEvidence) -> Bool {
        guard !link.isOfOtherReading else { return false }
        return closest[link.word.range.lowerBound]?.contains { $0.place != date.place && $0.link.isCloser(than: link) }
            ?? false
    }

    func closestPrints(_ dates: [DateEvidence]) -> [Int: [(place: Int, link: KeywordLink)]] {
        var found: [Int: [(place: Int, link: KeywordLink)]] = [:]
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
