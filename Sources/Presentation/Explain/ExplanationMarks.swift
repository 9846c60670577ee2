import KeepItFreshDomain
import KeepItFreshLabels

/// Chooses what is framed in a photo: its barcodes, its dates and other lines of the date-code reader. Ordinary text is
/// not framed, so that the photo stays visible.
struct ExplanationMarks {
    /// The meaning of a frame. Of several in the same place, the highest decides the colour.
    private enum Rank: Int {
        case candidate, barcode, otherDate, review, decided
    }

    private struct Entry {
        var box: Quad
        var rank: Rank
        var lines: [String]
    }

    private let label: ScannedLabel
    private let dates: ParsedDates
    private let isDecided: Bool
    private let language: MessageLanguage

    /// Marks for the contents of a label and its dates.
    /// - Parameter isDecided: Whether nothing about the expiry date needs to be checked.
    init(label: ScannedLabel, dates: ParsedDates, isDecided: Bool, language: MessageLanguage) {
        self.label = label
        self.dates = dates
        self.isDecided = isDecided
        self.language = language
    }

    /// The marks, the most important last.
    var all: [Explanation.Mark] {
        let dated = dates.dates.compactMap(entry)
        let candidates = label.lines.filter { line in
            guard let box = line.box, line.readers == [.dateCode] else { return false }
            return !dated.contains { $0.box.sharesPlace(with: box) }
        }
        let others = label.barcodes.compactMap(entry) + candidates.compactMap(entry)
        return merged(dated + others).sorted { $0.rank.rawValue < $1.rank.rawValue }.map {
            Explanation.Mark(box: $0.box, lines: $0.lines.map { $0.drawable() }, color: color(of: $0.rank))
        }
    }

    private func entry(of found: LabelDate) -> Entry? {
        guard let box = place(of: found) else { return nil }
        let deciding = deciding(found)
        let date = deciding ?? found
        let rank: Rank = deciding == nil ? .otherDate : isDecided ? .decided : .review
        let parts = [date.meaning, .verbatim(percentage(date.confidence)), date.readers.words].compactMap(\.self)
        return Entry(box: box, rank: rank, lines: [Message.list(parts).text(in: language), "\"\(date.text)\""])
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

    /// The box of the date-code line that contains the date, which is slanted as the print is; else the date's own box.
    private func place(of date: LabelDate) -> Quad? {
        guard let box = date.box, date.source == .label else { return date.box }
        let lines = label.lines.filter { $0.words.isEmpty }.compactMap(\.box)
        let nearest = lines.max { $0.overlap(with: box) < $1.overlap(with: box) }
        return nearest.flatMap { $0.sharesPlace(with: box) ? $0 : nil } ?? box
    }

    /// The expiry date, if it was taken from this date. Its confidence may be lower than that of the date alone.
    private func deciding(_ date: LabelDate) -> LabelDate? {
        dates.expiry.flatMap { $0.date == date.date && $0.source == date.source && $0.box == date.box ? $0 : nil }
    }

    /// Merges the entries that share a box.
    private func merged(_ entries: [Entry]) -> [Entry] {
        var merged: [Entry] = []
        for entry in entries {
            guard let index = merged.firstIndex(where: { $0.box == entry.box }) else {
                merged.append(entry)
                continue
            }
            merged[index].lines += entry.lines.filter { !merged[index].lines.contains($0) }
            if entry.rank.rawValue > merged[index].rank.rawValue { merged[index].rank = entry.rank }
        }
        return merged
    }

    private func color(of rank: Rank) -> Explanation.Color {
        switch rank {
        case .candidate: .candidate
        case .barcode: .barcode
        case .otherDate: .otherDate
        case .review: .review
        case .decided: .decided
        }
    }
}
