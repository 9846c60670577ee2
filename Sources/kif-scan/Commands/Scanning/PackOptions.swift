import ArgumentParser
import KeepItFreshDomain
import KeepItFreshLabels

/// The packs that new photos show.
struct PackOptions: ParsableArguments {
    @Option(
        help: "Which photos show the same pack: auto, time, folder, or none (each photo is a pack) (default: auto).")
    var groupBy: GroupingRule?

    @Option(help: "Where the new packs are kept, such as Fridge.", transform: ItemOption.value)
    var place: String?

    /// The rule that is given or set, or `auto`.
    var rule: GroupingRule { .chosen(groupBy) }

    /// What the results depend on besides the photos.
    func options(on today: CivilDate, _ locale: LocaleOption) -> ReadingOptions {
        var options = locale.options(on: today, grouping: rule)
        options.place = place
        return options
    }
}
