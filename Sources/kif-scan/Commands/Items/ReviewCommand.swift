import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan review`: goes through the items that need to be checked.
struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Go through the items that need to be checked, and the photos in the inbox.",
        usage: "kif-scan review [--strict] [--locale <locale>] [options]",
        discussion: """
            On a terminal you are asked about each item: a number chooses that date, d lets you type another date, w says that packs of the product carry none, n takes a name,
            o confirms the item as it is, p says that there is one pack more, e says that it is eaten, x that it is not food and does not belong in stock, s skips
            it, b goes back to the one before and q quits. Then come the photos of the inbox, which do not look like food: t
            puts what one shows to stock, x forgets it. Otherwise, and with --json, the items are listed. With
            --strict, status 2 says that items or photos are left to check.

            A terminal that can show pictures (kitty, iTerm2, WezTerm, or one with sixels) shows the parts of the photos in
            question; KIF_PICTURES changes that.
            """
    )

    @Flag(help: "End with status 2 if items or photos are left to check.")
    var strict = false

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func run() async throws {
        let inventory = try await report.openInventory()
        var left = 0
        do {
            var query = ItemQuery()
            query.needsReview = true
            let waiting = try await inventory.items(query)
            let idLength = try await inventory.idLength(toDistinguish: waiting)
            let asks = StandardStreams.canAsk && StandardStreams.outputIsTerminal && !report.json
            let inbox = InboxSession(inventory: inventory, report: report, locale: locale)
            let photos = try await inventory.waitingPhotos()
            if waiting.isEmpty, photos.isEmpty { report.common.say(report.common.language.text(.nothingToCheck)) }
            let pictures = waiting.isEmpty ? nil : Pictures(report)
            var (place, isAgain) = (0, false)
            while place < waiting.count {
                // A person may have gone back to an item that has changed meanwhile.
                let item = isAgain ? try await inventory.item(waiting[place].id) : waiting[place]
                let evidence = try await inventory.evidence(for: item, locale: locale.current)
                let photos = try await inventory.photos(of: item.id)
                let card = ReviewCard(item, evidence: evidence, photos: photos)
                if report.json {
                    StandardStreams.output(card.json(listed: json(item, in: inventory)).line)
                } else {
                    let count = asks ? (place + 1, waiting.count) : nil
                    card.lines(idLength: idLength, place: count, in: report.common.language)
                        .forEach(StandardStreams.output)
                    await pictures?.show(evidence, of: photos)
                }
                guard asks else {
                    place += 1
                    continue
                }
                let session = ReviewSession(
                    item: item, evidence: evidence, inventory: inventory, report: report, locale: locale.current)
                switch try await session.run(isAgain: isAgain) {
                case .next: (place, isAgain) = (place + 1, false)
                case .back: (place, isAgain) = try await (previous(of: place, in: waiting, inventory), true)
                case .quit:
                    left = waiting.count - place + photos.count
                    place = waiting.count
                }
            }
            if !asks { left = waiting.count + photos.count }
            if left == 0 || !asks {
                let isDone = try await inbox.run(photos, asks: asks)
                if asks, !isDone { left = photos.count }
            }
        } catch {
            throw CommandFailure(onItem: error)
        }
        if strict, left > 0 { throw ExitCode(CommandStatus.needsReview.rawValue) }
    }

    /// The place of the item before this one that is still in the inventory; this one's own if there is none.
    private func previous(of place: Int, in waiting: [Item], _ inventory: Inventory) async throws -> Int {
        for earlier in (0..<place).reversed() {
            do {
                if try await inventory.item(waiting[earlier].id).quantity > 0 { return earlier }
            } catch is ItemReference.Failure {
                // It was deleted.
            }
        }
        return place
    }

    private func json(_ item: Item, in inventory: Inventory) -> JSONValue {
        item.json(
            today: report.common.currentDay, soonDays: ExpiryStatus.defaultSoonDays,
            household: inventory.context.householdName)
    }
}

extension ReviewCommand {
    /// Shows the parts of photos in question, on terminals that can show pictures.
    struct Pictures {
        private let kind: PictureProtocol
        private let pictures = PhotoPictures(worker: WorkerCommand.pictures)

        /// Nil when no pictures can or should be shown: not on a terminal, plain output, or a terminal without
        /// pictures.
        init?(_ report: ReportOption) {
            guard StandardStreams.inputIsTerminal, StandardStreams.outputIsTerminal, !report.json,
                !report.common.isPlain
            else { return nil }
            let set = ProcessSettings.current.text(.pictures) ?? "auto"
            let kind =
                set == "auto"
                ? PhotoPictures.terminal(environment: ProcessInfo.processInfo.environment)
                : PictureProtocol(rawValue: set)
            guard let kind else { return nil }
            self.kind = kind
        }

        /// Shows the part of the photo around each candidate date once, under its number; if none is known, the first
        /// photo.
        func show(_ evidence: ItemEvidence, of photos: [ItemPhoto]) async {
            var shown: Set<[PixelPoint]> = []
            for (number, date) in zip(1..., evidence.dates) {
                guard let box = date.box, shown.insert(box.corners).inserted,
                    let photo = photos.first(where: { $0.name == date.photo })
                else { continue }
                await show(photo, around: box, as: "  \(number))")
            }
            if shown.isEmpty, let photo = photos.first { await show(photo, around: nil, as: "  photo") }
        }

        private func show(_ photo: ItemPhoto, around box: Quad?, as title: String) async {
            guard let picture = await pictures.picture(of: photo, around: box) else { return }
            StandardStreams.outputText("\(title)\n\(picture.text(for: kind))")
        }
    }
}
