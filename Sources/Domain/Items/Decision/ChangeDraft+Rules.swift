import FoundationEssentials
import KeepItFreshLabels

/// What the household has set, and what follows from it for items.
extension ChangeDraft {
    /// Sets a rule, or takes it away. A usual life is also that of the items in stock that lack a date.
    mutating func set(_ rule: HouseholdRule, isOn: Bool) throws {
        let rules = try facts.rules()
        // A product with a number may have had a rule by its number and another one by its name.
        let replaced = rules.filter(rule.replaces).sorted { one, other in
            (one.key == rule.key ? 0 : 1, one.key) < (other.key == rule.key ? 0 : 1, other.key)
        }
        let after = isOn ? rule : nil
        guard replaced != [after].compactMap(\.self) else { throw ItemEditError.nothingToChange }
        effect.rules =
            [HouseholdRule.Step(before: replaced.first, after: after)]
            + replaced.dropFirst().map { HouseholdRule.Step(before: $0, after: nil) }
        let newRules = rules.filter { !replaced.contains($0) } + [after].compactMap(\.self)
        for item in try undatedItems(of: rule) where item.quantity > 0 {
            let proposed = item.proposing(by: newRules, boughtOn: try boughtDay(of: item))
            if proposed != item { apply(JournalStep(itemId: item.id, before: item, after: proposed)) }
        }
        record(.set)
    }

    private func undatedItems(of rule: HouseholdRule) throws -> [Item] {
        guard rule.kind == .life else { return [] }
        let subject = rule.subject
        var found = try facts.itemsWithoutDate(limit: Self.maximumUndated).filter(subject.contains)
        if subject.kind == .product {
            for key in [subject.key, subject.productKey] { found += try facts.items(ofProduct: key) }
        }
        var ids: Set<String> = []
        return found.filter { $0.lacksDate && ids.insert($0.id).inserted }
            .sorted { ($0.addedDate, $0.id) < ($1.addedDate, $1.id) }
    }

    private static let maximumUndated = 1_000

    /// Gives a rule its value before an entry. Throws when it was set again since.
    mutating func takeBack(_ step: HouseholdRule.Step) throws {
        let keys = [step.before?.key, step.after?.key]
        let now = try facts.rules().filter { keys.contains($0.key) && !effect.rules.map(\.after).contains($0) }
        guard now == [step.after].compactMap(\.self) else { throw ItemEditError.setSince }
        effect.rules.append(HouseholdRule.Step(before: step.after, after: step.before))
    }

    // MARK: Usual lives

    /// The edit with the usual days after opening or freezing, where nobody gave them.
    func usual(_ edit: ItemEdit, of item: Item) throws -> ItemEdit {
        switch edit {
        case .open(days: nil) where item.opening == nil:
            .open(days: try facts.rules().life(of: item)?.life?.openedDays)
        case .freeze(let packs, days: nil):
            .freeze(packs: packs, days: try facts.rules().life(of: item)?.life?.frozenDays)
        default: edit
        }
    }

    /// The item with a proposed date, where it has none and its product or category has a usual life, by the day on
    /// which it was bought, or with nil that of the change.
    func proposing(_ item: Item, boughtOn day: CivilDate? = nil) throws -> Item {
        guard item.lacksDate, item.proposal == nil else { return item }
        return item.proposing(by: try facts.rules(), boughtOn: day ?? change.day)
    }

    /// The day on which an item was bought, as far as it is known: that of its first photo, or else the one on which it
    /// was added.
    func boughtDay(of item: Item) throws -> CivilDate {
        if let day = boughtDay(by: try facts.captures(of: item.id)) { return day }
        let first = try facts.entries(on: item.id, after: 0, notOn: "").first { entry in
            entry.steps.contains { $0.itemId == item.id && $0.before == nil }
        }
        return first?.day ?? item.addedDate.civilDay
    }

    /// The day of the first of some photos; nil where none is known, and for clocks that are ahead of the day of the
    /// change.
    func boughtDay(by captures: [PhotoCapture]) -> CivilDate? {
        captures.compactMap { $0.time?.date }.min { $0.dayNumber < $1.dayNumber }
            .flatMap { $0.dayNumber <= change.day.dayNumber ? $0 : nil }
    }

    // MARK: What follows from an edit

    /// A step of an edit of `item`, with what the household's rules make of it.
    func followed(_ step: JournalStep, after edit: ItemEdit, of item: Item) throws -> JournalStep {
        guard let after = step.after else { return step }
        switch edit {
        case .move:
            return JournalStep(
                itemId: step.itemId, before: step.before, after: try placed(after, from: item.place))
        case .fix:
            let proposed = try proposing(after, boughtOn: boughtDay(of: item))
            return JournalStep(itemId: step.itemId, before: step.before, after: proposed)
        default: return step
        }
    }

    /// The item as it is once it has come from the place `earlier` into its own: frozen where that freezes, thawed
    /// where only the earlier one did. What must not be frozen is only put there. Without a place nothing is known.
    func placed(_ item: Item, from earlier: String?) throws -> Item {
        guard let place = item.place, place.lowercased() != earlier?.lowercased(), item.quantity > 0 else {
            return item
        }
        let rules = try facts.rules()
        if rules.freezes(place) {
            let days = rules.life(of: item)?.life?.frozenDays
            return item.isFrozen ? item : (try? item.frozen(on: change.day, days: days)) ?? item
        }
        return rules.freezes(earlier) ? (try? item.thawed(on: change.day)) ?? item : item
    }
}

extension Item {
    /// The item with the date until which it usually keeps, if it was bought on a day and its product or category has a
    /// usual life; otherwise without a proposed date. A person is asked about it once.
    fileprivate func proposing(by rules: [HouseholdRule], boughtOn day: CivilDate) -> Item {
        var item = self
        guard let rule = rules.life(of: self), let days = rule.life?.days, let date = day.adding(days: days) else {
            item.proposal = nil
            return item
        }
        item.proposal = Proposal(date: date, source: rule.subject.name)
        item.recountFrozenDays(to: date)
        if category.map({ !ProductCategory.carriesNoDate($0) }) ?? true {
            item.needsReview = ReviewReason.allCases.filter { $0 == .noDate || needsReview.contains($0) }
        }
        return item
    }
}
