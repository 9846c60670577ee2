import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// Reading items again.
extension ItemCommands {
    /// `kif-scan reread`: reads the photos of items again.
    struct Reread: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reread",
            abstract: "Read the photos of items again with this version, and show what would change.",
            discussion: """
                Photos that were moved, deleted or changed since are left out. What was read is kept for a day, so \
                `kif-scan reread --apply` makes the changes without reading the photos once more, and an interrupted call is \
                continued by the same command.
                """
        )

        /// The number of items whose photos are read before their changes are shown.
        private static let batchCount = 32

        @Argument(help: "The items, by id, start of it, or name (default: all items).")
        var items: [String] = []

        @Flag(help: "Make the changes.")
        var apply = false

        @OptionGroup var jobs: JobsOption
        @OptionGroup var reading: ReadingOption
        @OptionGroup var locale: LocaleOption
        @OptionGroup var report: ReportOption

        func run() async throws {
            try reading.requireReaders(report.common)
            let inventory = try await report.household.openInventory(report.common, toWrite: true)
            let interrupt = Interrupt()
            interrupt.handle { StandardStreams.error(Message("interrupted; run the same command to continue")) }
            do {
                let chosen = try await chosenItems(of: inventory)
                let rereader = PhotoRereader(
                    inventory, reading: reading.labels, jobs: jobs.count, worker: WorkerCommand.program(reading))
                let progress = try await progress(on: chosen, of: inventory)
                var proposals = RereadProposals(report, locale: locale.current, apply: apply, in: inventory)
                for start in stride(from: 0, to: chosen.count, by: Self.batchCount) {
                    let batch = Array(chosen[start..<min(start + Self.batchCount, chosen.count)])
                    try await reread(batch, by: rereader, progress, &proposals)
                }
                interrupt.stop()
                progress.clear()
                try await proposals.finish(command: "reread")
            } catch {
                throw CommandFailure(onItem: error)
            }
        }

        private func chosenItems(of inventory: Inventory) async throws -> [Item] {
            guard !items.isEmpty else { return try await inventory.items(ItemQuery()) }
            var chosen: [Item] = []
            for reference in items {
                let item = try await ItemOption.item(reference, in: inventory)
                if !chosen.contains(where: { $0.id == item.id }) { chosen.append(item) }
            }
            return chosen
        }

        /// Reads the photos of some items, and shows or makes the changes.
        private func reread(
            _ batch: [Item], by rereader: PhotoRereader, _ progress: RereadProposals.Progress,
            _ proposals: inout RereadProposals
        ) async throws {
            var photos: [String: [ItemPhoto]] = [:]
            var unique: [ItemPhoto] = []
            for item in batch {
                let all = try await proposals.inventory.photos(of: item.id)
                photos[item.id] = all
                unique += all.filter { photo in !unique.contains { $0.contentHash == photo.contentHash } }
            }
            let readings = try await rereader.read(unique) { progress.add($0) }
            progress.clear()
            for item in batch {
                let read = (photos[item.id] ?? []).map { photo in
                    var photo = photo
                    photo.label = readings[photo.contentHash] ?? photo.label
                    return photo
                }
                try await proposals.add(item, shownOn: read)
            }
            proposals.missingPhotos += unique.count - readings.count
            if apply { try await rereader.store(readings) }
        }

        /// The progress of the photos of these items.
        private func progress(on items: [Item], of inventory: Inventory) async throws -> RereadProposals.Progress {
            let isQuiet = report.json || report.common.quiet
            let draws = StandardStreams.errorIsTerminal && !report.common.isPlain && !isQuiet
            guard draws else { return RereadProposals.Progress(total: nil) }
            var hashes: Set<String> = []
            for item in items { hashes.formUnion(try await inventory.photos(of: item.id).map(\.contentHash)) }
            return RereadProposals.Progress(total: hashes.count)
        }
    }

    /// `kif-scan reparse`: parses the stored text of labels again.
    struct Reparse: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reparse",
            abstract: "Parse the stored text of labels with this version, and show what would change.",
            usage: "kif-scan reparse [--apply] [--locale <locale>] [options]",
            discussion: """
                Names, brands and contents that became known by the items' numbers are added too. `kif-scan reread` also \
                reads the photos again.
                """
        )

        @Flag(help: "Make the changes.")
        var apply = false

        @OptionGroup var locale: LocaleOption
        @OptionGroup var report: ReportOption

        func run() async throws {
            let inventory = try await report.openInventory()
            do {
                var proposals = RereadProposals(report, locale: locale.current, apply: apply, in: inventory)
                for item in try await inventory.items(ItemQuery()) {
                    try await proposals.add(item, shownOn: try await inventory.photos(of: item.id))
                }
                try await proposals.finish(command: "reparse")
            } catch {
                throw CommandFailure(onItem: error)
            }
        }
    }
}
