import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan life`: says how long a product or a category usually keeps.
struct LifeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "life",
        abstract: "Say how long something usually keeps: kif-scan life Eggs 28d --opened 5d --frozen 6mo",
        usage: "kif-scan life [<product>] [<time>] [--opened <time>] [--frozen <time>] [options]",
        discussion: """
            Where no date is read or given, the time from the purchase on gives one. It is marked as proposed and asked about \
            once; open and freeze use the other two where you give no days. Times are 28d, 4w, 6mo, 2y or days; none removes one, \
            and in place of the first all of them.
            Without arguments all that is known, and what can be learnt from the packs that you had.
            Exit status: 1 when nothing is known of a product.
            """
    )

    @Argument(
        help: "The product: an item's name, number or id; or a category.", completion: StockCompletion.names,
        transform: ItemOption.value)
    var product: String?

    @Argument(help: "How long it keeps from the purchase on, such as 28d.", transform: Time.init)
    var time: Time?

    @Option(help: "How long it keeps once opened.", transform: Time.init)
    var opened: Time?

    @Option(help: "How long it keeps frozen.", transform: Time.init)
    var frozen: Time?

    @Flag(help: "A category is meant, also if a product has the name.")
    var category = false

    @OptionGroup var report: ReportOption

    /// The lines about what is learnt that a list for people has.
    private static let maximumOffers = 10

    func run() async throws {
        let inventory = try await report.openInventory()
        do {
            guard let product else { return try await list(nil, in: inventory) }
            var (subject, isKnown) = try await inventory.subject(named: product, ofRule: .life)
            if category { subject = HouseholdRule.Subject(kind: .category, name: product) }
            guard time != nil || opened != nil || frozen != nil else { return try await list(subject, in: inventory) }
            try await set(subject, in: inventory)
            if !isKnown, !category {
                report.common.say("No item is called \(subject.shownName) now; it applies to later ones.")
            }
        } catch let error as ItemReference.Failure {
            throw CommandFailure(error.message(of: product ?? ""), status: .usage)
        } catch {
            throw CommandFailure(onItem: error)
        }
    }

    private func set(_ subject: HouseholdRule.Subject, in inventory: Inventory) async throws {
        let known = try await inventory.rules().first { $0.kind == .life && $0.subject.isSame(as: subject) }
        var life = known?.life ?? UsualLife()
        if let time { life = time.days == nil ? UsualLife() : life.with(\.days, time.days) }
        if let opened { life = life.with(\.openedDays, opened.days) }
        if let frozen { life = life.with(\.frozenDays, frozen.days) }
        guard known?.life ?? UsualLife() != life else {
            throw CommandFailure("nothing to change: \(subject.shownName) already has this usual life", status: .usage)
        }
        let rule = HouseholdRule.life(life, of: known?.subject ?? subject)
        report.report(
            try await inventory.set(rule, isOn: !life.isEmpty, on: report.common.currentDay), in: inventory)
    }

    /// Lists what is set and what was learnt, of one product or of all.
    private func list(_ subject: HouseholdRule.Subject?, in inventory: Inventory) async throws {
        let (household, language) = (inventory.context.householdName, report.common.language)
        let rules = try await inventory.rules().filter { rule in
            rule.kind == .life && subject.map(rule.subject.isSame) ?? true
        }.sorted { ($0.subject.name.lowercased(), $0.subject.key) < ($1.subject.name.lowercased(), $1.subject.key) }
        let offers = try await inventory.learntLives().filter { offer in
            subject.map(offer.subject.isSame) ?? true
        }
        for rule in rules {
            StandardStreams.output(
                report.json ? rule.lifeJSON(household: household).line : rule.words.text(in: language))
        }
        for offer in report.json ? offers[...] : offers.prefix(Self.maximumOffers) {
            StandardStreams.output(
                report.json ? offer.json(household: household).line : offer.words.text(in: language))
        }
        guard rules.isEmpty, offers.isEmpty else { return }
        if let subject {
            throw CommandFailure(
                "how long \(subject.shownName) keeps is not known; to say it: kif-scan life PRODUCT 28d",
                status: .nothingFound)
        }
        report.common.say("Nothing is known yet. To say how long something keeps: kif-scan life Eggs 28d")
    }

    /// A time that is typed; nil for none.
    struct Time {
        let days: Int?

        init(_ text: String) throws {
            days = text == "none" ? nil : UsualLife.days(text)
            guard days != nil || text == "none" else {
                throw usageError(
                    "'\(TerminalText.visible(text))' is not a time such as 28d, 4w, 6mo or 2y, at most a century; none removes it."
                )
            }
        }
    }
}

extension UsualLife {
    fileprivate func with(_ part: WritableKeyPath<UsualLife, Int?>, _ days: Int?) -> UsualLife {
        var life = self
        life[keyPath: part] = days
        return life
    }
}
