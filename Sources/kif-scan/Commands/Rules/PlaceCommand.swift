import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan place`: lists the places, and says which of them freeze.
struct PlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place",
        abstract: "List the places, or say that one freezes: kif-scan place Freezer --freezes",
        usage: "kif-scan place [<place>] [--freezes | --no-freezes] [options]",
        discussion: """
            What is moved, added or scanned into a place that freezes is frozen from then on, and thawed when it is moved to \
            another place, as by freeze and thaw. What is in it already stays as it is.
            Exit status: 1 when there is no such place.
            """
    )

    @Argument(help: "The place, such as Freezer.", completion: StockCompletion.places, transform: ItemOption.value)
    var place: String?

    @Flag(inversion: .prefixedNo, help: "Whether it freezes what is put into it.")
    var freezes: Bool?

    @OptionGroup var report: ReportOption

    func validate() throws {
        if freezes != nil, place == nil { throw usageError("Name the place: kif-scan place Freezer --freezes") }
    }

    func run() async throws {
        let inventory = try await report.openInventory()
        do {
            let places = try await inventory.places()
            let known = place.map { place in places.filter { $0.name.lowercased() == place.lowercased() } }
            guard let freezes, let place else { return try list(known ?? places, in: inventory) }
            let rule = HouseholdRule.freezes(known?.first?.name ?? place)
            report.report(try await inventory.set(rule, isOn: freezes, on: report.common.currentDay), in: inventory)
            if freezes, let unfrozen = known?.first?.unfrozen, unfrozen > 0 { say(unfrozen, in: rule.subject) }
        } catch let error as ItemEditError {
            throw failure(error)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(error)
        }
    }

    private func list(_ places: [HouseholdPlace], in inventory: Inventory) throws {
        for place in places {
            StandardStreams.output(
                report.json
                    ? place.json(household: inventory.context.householdName).line
                    : place.line(in: report.common.language))
        }
        guard places.isEmpty else { return }
        if let place {
            throw CommandFailure(
                "nothing is kept in '\(TerminalText.visible(place))'; kif-scan place lists all places",
                status: .nothingFound)
        }
        report.common.say("No item has a place. To give it one: kif-scan move ITEM PLACE")
    }

    private func say(_ unfrozen: Int, in place: HouseholdRule.Subject) {
        let command = "kif-scan freeze --place \"\(place.shownName)\""
        // Translators: {2} is a command.
        report.common.say(
            Message(
                unfrozen, one: "\(unfrozen) item in it is not frozen; if it is: \(command)",
                other: "\(unfrozen) items in it are not frozen; if they are: \(command)"))
    }

    private func failure(_ error: ItemEditError) -> CommandFailure {
        guard error == .nothingToChange, let place, let freezes else { return CommandFailure(onItem: error) }
        let name = TerminalText.visible(place)
        let message =
            freezes
            ? Message("\(name) already freezes what is put into it")
            : Message("\(name) does not freeze what is put into it anyway")
        return CommandFailure(message, status: CommandStatus(error))
    }
}
