package import KeepItFreshDomain
package import KeepItFreshLabels

/// Formats the result of a photo for people.
package struct ScanReport: Sendable {
    private let style: TerminalStyle
    private let today: CivilDate
    private let folder: String?

    /// A report in the colours and the language of `style`. Dates are judged on the day `today`. Files in `folder` are
    /// named without its path.
    package init(style: TerminalStyle, today: CivilDate, folder: String? = nil) {
        self.style = style
        self.today = today
        self.folder = folder
    }

    /// Returns one line for a photo that did not fail: the file, its contents and what was done with it.
    package func line(for result: PhotoResult) -> String {
        let file = TerminalText.path(result.file, in: folder)
        if result.status == .nothing {
            return "\(style.dim("–")) \(file): \(style.language.words("no barcode, date or name found"))"
        }
        if let line = inboxLine(of: result, file) { return line }
        if let line = goneLine(of: result, file) { return line }
        let mark = result.needsReview.isEmpty ? style.green("✓") : style.yellow("?")
        var parts = result.items.isEmpty ? [reading(of: result)] : result.items.map(described)
        if !result.needsReview.isEmpty {
            let reasons = result.needsReview.map { $0.words(in: style.language) }.joined(separator: ", ")
            parts.append(style.yellow(style.language.words("please check: \(reasons)")))
        }
        if result.status == .known { parts.append(style.dim(style.language.words("already imported"))) }
        if result.isCutOff { parts.append(style.yellow(style.language.words("the end of the file is missing"))) }
        if let original = result.copyOf {
            parts.append(
                style.dim(style.language.words("the same picture as \(TerminalText.path(original, in: folder))")))
        }
        return "\(mark) \(file): \(parts.joined(separator: "; "))"
    }

    /// The line of a photo that was imported before and of whose items none is left; nil for others.
    private func goneLine(of result: PhotoResult, _ file: String) -> String? {
        guard result.status == .known, result.items.allSatisfy({ $0.item.quantity == 0 }) else { return nil }
        let language = style.language
        guard !result.items.isEmpty else {
            // Translators: {1} is a day. The photo stands before the sentence.
            let message =
                result.deleted.map {
                    Message("you deleted its item on \($0, on: today); to add it again: kif-scan add --photo \(file)")
                } ?? Message("its item was deleted; to add it again: kif-scan add --photo \(file)")
            return style.dim("– \(file): \(message.text(in: language))")
        }
        let parts = result.items.map(described) + [language.words("none left"), language.words("already imported")]
        return style.dim("– ") + "\(file): " + parts.joined(separator: "; ")
    }

    /// The line of a photo that may not belong in stock; nil for others.
    private func inboxLine(of result: PhotoResult, _ file: String) -> String? {
        let parsed = result.parsed
        guard result.items.isEmpty, let subject = parsed.subject ?? parsed.otherSubject,
            subject != .food || parsed.showsManyPacks, parsed.subject != nil || result.status == .inbox
        else { return nil }
        let language = style.language
        let shown =
            subject == .food
            ? language.words("several packs: photograph each of them alone") : subject.message.text(in: language)
        // Translators: {1} is what a photo may show, such as "medicine" or "a paper".
        let words = parsed.subject == nil ? language.words("food or \(shown)?") : shown
        var parts = [words] + (subject.isGoods && parsed.hasContent ? [reading(of: result)] : [])
        for item in result.recalled {
            let name = item.shownName(in: language)
            // Translators: {1} is the name of an item in stock, which a photo of a notice may call back.
            parts.append(style.yellow(language.words("recalled? \(name): kif-scan show \(item.id)")))
        }
        switch result.status {
        case .inbox:
            return "\(style.yellow("?")) \(file): " + (parts + [language.words("in the inbox")]).joined(separator: "; ")
        case .known:
            return style.dim(
                "– \(file): " + (parts + [language.words("forgotten, as you said")]).joined(separator: "; "))
        default: return "– \(file): " + parts.joined(separator: "; ")
        }
    }

    /// Returns one line for a photo that failed; nil for others.
    package func errorLine(for result: PhotoResult) -> String? {
        result.error.map {
            "kif-scan: \(TerminalText.path(result.file, in: folder)): \($0.words.message.text(in: style.language))"
        }
    }

    /// Returns lines with the barcodes and the text of a photo, as they were read.
    package func details(of result: PhotoResult) -> [String] {
        let codes = result.label.barcodes.map { code in
            "\(code.symbology.rawValue) \(code.text)\(code.isDoubtful ? " (\(style.language.words("doubtful")))" : "")"
        }
        let lines = result.label.lines.map { line in
            let readers = line.readers.words.map { " (\($0.text(in: style.language)))" } ?? ""
            return "\(percentage(line.confidence))\(readers) \(line.text)"
        }
        return (codes + lines).map { style.dim("  \(TerminalText.visible($0))") }
    }

    /// Returns one line with the duration of each stage of reading a photo; nil if nothing was measured.
    package func timings(of result: PhotoResult) -> String? {
        let times = StageTiming.Stage.allCases.compactMap { stage -> String? in
            let ofStage = result.label.timings.filter { $0.stage == stage && $0.step == nil }
            guard !ofStage.isEmpty else { return nil }
            let milliseconds = ofStage.map(\.duration).reduce(.zero, +) / .milliseconds(1)
            return "\(stage.rawValue) \(Int(clamping: milliseconds.rounded())) ms"
        }
        guard !times.isEmpty else { return nil }
        return style.dim("  \(TerminalText.path(result.file, in: folder)): \(times.joined(separator: ", "))")
    }

    private func reading(of result: PhotoResult) -> String {
        let expiry = result.parsed.dates.expiry
        return described(
            name: result.parsed.product?.name, gtin: result.parsed.gtin ?? result.parsed.gtins.first,
            date: expiry?.date, kind: expiry?.kind, waits: !result.parsed.needsReview.contains(.noDate))
    }

    private func described(_ saved: SavedItem) -> String {
        let item = saved.item
        var what = described(
            name: item.name, gtin: item.gtin, date: item.expiryDate, kind: item.expiryKind, waits: item.waitsForDate)
        if item.isFrozen { what += ", " + style.language.words("frozen") }
        if let refusal = saved.notFrozen {
            what += ", " + style.yellow(refusal.notFrozenMessage(on: item.nameMessage).text(in: style.language))
        }
        switch saved.change {
        case .created:
            let again = saved.deletedBefore.map { style.language.words("new; deleted before, on \($0, on: today)") }
            return "\(what) (\(again ?? style.language.words("new")))"
        case .updated: return "\(what) (\(style.language.words("updated")))"
        case .merged: return "\(what) (\(style.language.words("now \(item.quantity)")))"
        case .unchanged: return what
        }
    }

    private func described(name: String?, gtin: GTIN?, date: CivilDate?, kind: DateKind?, waits: Bool) -> String {
        let name = name.map { style.bold(TerminalText.visible($0)) } ?? gtin?.digits ?? style.language.words("unnamed")
        guard let date else {
            return "\(name), \(waits ? style.language.words("no date yet") : style.language.words("no date"))"
        }
        let status = ExpiryStatus(of: date, today: today)
        let words =
            "\(kind?.words(in: style.language) ?? style.language.words("date")) \(style.language.words(for: date, on: today))"
        return "\(name), \(style.painted(words, for: status))"
    }
}
