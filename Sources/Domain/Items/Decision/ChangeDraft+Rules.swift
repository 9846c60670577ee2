import KeepItFreshLabels

/// What the household has set, and what follows from it for items.
extension ChangeDraft {
    /// Sets a rule, or takes it away.
    mutating func set(_ rule: HouseholdRule, isOn: Bool) throws {
        let before = try facts.rules().first { $0.replaces(rule) }
        let after = isOn ? rule : nil
        guard before != after else { throw ItemEditError.nothingToChange }
        effect.rules = [HouseholdRule.Step(before: before, after: after)]
        record(.set)
    }

    /// Gives a rule its value before an entry. Throws when it was set again since.
    mutating func takeBack(_ step: HouseholdRule.Step) throws {
        guard let rule = step.after ?? step.before else { return }
        let now = try facts.rules().first { $0.replaces(rule) }
        guard now == step.after else { throw ItemEditError.setSince }
        effect.rules.append(HouseholdRule.Step(before: now, after: step.before))
    }

    /// The item as it is once it has come from the place `earlier` into its own: frozen where that freezes, thawed
    /// where only the earlier one did. What must not be frozen is only put there. Without a place nothing is known.
    func placed(_ item: Item, from earlier: String?) throws -> Item {
        guard let place = item.place, place.lowercased() != earlier?.lowercased(), item.quantity > 0 else {
            return item
        }
        let rules = try facts.rules()
        if rules.freezes(place) { return item.isFrozen ? item : (try? item.frozen(on: change.day)) ?? item }
        return rules.freezes(earlier) ? (try? item.thawed(on: change.day)) ?? item : item
    }
}
