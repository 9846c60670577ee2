import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

extension ItemCommands {
    /// `kif-scan join`: makes one item of two.
    struct Join: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "join",
            abstract: "Make one item of two that are the same thing.",
            usage: "kif-scan join <item> <other> [--packs <packs>] [options]",
            discussion: """
                The second one stays and gets the photos and values of the first. Their packs add up; the parts of one pack, \
                such as its front and its date, are one. kif-scan undo makes two of them again.
                """
        )

        @Argument(help: "The item that goes: its id, the start of it or its name.", completion: StockCompletion.names)
        var item: String

        @Argument(help: "The item that stays.", completion: StockCompletion.names)
        var other: String

        @Option(help: "How many packs there are together.")
        var packs: Int?

        @OptionGroup var report: ReportOption

        func run() async throws {
            let inventory = try await report.openInventory()
            let (goes, stays) = try await (
                ItemOption.item(item, in: inventory), ItemOption.item(other, in: inventory)
            )
            do {
                let entry = try await inventory.join(
                    goes.id, to: stays.id, packs: packs, on: report.common.currentDay)
                report.report(entry, in: inventory)
            } catch {
                throw CommandFailure(onItem: error)
            }
        }
    }

    /// `kif-scan part`: takes a photo out of an item.
    struct Part: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "part",
            abstract: "Take a photo that shows another thing out into an item of its own.",
            usage: "kif-scan part <item> <photo> [--packs <packs>] [options]",
            discussion: "Both have then what their photos show. kif-scan undo puts the photo back."
        )

        @OptionGroup var item: ItemOption

        @Argument(help: "The photo: its number among those that kif-scan why shows, its path or its file's name.")
        var photo: String

        @Option(help: "How many packs the new item has (default: 1).")
        var packs: Int?

        @OptionGroup var locale: LocaleOption

        func run() async throws {
            let (inventory, found) = try await item.find()
            do {
                let photo = try photo(among: try await inventory.photos(of: found.id))
                let entry = try await inventory.part(
                    found.id, photo: photo.contentHash, packs: packs ?? askedPacks(of: found),
                    on: item.report.common.currentDay, locale: locale.current)
                item.report.report(entry, in: inventory)
            } catch {
                throw CommandFailure(onItem: error)
            }
        }

        /// The photo that is meant: by its number, its path, the name of its file or the beginning of its hash.
        private func photo(among photos: [ItemPhoto]) throws -> ItemPhoto {
            if let number = Int(photo), photos.indices.contains(number - 1) { return photos[number - 1] }
            let meant = photos.filter { known in
                known.name == photo || known.name.hasSuffix("/" + photo)
                    || photo.count >= Self.minimumHash && known.contentHash.hasPrefix(photo.lowercased())
            }
            guard meant.count == 1 else {
                let (shown, known) = (TerminalText.visible(photo), zip(1..., photos).map { "\($0) \($1.name)" })
                guard !known.isEmpty else { throw CommandFailure("the item has no photos", status: .usage) }
                let list = TerminalText.visible(known.joined(separator: ", "))
                throw CommandFailure("'\(shown)' is not one of the item's photos: \(list)", status: .usage)
            }
            return meant[0]
        }

        private static let minimumHash = 6

        /// The packs of the new item, asked for where the item has several.
        private func askedPacks(of item: Item) -> Int? {
            guard item.quantity > 1, StandardStreams.canAsk else { return nil }
            // Translators: "it" is the thing on the photo that is taken out of an item.
            return StandardStreams.ask("how many of the \(item.quantity) packs are it (Enter: 1):").flatMap { Int($0) }
        }
    }
}
