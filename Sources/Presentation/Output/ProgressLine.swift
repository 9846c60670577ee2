package import KeepItFreshDomain
import KeepItFreshLabels

/// Shows the progress of an import in one line: redrawn in place on a terminal, or as plain text in a log.
package struct ProgressLine: Sendable {
    private static let barLength = 16
    private static let productColumns = 24

    private let total: Int
    private let start: ContinuousClock.Instant
    private var done = 0
    private var product = ""
    private let language: MessageLanguage

    /// A line for `total` photos whose import began at `start`.
    package init(total: Int, start: ContinuousClock.Instant = .now, language: MessageLanguage = .english) {
        self.total = total
        self.start = start
        self.language = language
    }

    /// Counts a finished photo; nil for one without a new result.
    package mutating func add(_ result: PhotoResult?) {
        done += 1
        if let name = result?.items.first?.item.name ?? result?.parsed.product?.name {
            product = TerminalText.fitted(TerminalText.visible(name), within: Self.productColumns)
        }
    }

    /// Returns the text to write at `now`: return to the start of the line, bar, number, rate, time left and last
    /// product, then clear the rest. In a terminal of fewer `columns` than that the last parts are left out, then the
    /// bar.
    package func drawn(at now: ContinuousClock.Instant = .now, columns: Int? = nil) -> String {
        let filled = total > 0 ? Self.barLength * done / total : 0
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: Self.barLength - filled)
        let count = "\(done)/\(total)"
        var parts = (["[\(bar)] \(count)"] + figures(at: now) + [product]).filter { !$0.isEmpty }
        // A line as wide as the terminal would leave the cursor in the next one.
        let limit = columns.map { $0 - 1 } ?? .max
        func line() -> String { parts.joined(separator: "  ") }
        while parts.count > 1, TerminalText.columns(of: line()) > limit { parts.removeLast() }
        if TerminalText.columns(of: line()) > limit { parts = [TerminalText.fitted(count, within: limit)] }
        return "\r\(line())\u{1B}[K"
    }

    /// Returns the line at `now` for a log: `312 of 1000 photos, 2.3/s, 5:00 left`.
    package func plain(at now: ContinuousClock.Instant = .now) -> String {
        ([language.words("\(done) of \(total) photos")] + figures(at: now)).joined(separator: ", ")
    }

    /// The text that removes the line.
    package static let cleared = "\r\u{1B}[K"

    /// The rate and the time left; empty before the first photo is done.
    private func figures(at now: ContinuousClock.Instant) -> [String] {
        let seconds = (now - start) / .seconds(1)
        guard done > 0, seconds > 0 else { return [] }
        let rate = Double(done) / seconds
        let tenths = Int((rate * 10).rounded())
        return ["\(tenths / 10).\(tenths % 10)/s", language.words("\(Self.clock(Double(total - done) / rate)) left")]
    }

    /// Formats minutes and seconds, with hours if there are any: `5:02`, `1:05:02`.
    static func clock(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 359_999).rounded())
        let parts = whole >= 3600 ? [whole / 3600, whole / 60 % 60, whole % 60] : [whole / 60, whole % 60]
        return parts.enumerated().map { $0.offset > 0 && $0.element < 10 ? "0\($0.element)" : "\($0.element)" }
            .joined(separator: ":")
    }
}
