package import KeepItFreshDomain

/// Decides what is framed in a photo: its barcodes, its dates and the coder print beside them. Ordinary words are left
/// alone, or nobody could see the photo.
package struct ExplanationMarks {
    /// What a frame is for; of several that share a place the highest gives the colour.
    private enum Rank: Int {
        case candidate, barcode, otherDate, review, decided
    }

    private struct Entry {
        var box: Quad
        var rank: Rank
        var lines: [String]
    }

    private let label: Label
    private let dates: ParsedDates
    private let isDecided: Bool

    /// Marks for what was read and what it means; `isDecided` when nothing about the expiry is to be checked.
    package init(label: Label, dates: ParsedDates, isDecided: Bool) {
        self.label = label
        self.dates = dates
        self.isDecided = isDecided
    }

    /// The marks, what decides last.
    package var all: [ExplanationMark] {
        let dated = dates.dates.compactMap(entry)
        let candidates = label.lines.filter { line in
            guard let box = line.box, line.reader == .coderPrint else { return false }
            return !dated.contains { $0.box.sharesPlace(with: box) }
        }
        let others = label.barcodes.compactMap(entry) + candidates.compactMap(entry)
        return joined(dated + others).sorted { $0.rank.rawValue < $1.rank.rawValue }.map {
            ExplanationMark(box: $0.box, lines: $0.lines.map { $0.drawable() }, color: color(of: $0.rank))
        }
    }

    private func entry(of found: LabelDate) -> Entry? {
        guard let box = place(of: found) else { return nil }
        let deciding = deciding(found)
        let date = deciding ?? found
        let meaning = ([date.date] + date.alternatives).map(\.description).joined(separator: " or ")
        let reader = date.reader.map { ", \($0.words)" } ?? ""
        let rank: Rank = deciding == nil ? .otherDate : isDecided ? .decided : .review
        return Entry(
            box: box, rank: rank,
            lines: ["\(date.kind.words) \(meaning), \(percentage(date.confidence))\(reader)", "\"\(date.text)\""])
    }

    private func entry(of code: Barcode) -> Entry? {
        guard let box = code.box else { return nil }
        let confidence = code.confidence.map { ", \(percentage($0))" } ?? ""
        return Entry(box: box, rank: .barcode, lines: ["\(code.symbology.rawValue) \(code.text)\(confidence)"])
    }

    private func entry(of line: TextLine) -> Entry? {
        guard let box = line.box else { return nil }
        return Entry(box: box, rank: .candidate, lines: ["\"\(line.text)\", \(percentage(line.confidence))"])
    }

    /// The line of coder print that a date stands in, which is framed as it runs; else the date's own box.
    private func place(of date: LabelDate) -> Quad? {
        guard let box = date.box, date.source == .label else { return date.box }
        let lines = label.lines.filter { $0.words.isEmpty }.compactMap(\.box)
        let nearest = lines.max { $0.overlap(with: box) < $1.overlap(with: box) }
        return nearest.flatMap { $0.sharesPlace(with: box) ? $0 : nil } ?? box
    }

    /// The expiry, if this is the date it was taken from. It may be less sure than the date alone.
    private func deciding(_ date: LabelDate) -> LabelDate? {
        dates.expiry.flatMap { $0.date == date.date && $0.source == date.source && $0.box == date.box ? $0 : nil }
    }

    /// One entry for each place, with the lines of all that share it.
    private func joined(_ entries: [Entry]) -> [Entry] {
        var joined: [Entry] = []
        for entry in entries {
            guard let index = joined.firstIndex(where: { $0.box == entry.box }) else {
                joined.append(entry)
                continue
            }
            joined[index].lines += entry.lines.filter { !joined[index].lines.contains($0) }
            if entry.rank.rawValue > joined[index].rank.rawValue { joined[index].rank = entry.rank }
        }
        return joined
    }

    private func color(of rank: Rank) -> InkColor {
        switch rank {
        case .candidate: .candidate
        case .barcode: .barcode
        case .otherDate: .otherDate
        case .review: .review
        case .decided: .decided
        }
    }
}
