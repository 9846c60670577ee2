import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// Asks questions on a terminal, one a screen, and does what is answered at once.
struct ReviewSession {
    private let inventory: Inventory
    private let report: ReportOption
    private let locale: LocaleOption
    private let isOfUndated: Bool
    private let terminal: ReviewTerminal
    private let pictures: ReviewPictures
    private var questions: [ReviewQuestion]
    /// The place of the question that is asked.
    private var place = 0
    private var answered: Set<String> = []
    private var skipped: Set<String> = []
    /// The changes that answers about photos of the inbox made, by the questions' ids.
    private var changes: [String: String] = [:]
    /// What the next screen says first: what the last answer did, or why it did nothing.
    private var notices: [String] = []

    init(
        _ questions: [ReviewQuestion], in inventory: Inventory, report: ReportOption, locale: LocaleOption,
        isOfUndated: Bool, isOfInbox: Bool
    ) {
        self.questions = questions
        self.inventory = inventory
        self.report = report
        self.locale = locale
        self.isOfUndated = isOfUndated
        pictures = ReviewPictures(report.common)
        terminal = ReviewTerminal(report.common, readsKeys: isOfInbox)
    }

    private var language: MessageLanguage { report.common.language }

    /// Asks until nothing is left, or the person quits, and returns how many questions are left. Throws `DataError`.
    mutating func run() async throws -> Int {
        terminal.open()
        defer { terminal.close() }
        var isAgain = false
        while place < questions.count {
            // It was answered with all of its kind.
            if !isAgain, changes[questions[place].id] != nil {
                place += 1
                continue
            }
            guard let question = try await current(isAgain: isAgain) else {
                questions.remove(at: place)
                continue
            }
            questions[place] = question
            isAgain = false
            switch try await ask(question) {
            case .answered:
                answered.insert(question.id)
                place += 1
            case .skipped:
                skipped.insert(question.id)
                place += 1
            case .again: break
            case .back:
                isAgain = place > 0
                place = max(0, place - 1)
                try await takeBack(questions[place])
            case .quit:
                return end()
            }
        }
        return end()
    }

    private enum Outcome {
        case answered, skipped, again, back, quit
    }

    private func end() -> Int {
        terminal.close()
        notices.forEach(StandardStreams.output)
        let left = Set(questions.map(\.id)).subtracting(answered).count
        if left > 0 {
            // Translators: numbers of questions.
            report.common.say("\(answered.count) answered, \(left) left")
        }
        return left
    }

    /// The question at the place as it is now; nil when there is nothing to ask any more, unless a person went back to
    /// it. Throws `DataError`.
    private func current(isAgain: Bool) async throws -> ReviewQuestion? {
        let question = questions[place]
        guard question.item != nil else { return question }
        do {
            return try await inventory.question(
                withId: question.id, undated: isOfUndated, isAgain: isAgain, locale: locale.current)
        } catch is ReviewFailure {
            return nil
        }
    }

    // MARK: One question

    private mutating func ask(_ question: ReviewQuestion) async throws -> Outcome {
        var (showsAll, help) = (false, [String]())
        while true {
            try await show(question, showsAll: showsAll, help: help)
            notices = []
            help = []
            guard let typed = terminal.answer(language.words("answer:")) else { return .quit }
            switch typed.lowercased() {
            case "q": return .quit
            case "b": return .back
            case "m" where question.topic == .date: showsAll = true
            case "v": await view(question)
            case "a" where question.topic == .inbox:
                if let outcome = try await answerAll(like: question) { return outcome }
            case "?", "h": help = ReviewScreen(question, style: report.common.style, idLength: 0).help
            default:
                guard let text = try await completed(typed, for: question) else { return .quit }
                if let outcome = try await answer(text, to: question) { return outcome }
            }
        }
    }

    private func show(_ question: ReviewQuestion, showsAll: Bool, help: [String]) async throws {
        let idLength = try await inventory.idLength(toDistinguish: question.item.map { [$0] } ?? [])
        let screen = ReviewScreen(question, style: report.common.style, idLength: idLength, showsAll: showsAll)
        var states: [String: ReviewScreen.PhotoState] = [:]
        for place in question.places {
            if let photo = question.photo(at: place) { states[place.photo] = await pictures.state(of: photo) }
        }
        let above =
            notices + screen.heading(number: (place + 1, questions.count))
            + screen.photoLines { states[$0.photo] ?? .gone }
        let below = screen.candidateLines + help + screen.keys
        terminal.clear()
        above.forEach(StandardStreams.output)
        let rows = terminal.rows.map { $0 - above.count - below.count - 1 }
        if let picture = await pictures.text(for: question, rows: rows) {
            StandardStreams.outputText(picture)
        } else {
            StandardStreams.output(screen.quotation)
        }
        below.forEach(StandardStreams.output)
    }

    /// The typed text with what belongs to a letter that needs more, which is asked for; nil at the end of the input.
    private func completed(_ typed: String, for question: ReviewQuestion) async throws -> String? {
        guard question.item != nil else { return typed }
        switch typed.lowercased() {
        case "n":
            return terminal.ask(language.words("name:")).map { "n " + $0 }
        case "j":
            let others = try await inventory.likelyPartners(of: question)
            let length = try await inventory.idLength(toDistinguish: others)
            let traits = try await inventory.traits(of: others)
            for (number, item) in zip(1..., others) {
                let name = item.shownName(in: language, traits: traits[item.id])
                let words = [name, item.expiryDate.map { language.words(for: $0) }, String(item.id.prefix(length))]
                StandardStreams.output("  \(number)) \(words.compactMap(\.self).joined(separator: "  "))")
            }
            guard let text = terminal.ask(language.words("the same thing as (number, name or id):")) else { return nil }
            if let number = Int(text), others.indices.contains(number - 1) { return "j " + others[number - 1].id }
            return "j " + text
        case "t" where question.topic != .oneThing || question.photos.count > 2:
            for (number, photo) in zip(1..., question.photos) {
                StandardStreams.output("  \(number)) \(TerminalText.visible(photo.name))")
            }
            return terminal.ask(language.words("which photo shows another thing (number):")).map { "t " + $0 }
        default: return typed
        }
    }

