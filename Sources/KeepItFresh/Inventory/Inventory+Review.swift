import FoundationEssentials
package import KeepItFreshDomain
import KeepItFreshLabels

/// What a person is asked about the inventory, and what the answers change.
extension Inventory {
    /// The questions about all items that are to be checked, or with `undated` about all in stock without a date, those
    /// that can expire first at the beginning, then those about the inbox. A name is asked once a product. Throws
    /// `DataError`.
    package func questions(undated: Bool = false, locale: LocaleHint?) async throws -> [ReviewQuestion] {
        var query = undated ? ItemQuery.withoutDate() : ItemQuery()
        query.needsReview = !undated
        var asked: [(day: Int, questions: [ReviewQuestion])] = []
        for item in try await items(query) where !undated || item.lacksDate {
            let questions = try await questions(about: item, undated: undated, locale: locale)
            asked.append((questions.compactMap(\.earliestDay).min() ?? .max, questions))
        }
        var named: Set<String> = []
        let ofItems = asked.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
            .flatMap(\.element.questions)
            .filter { question in
                guard question.topic == .name, let product = question.item?.productKey else { return true }
                return named.insert(product).inserted
            }
        return undated ? ofItems : ofItems + (try await waitingPhotos().map { ReviewQuestion(about: $0) })
    }

    /// The questions about one item, in the order in which they are asked. Throws `DataError`.
    package func questions(
        about item: Item, undated: Bool = false, locale: LocaleHint?
    ) async throws -> [ReviewQuestion] {
        let photos = try await photos(of: item.id)
        let evidence = try await evidence(for: item, shownOn: photos, locale: locale)
        return ReviewQuestion.all(about: item, evidence: evidence, photos: photos, isUndatedAsked: undated)
    }

    /// What is open of the items that a change joined or took apart; nothing after any other change. Throws
    /// `DataError`.
    package func questions(
        after entry: JournalEntry, undated: Bool = false, locale: LocaleHint?
    ) async throws -> [ReviewQuestion] {
        guard entry.action == .joined || entry.action == .parted else { return [] }
        var asked: [ReviewQuestion] = []
        for item in entry.steps.compactMap(\.after) {
            asked += try await questions(about: item, undated: undated, locale: locale)
        }
        return asked
    }

    /// The question with an id as it is now, made from the photos that the item has now. A missing date that no photo
    /// shows a place of is asked with `undated`, an answered question only with `isAgain`. Throws `ReviewFailure` when
    /// it is answered, when it asks something else than the question of `version`, or when what it is about is gone,
    /// and `DataError`.
    package func question(
        withId id: String, version: String? = nil, undated: Bool = true, isAgain: Bool = false, locale: LocaleHint?
    ) async throws -> ReviewQuestion {
        let question = try await openQuestion(withId: id, undated: undated, isAgain: isAgain, locale: locale)
        guard version == nil || version == question.version else { throw ReviewFailure.changed }
        return question
    }

    private func openQuestion(
        withId id: String, undated: Bool, isAgain: Bool, locale: LocaleHint?
    ) async throws -> ReviewQuestion {
        guard let (subject, topic) = ReviewQuestion.parts(ofId: id) else { throw ReviewFailure.deleted }
        if topic == .inbox {
            guard let photo = try await waitingPhotos().first(where: { $0.contentHash == subject }) else {
                throw ReviewFailure.changed
            }
            return ReviewQuestion(about: photo)
        }
        guard let item = try await item(withId: subject) else { throw ReviewFailure.deleted }
        let photos = try await photos(of: item.id)
        let evidence = try await evidence(for: item, shownOn: photos, locale: locale)
        guard item.id == subject,
            let question = ReviewQuestion.open(
                topic, about: item, evidence: evidence, photos: photos, isUndatedAsked: undated, isAgain: isAgain)
        else { throw ReviewFailure.changed }
        return question
    }

    /// Does what a person answered to a question, on the civil day `day`, and returns the change; nil when the answer
    /// changes nothing. Labels are read by `locale`. Throws `ReviewFailure` when the item is not any more what the
    /// question was about, `DataError`, `ItemEditError`, and `ItemReference.Failure` of an item to join.
    package func answer(
        _ answer: ReviewAnswer, to question: ReviewQuestion, on day: CivilDate, locale: LocaleHint?
    ) async throws -> JournalEntry? {
        guard let action = try await action(of: answer, to: question, locale: locale) else { return nil }
        let outcome = try await perform(RequestedChange(action, on: day), locale: locale)
        try outcome.accepted()
        return outcome.entry
    }

    /// What an answer asks for; nil when it changes nothing. Throws as `answer`.
    package func action(
        of answer: ReviewAnswer, to question: ReviewQuestion, locale: LocaleHint?
    ) async throws -> RequestedChange.Action? {
        switch question.subject {
        case .photo(let photo):
            switch answer {
            case .stock: return .decide(.stock, on: [photo.contentHash])
            case .forget: return .decide(.forgotten, on: [photo.contentHash])
            default: return nil
            }
        case .item(let asked):
            if answer == .skip { return nil }
            try await requireUnchanged(asked, with: question.photos)
            if case .join(let reference) = answer {
                return .join(asked.id, to: try await item(reference).id, packs: nil)
            }
            if let part = answer.parted(from: question) {
                return .part(
                    try await parting(of: asked.id, photo: part.photo, packs: part.packs, locale: locale))
            }
            if answer == .notFood { return .notFood(asked.id) }
            return answer.edit(of: asked, asked: question).map { .edit(asked.id, $0) }
        }
    }

    /// The items that may be the same thing as that of a question: those stored at nearly the same time first, and of
    /// these such as have what it lacks.
    package func likelyPartners(of question: ReviewQuestion) async throws -> [Item] {
        guard let item = question.item else { return [] }
        return try await likelyPartners(of: item)
    }

    /// The items that may be the same thing as an item.
    package func likelyPartners(of item: Item) async throws -> [Item] {
        let query = ItemQuery(order: .added)
        let near = try await items(query, limit: Self.maximumCompared).filter { $0.id != item.id }
        return near.sorted { left, right in
            let (one, other) = (item.contradicts(left) ? 1 : 0, item.contradicts(right) ? 1 : 0)
            let (near, far) = (
                abs(left.addedDate.timeIntervalSince(item.addedDate)),
                abs(right.addedDate.timeIntervalSince(item.addedDate))
            )
            return (one, near) < (other, far)
        }.prefix(Self.maximumPartners).map { $0 }
    }

    private static let maximumCompared = 500, maximumPartners = 7

    private func requireUnchanged(_ asked: Item, with photos: [ItemPhoto]) async throws {
        guard let item = try await item(withId: asked.id) else { throw ReviewFailure.deleted }
        let now = try await self.photos(of: asked.id).map(\.contentHash)
        guard item == asked, now == photos.map(\.contentHash) else { throw ReviewFailure.changed }
    }
}

extension ReviewQuestion {
    /// The first day on which the item may expire, by its day number; nil when no date is known.
    fileprivate var earliestDay: Int? {
        candidates.prefix(likelyCount).compactMap { $0.value.date?.lastDay.dayNumber }.min()
    }
}
