import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// Asks the user about the photos in the inbox, or lists them.
struct InboxSession {
    let inventory: Inventory
    let report: ReportOption
    let locale: LocaleOption

    /// Shows each photo and, with `asks`, asks what to do with it. False when the user quits or skips one. Throws
    /// `DataError`.
    func run(_ photos: [InboxPhoto], asks: Bool) async throws -> Bool {
        var isDone = true
        for photo in photos {
            let isThere = FileManager.default.fileExists(atPath: photo.name)
            if report.json {
                StandardStreams.output(photo.json(isThere: isThere).line)
            } else {
                StandardStreams.output(photo.line(isThere: isThere, in: report.common.language))
            }
            guard asks else { continue }
            switch try await decision(on: photo) {
            case .decided: break
            case .skipped: isDone = false
            case .quit: return false
            }
        }
        return isDone
    }

    private enum Answer {
        case decided, skipped, quit
    }

    private func decision(on photo: InboxPhoto) async throws -> Answer {
        while let answer = StandardStreams.ask(.inboxQuestion)?.lowercased() {
            switch answer.first {
            case "q": return .quit
            case "s": return .skipped
            case "x":
                try await inventory.decide(.forgotten, on: photo)
                StandardStreams.output("  \(report.common.language.text(.forgotten))")
                return .decided
            case "t":
                try await inventory.decide(.stock, on: photo)
                try await scan(photo)
                return .decided
            default: StandardStreams.error("  \(report.common.language.text(.noInboxAnswer))")
            }
        }
        return .quit
    }

    /// Reads the photo again, for stock.
    private func scan(_ photo: InboxPhoto) async throws {
        let scanner = try ReadingOption.parse([]).scanner(jobs: 1)
        let lines = ScanReport(style: report.common.style, today: report.common.currentDay)
        let options = locale.options(on: report.common.currentDay, grouping: .none)
        for await progress in scanner.scan([.file(photo.name)], into: inventory, options: options) {
            guard let result = progress.result else { continue }
            guard let error = lines.errorLine(for: result) else {
                StandardStreams.output("  \(lines.line(for: result))")
                continue
            }
            StandardStreams.error(error)
            StandardStreams.error("  \(report.common.language.text(.stockLater))")
        }
    }
}
