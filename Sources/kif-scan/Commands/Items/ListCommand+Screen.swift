import Glibc
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPlatform
import KeepItFreshPresentation

/// The list on a terminal, which fits on it.
extension ListCommand {
    /// Items that expired more than this many days ago are only counted where the screen is short.
    private static let maximumDaysExpired = 30

    /// Writes as many items of each group as fit on the terminal below `said` and above the next prompt, and returns
    /// whether there are any.
    func writeScreen(_ query: ItemQuery, below said: [String], _ inventory: Inventory) async throws -> Bool {
        let height = Terminal.rows(of: STDOUT_FILENO) ?? 24
        // A prompt may have two lines.
        let rows = height - (height < 10 ? 1 : 2) - TerminalText.rows(of: said, columns: common.style.columns)
        let notes = try await household.waitingLines(in: inventory, common)
        let counts = try await counts(query, inventory)
        guard !counts.isEmpty else {
            try await sayNothingFound(inventory)
            notes.forEach(common.say(line:))
            return false
        }
        let rowsOfNotes = TerminalText.rows(of: notes, columns: common.style.columns)
        let list = try await list(counts, query, rows: rows - rowsOfNotes, inventory)
        if notes.isEmpty || list.showsEachGroup {
            StandardStreams.output(list.lines)
            notes.forEach(common.say(line:))
        } else {
            StandardStreams.output(try await self.list(counts, query, rows: rows, inventory).lines)
        }
        return true
    }

    private typealias Counts = [(status: ExpiryStatus, count: Int)]

    /// The groups that are not empty.
    private func counts(_ query: ItemQuery, _ inventory: Inventory) async throws -> Counts {
        var counts: Counts = []
        for status in ExpiryStatus.allCases {
            let count = try await inventory.count(limited(query, to: status), upTo: Self.maximumCount)
            if count > 0 { counts.append((status, count)) }
        }
        return counts
    }

    private func limited(_ query: ItemQuery, to status: ExpiryStatus) -> ItemQuery {
        var query = query
        query.limit(to: status, today: common.currentDay, soonDays: soonDays)
        return query
    }

    private func list(
        _ counts: Counts, _ query: ItemQuery, rows: Int, _ inventory: Inventory
    ) async throws -> ScreenList {
        let rows = max(1, rows)
        if counts.reduce(0, { $0 + $1.count }) < rows {
            let list = try await list(counts, query, rows: rows, isShort: false, inventory)
            if list.isComplete { return list }
        }
        return try await list(counts, query, rows: rows, isShort: true, inventory)
    }

    /// A list that counts those that expired long ago if it `isShort`.
    private func list(
        _ counts: Counts, _ query: ItemQuery, rows: Int, isShort: Bool, _ inventory: Inventory
    ) async throws -> ScreenList {
        var groups: [ScreenList.Group] = []
        for (status, count) in counts {
            var (query, older, prefersLast) = (limited(query, to: status), 0, false)
            if isShort, status == .expired, onlyStatus == nil, query.order == .expiry {
                prefersLast = true
                let all = query
                query.firstDay = max(query.firstDay, common.currentDay.dayNumber - Self.maximumDaysExpired)
                let recent = try await inventory.count(query, upTo: .max)
                let total = try await inventory.count(all, upTo: .max)
                older = total - max(1, recent)
                // Where all are old, the one that expired last stands for them.
                if recent == 0 { query = all }
                query.skipped = recent == 0 ? total - 1 : max(0, recent - rows)
            }
            groups.append(
                ScreenList.Group(
                    of: status, items: try await lines(query, of: status, limit: rows, inventory), count: count,
                    isMore: count == Self.maximumCount, older: older > 0 ? (older, olderLine(older)) : nil,
                    prefersLast: prefersLast, more: moreLine(of: status, isOnly: counts.count == 1)))
        }
        return ScreenList(groups, rows: rows, style: common.style)
    }

    /// The lines of each item.
    private func lines(
        _ query: ItemQuery, of status: ExpiryStatus, limit: Int, _ inventory: Inventory
    ) async throws -> [[String]] {
        let items = try await inventory.items(query, limit: limit)
        let idLength = try await inventory.idLength(toDistinguish: items)
        let traits = try await inventory.traits(of: items)
        var list = ItemList(of: status, style: common.style, today: common.currentDay)
        var lines: [[String]] = []
        for item in items {
            let photos = filter.unnamed ? try await inventory.photos(of: item.id) : []
            lines.append(list.lines(for: [item], idLength: idLength, traits: traits) + ItemList.photoLines(photos))
        }
        return lines
    }

    private func moreLine(of status: ExpiryStatus, isOnly: Bool) -> @Sendable (String) -> String {
        let language = common.language
        if isOnly {
            return { number in
                language.words(
                    "\(number) more: kif-scan list --limit all, or fewer by --within DAYS, --place, --search")
            }
        }
        let command = command(status == .expired ? ["--expired"] : ["--status", status.rawValue])
        return { number in language.words("\(number) more: \(command)") }
    }

    private func olderLine(_ count: Int) -> String {
        let command = command(["--expired"])
        return Message(count, one: "\(count) older one: \(command)", other: "\(count) older ones: \(command)")
            .text(in: common.language)
    }

    /// This command with further options.
    private func command(_ options: [String]) -> String {
        let given = [
            within.map { ["--within", String($0)] }, filter.place.map { ["--place", $0] },
            filter.search.map { ["--search", $0] }, filter.review ? ["--review"] : nil,
            filter.unnamed ? ["--unnamed"] : nil, filter.all ? ["--all"] : nil,
            filter.sort == .expiry ? nil : ["--sort", filter.sort.rawValue],
        ]
        let words = ["kif-scan", "list"] + options + given.compactMap(\.self).joined()
        return words.map { TerminalText.visible(Self.quoted($0)) }.joined(separator: " ")
    }

    /// A word for a shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_.,/".contains($0) }
        return isPlain && !word.isEmpty
            ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
