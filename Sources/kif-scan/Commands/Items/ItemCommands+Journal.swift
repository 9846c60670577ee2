import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

extension ItemCommands {
    /// `kif-scan why`: shows where each value of an item came from.
    struct Why: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "why",
            abstract: "Show where each value of an item came from, and who changed it when.",
            usage: "kif-scan why <id> [options]"
        )

        @OptionGroup var item: ItemOption

        func run() async throws {
            let (inventory, found) = try await item.find()
            do {
                let report = WhyReport(
                    found, origins: try await inventory.origins(of: found.id),
                    photos: try await inventory.photos(of: found.id),
                    history: try await inventory.history(of: found.id),
                    orders: try await inventory.knownOrders(of: found), userId: inventory.context.userId)
                if item.report.json {
                    StandardStreams.output(report.json.line)
                } else {
                    StandardStreams.output(report.lines(in: item.report.common.language))
                }
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan undo`: undoes a change, by default the user's last one.
    struct Undo: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "undo",
            abstract: "Undo your own last change, or another one that you made.",
            usage: "kif-scan undo [<change>] [options]",
            discussion: """
                Run it again to undo the change before. If somebody else has changed the same value since, nothing is undone.
                `kif-scan history` shows all changes of the household with the beginning of their ids.
                Exit status 1: there is nothing to undo.
                """
        )

        /// The changes among which the one is looked up that prevents the undoing.
        private static let maximumChanges = 1000

        @Argument(help: "The beginning of the change's id, as history shows it (default: your last change).")
        var change: String?

        @OptionGroup var report: ReportOption

        func run() async throws {
            let inventory = try await report.openInventory()
            do {
                report.report(try await inventory.undo(change, on: report.common.currentDay), in: inventory)
            } catch let error as ItemEditError {
                let journal = (try? await inventory.journal(limit: Self.maximumChanges)) ?? []
                let message = error.message(undoing: change, in: journal, seenBy: inventory.context.userId)
                throw CommandFailure(message, status: CommandStatus(error))
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan history`: lists the changes in the household.
    struct Journal: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "history",
            abstract: "List the changes in the household, the latest first.",
            usage: "kif-scan history [--limit <limit>] [options]",
            aliases: ["journal"]
        )

        @Option(help: "How many changes to list.")
        var limit = 20

        @OptionGroup var report: ReportOption

        func validate() throws {
            if limit < 1 { throw usageError("--limit needs a number of at least 1.") }
        }

        func run() async throws {
            let inventory = try await report.openInventory()
            let userId = inventory.context.userId
            do {
                let entries = try await inventory.journal(limit: limit)
                let length = report.json ? 0 : try await inventory.idLength(toDistinguish: entries)
                if entries.isEmpty { report.common.say("Nothing has been changed yet.") }
                for entry in entries {
                    StandardStreams.output(
                        report.json
                            ? entry.json(seenBy: userId).line
                            : entry.line(seenBy: userId, idLength: length, in: report.common.language))
                }
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan stats`: sums up what was eaten and thrown away.
    struct Stats: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "stats",
            abstract: "Show what was eaten and thrown away in a month.",
            usage: "kif-scan stats [--month <month>] [options]"
        )

        @Option(help: "The month, such as 2027-03 (default: this one).", transform: Self.month)
        var month: CivilDate?

        @OptionGroup var report: ReportOption

        func run() async throws {
            try await Self.report(month: month, report)
        }

        /// Prints the sums of a month; with nil, of this month. Throws `CommandFailure`.
        static func report(month: CivilDate?, _ report: ReportOption) async throws {
            let today = report.common.currentDay
            guard let month = month ?? CivilDate(year: today.year, month: today.month ?? 1) else { return }
            let inventory = try await report.openInventory()
            do {
                let uses = try await inventory.uses(in: month)
                if report.json {
                    StandardStreams.output(uses.json.line)
                } else {
                    uses.lines(style: report.common.style).forEach(StandardStreams.output)
                }
            } catch {
                throw CommandFailure(error)
            }
        }

        private static func month(_ text: String) throws -> CivilDate {
            guard let date = CivilDate(text), date.precision == .month else {
                throw usageError("'\(TerminalText.visible(text))' is not a month of the form YYYY-MM.")
            }
            return date
        }
    }
}
