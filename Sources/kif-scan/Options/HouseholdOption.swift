import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// The household that a command uses.
struct HouseholdOption: ParsableArguments {
    @Option(
        name: .customLong("household"),
        help: "The household to work in, by name or id (default: the last selected, or the only one).")
    var named: String?

    /// The household that is given or set, by name or id; nil for the last selected, or the only one.
    var household: String? {
        named ?? ProcessSettings.current.text(.household)
    }

    /// Finds the household among those of the signed-in user. Throws `HouseholdError` and `DataError`.
    func context(_ households: Households) async throws -> HouseholdContext {
        try await households.resolve.context(userId: households.userId, named: household)
    }

    /// The household of a service, which stays the same whichever one somebody selects later: by the name that is given
    /// or set, or else the id of the one that is used now; nil where there is none yet.
    func ofService(_ common: CommonOptions) async -> String? {
        if let household { return household }
        let path = common.database ?? DataLocation.database()
        guard common.postgres != nil || FileManager.default.fileExists(atPath: path),
            let root = try? CompositionRoot(database: common.database, postgres: common.postgres),
            let households = try? await root.signIn().person()?.households
        else { return nil }
        return try? await context(households).householdId
    }

    /// After a scan, gives items of earlier ones the names that this machine knows by now. A failure is left to the
    /// next scan, as the photos are stored.
    func nameItems(of inventory: Inventory, _ common: CommonOptions, isQuiet: Bool) async {
        let named = try? await inventory.nameItems(on: common.currentDay)
        if !isQuiet, let message = named?.message { common.say(message) }
    }

    /// Settles the dates whose order of day and month the household's packs show by now, as a part of an earlier change
    /// if one is given, and returns the ids of the items. A failure is left to the next time.
    @discardableResult
    func settleDates(
        of inventory: Inventory, _ common: CommonOptions, partOf change: String? = nil, locale: LocaleHint?,
        isQuiet: Bool
    ) async -> [String] {
        let ids = try? await inventory.settleDateOrders(on: common.currentDay, partOf: change, locale: locale)
        guard let ids, !ids.isEmpty else { return [] }
        if !isQuiet {
            let count = ids.count
            common.say(
                Message(
                    count, one: "\(count) open date settled by how the household's packs are printed.",
                    other: "\(count) open dates settled by how the household's packs are printed."))
        }
        return ids
    }

    /// What waits for a person's look, and how many have a number and no name; nothing with `--quiet`. Throws
    /// `DataError`.
    func waitingLines(in inventory: Inventory, _ common: CommonOptions) async throws -> [String] {
        guard !common.quiet else { return [] }
        let waiting = try await inventory.waiting()
        let lines = waiting.isEmpty ? [] : [waiting.line(in: common.language)]
        return lines + [try await unnamedLine(in: inventory, common)].compactMap(\.self)
    }

    /// Says how many items have a number and no name, and which command would help. Throws `DataError`.
    func sayUnnamed(in inventory: Inventory, _ common: CommonOptions) async throws {
        if !common.quiet, let line = try await unnamedLine(in: inventory, common) { common.say(line: line) }
    }

    private func unnamedLine(in inventory: Inventory, _ common: CommonOptions) async throws -> String? {
        guard let (unnamed, total) = try await inventory.unnamedCount() else { return nil }
        let catalog = ProcessSettings.current.lookup.catalog(besideDatabase: common.database ?? DataLocation.database())
        let hasCatalog = (try? await catalog.status())?.products != nil
        return UnnamedItems(unnamed, of: total).line(hasCatalog: hasCatalog, in: common.language)
    }

    /// Opens the inventory; at first use, signs in as a guest and says so. With `toWrite` it throws at once where
    /// nothing can be stored; with `toShow` a copy of a server's is brought up to date before. `say` gets each line
    /// that is said. Throws `CommandFailure`.
    func openInventory(
        _ common: CommonOptions, toWrite: Bool = false, toShow: Bool = false, say: ((String) -> Void)? = nil
    ) async throws -> Inventory {
        let say = say ?? common.say(line:)
        do {
            let root = try CompositionRoot(
                database: common.database, postgres: common.postgres, lookup: ProcessSettings.current.lookup)
            try await root.checkSharedRows()
            if toWrite { try root.requireWritable() }
            let inventory = try await root.signIn().openInventory(household: household)
            let updates = try await CopyUpdates(
                root, inventory.context, language: common.language, say: common.quiet ? nil : StandardStreams.error)
            if let updates {
                updates.exchangeAtEnd()
                if toShow { await updates.refresh(say: say) }
                return inventory
            }
            let stock = StockUpdates(root, userId: inventory.context.userId, language: common.language) {
                common.currentDay
            }
            stock?.publishAtEnd()
            if inventory.isFirstUse, root.isShared {
                say(
                    common.language.words(
                        """
                        Signed in as a guest; the household "\(inventory.context.householdName)" is ready. The inventory \
                        is in PostgreSQL.
                        """))
            } else if inventory.isFirstUse {
                say(
                    common.language.words(
                        """
                        Signed in as a guest; the household "\(inventory.context.householdName)" is ready. The inventory \
                        is in \(TerminalText.visible(root.databasePath)).
                        """))
            }
            return inventory
        } catch {
            throw await common.failure(error)
        }
    }
}