    /// Does what was typed; nil when the question is to be asked again.
    private mutating func answer(_ typed: String, to question: ReviewQuestion) async throws -> Outcome? {
        let answer: ReviewAnswer
        do throws(ReviewAnswer.Failure) {
            answer = try ReviewAnswer(
                typed: typed, to: question, today: report.common.currentDay, locale: locale.current)
        } catch {
            notices = [error.message(of: typed).text(in: language)]
            return nil
        }
        do {
            if case .photo(let photo) = question.subject {
                guard answer != .skip else { return .skipped }
                try await decide(answer, on: [photo])
                return .answered
            }
            let entry = try await inventory.answer(
                withPacks(answer, question), to: question, on: report.common.currentDay, locale: locale.current)
            if answer == .skip { return .skipped }
            guard let entry else { return .answered }
            return try await follow(entry)
        } catch let error as ReviewFailure {
            notices = [error.message.text(in: language)]
            return .again
        } catch let error as ItemEditError {
            notices = [error.words().message.text(in: language)]
        } catch let error as ItemReference.Failure {
            notices = [error.message(of: String(typed.dropFirst(2))).text(in: language)]
        }
        return nil
    }

    /// The answer, with the packs of a photo that is taken out, which are asked for where there are several.
    private func withPacks(_ answer: ReviewAnswer, _ question: ReviewQuestion) -> ReviewAnswer {
        guard let part = answer.parted(from: question), part.packs == nil, let count = question.item?.quantity,
            count > 1
        else { return answer }
        // Translators: "it" is the thing on the photo that is taken out of an item.
        let typed = terminal.ask(language.words("how many of the \(count) packs are it (Enter: 1):"))
        return .part(photo: part.photo, packs: typed.flatMap { Int($0) } ?? 1)
    }

    /// Notes what a change did. Where it joined items or took one apart, what is open of them is asked next, anew.
    private mutating func follow(_ entry: JournalEntry) async throws -> Outcome {
        let lines = EditReport(
            entry, today: report.common.currentDay, household: inventory.context.householdName, language: language)
        notices = lines.lines + (lines.warning.map { ["kif-scan: \($0.text(in: language))"] } ?? [])
        let asked = try await inventory.questions(after: entry, undated: isOfUndated, locale: locale.current)
        answered.subtract(asked.map(\.id))
        let coming = Set(questions[place...].map(\.id))
        questions.insert(contentsOf: asked.filter { !coming.contains($0.id) }, at: place + 1)
        return asked.contains { $0.id == questions[place].id } ? .again : .answered
    }

    // MARK: The inbox

    /// Puts photos to stock or forgets them, by one change.
    private mutating func decide(_ answer: ReviewAnswer, on photos: [InboxPhoto]) async throws {
        var change: JournalEntry?
        if answer == .stock {
            let count = photos.count
            let reading = Message(count, one: "reading \(count) photo …", other: "reading \(count) photos …")
            StandardStreams.output(reading.text(in: language))
            let outcome = try await InboxScan(inventory: inventory, report: report, locale: locale).stock(photos)
            (notices, change) = (outcome.lines, outcome.change)
        } else {
            change = try await inventory.decide(.forgotten, on: photos, on: report.common.currentDay)
            notices = change.map(lines) ?? []
        }
        for photo in photos {
            let id = ReviewQuestion(about: photo).id
            changes[id] = change?.changeId
            answered.insert(id)
        }
    }

    /// Asks what holds for all waiting photos of the kind of one, and does it; nil when nothing was answered.
    private mutating func answerAll(like question: ReviewQuestion) async throws -> Outcome? {
        guard case .photo(let photo) = question.subject else { return nil }
        let photos = try await inventory.waitingPhotos().filter { $0.subject == photo.subject }
        let (count, kind) = (photos.count, photo.subject.message)
        guard count > 0 else { return .again }
        let prompt = Message(
            count, one: "\(count) photo (\(kind)): t stock | x forget | Enter: neither:",
            other: "all \(count) photos (\(kind)): t stock | x forget | Enter: neither:")
        guard let typed = terminal.answer(prompt.text(in: language)) else { return .quit }
        let answers: [String: ReviewAnswer] = ["t": .stock, "x": .forget]
        guard let answer = answers[typed.lowercased()] else { return nil }
        try await decide(answer, on: photos)
        return .answered
    }

    /// Takes back what was answered about a photo, with all others that were answered with it.
    private mutating func takeBack(_ question: ReviewQuestion) async throws {
        guard let change = changes[question.id] else { return }
        do {
            notices = lines(try await inventory.undo(change, on: report.common.currentDay))
        } catch let error as ItemEditError {
            notices = [error.words().message.text(in: language)]
            return
        }
        for id in changes.filter({ $0.value == change }).keys {
            changes[id] = nil
            answered.remove(id)
        }
        place = questions.firstIndex { !answered.contains($0.id) && !skipped.contains($0.id) } ?? place
    }

    private func lines(_ entry: JournalEntry) -> [String] {
        EditReport(
            entry, today: report.common.currentDay, household: inventory.context.householdName, language: language
        ).lines
    }

    private func view(_ question: ReviewQuestion) async {
        guard let place = question.places.first, let photo = question.photo(at: place) else { return }
        if await pictures.state(of: photo) == .there { terminal.view(photo.name) }
    }
}
