import FoundationEssentials
package import KeepItFreshDomain
import KeepItFreshLabels

/// Shows one question on a terminal: the item, the photo, what is doubtful, the candidates and the keys.
package struct ReviewScreen: Sendable {
    private let question: ReviewQuestion
    private let style: TerminalStyle
    private let idLength: Int
    private let showsAll: Bool

    /// A screen for a question. `showsAll` also shows candidates that are unlikely.
    package init(_ question: ReviewQuestion, style: TerminalStyle, idLength: Int, showsAll: Bool = false) {
        self.question = question
        self.style = style
        self.idLength = idLength
        self.showsAll = showsAll
    }

    private var language: MessageLanguage { style.language }

    // MARK: Above the picture

    /// The first lines: which question it is, what it is about, and what is asked. `number` is the question's place
    /// among those of this call, and their number.
    package func heading(number: (Int, of: Int)?) -> [String] {
        let count = number.map { "\($0.0)/\($0.of)  " } ?? ""
        return [fitted(count + style.bold(subject), plain: count + subject), fitted(asked)]
    }

    /// What the question is about: the name, the place, the beginning of the id.
    private var subject: String {
        switch question.subject {
        case .item(let item):
            let place = item.place.map { language.text(.inPlace, TerminalText.visible($0)) }
            let packs = item.quantity == 1 ? nil : "× \(item.quantity)"
            let id = TerminalText.visible(String(item.id.prefix(idLength)))
            let name = item.shownName(in: language, traits: ItemTraits(question.photos))
            return [name, packs, place, id].compactMap(\.self).joined(separator: "  ")
        case .photo(let photo):
            let values = [photo.title.map(TerminalText.visible), photo.expiryDate?.description].compactMap(\.self)
            return ([photo.subject.words(in: language)] + values).joined(separator: ", ")
        }
    }

    private var asked: String {
        switch question.topic {
        case .oneThing: language.text(question.photos.count > 1 ? .askOneThing : .askOnePack)
        case .barcode: language.text(.askBarcode)
        case .name: language.text(.askName)
        case .inbox: language.text(.askInbox)
        case .date:
            switch question.doubt ?? .nothing {
            case .missing: language.text(.askMissing)
            case .digits: language.text(.askDigits)
            case .order: language.text(.askOrder)
            case .year: language.text(.askYear)
            case .meaning: language.text(.askMeaning)
            case .conflict: language.text(.askConflict)
            case .nothing: language.text(.askDate)
            }
        }
    }

    /// The photos to look at, a line each; `state` says what is wrong with a photo, nil for nothing.
    package func photoLines(_ state: (ReviewQuestion.Place) -> PhotoState) -> [String] {
        var named: Set<String> = []
        return question.places.prefix(Self.maximumPhotos).compactMap { place in
            guard named.insert(place.photo).inserted, let photo = question.photo(at: place) else { return nil }
            let number = question.photos.firstIndex { $0.contentHash == place.photo }.map { $0 + 1 } ?? 1
            let count = question.photos.count > 1 ? "\(number) " : ""
            let name = TerminalText.visible(photo.name)
            return fitted(language.text(state(place).words, count + name))
        }
    }

    /// Whether a photo's file is still what it was.
    package enum PhotoState: Sendable {
        case there, gone, replaced

        fileprivate var words: Phrase {
            switch self {
            case .there: .photo
            case .gone: .photoMoved
            case .replaced: .photoReplaced
            }
        }
    }

    private static let maximumPhotos = 2

    // MARK: In place of a picture

    /// What was read at the first place, with the lines before and behind it; nil where nothing was.
    package var quotation: String? {
        guard let place = question.places.first, let box = place.box,
            let lines = question.photo(at: place)?.label?.lines,
            let index = lines.firstIndex(where: { $0.box?.sharesPlace(with: box) ?? false })
        else { return nil }
        let around = lines.indices.filter { abs($0 - index) <= 1 }.map { number in
            let text = TerminalText.visible(lines[number].text)
            return number == index ? "[\(text)]" : text
        }
        return fitted(language.text(.readWith, around.joined(separator: " / ")))
    }

    // MARK: Below the picture

    /// The candidates, numbered from 1; of several readings of one print why the first is taken.
    package var candidateLines: [String] {
        let count = showsAll ? question.candidates.count : question.likelyCount
        var lines: [String] = []
        for (number, candidate) in zip(1..., question.candidates.prefix(count)) {
            let text = candidate.text.map { "\"\(TerminalText.visible($0))\"" }
            lines.append(
                fitted("  \(number)) " + ([words(of: candidate), text].compactMap(\.self).joined(separator: "  "))))
            if question.doubt == .order, number == 1, !candidate.reasons.isEmpty {
                lines.append(fitted("     " + language.text(.takenBecause, candidate.reasons.words)))
            }
        }
        return lines
    }

    private func words(of candidate: ReviewQuestion.Candidate) -> String {
        switch candidate.value {
        case .date(let date, let kind):
            return "\(kind?.words(in: language) ?? language.text(.dateAspect)) \(date)"
        case .number(let number): return number.digits
        case .name(let name): return TerminalText.visible(name)
        case .oneThing: return language.text(.oneThing)
        case .another(let photo):
            let number = question.photos.firstIndex { $0.contentHash == photo }.map { $0 + 1 } ?? 0
            return language.text(.anotherThing, String(number))
        case .onePackMore: return language.text(.onePackMore)
        }
    }

    /// One line with the keys that are needed most.
    package var keys: String {
        let enter = question.usual.map { String($0 + 1) } ?? language.text(.keySkip)
        var keys = [language.text(.keyEnter, enter)]
        switch question.topic {
        case .date: keys.append(language.text(.keyDate))
        case .barcode: keys.append(language.text(.keyNumber))
        case .name: keys.append(language.text(.keyName))
        case .inbox: keys.append(language.text(.keyInbox))
        case .oneThing: break
        }
        if question.usual != nil { keys.append(language.text(.keyLater)) }
        if question.topic != .inbox { keys.append(language.text(.keyBack)) }
        keys.append(language.text(.keysAlways))
        return fitted(keys.joined(separator: " | "))
    }

    /// All that can be typed, a line each.
    package var help: [String] {
        let always: [Phrase] = [.helpView, .helpSkip, .helpBack, .helpQuit]
        let ofItem: [Phrase] = [.helpAsItIs, .helpName, .helpJoin, .helpPart, .helpPack, .helpEaten, .helpNotFood]
        let phrases: [Phrase] =
            switch question.topic {
            case .inbox: [.helpStock, .helpForget]
            case .date: [.helpCandidate, .helpDate, .helpNoDate, .helpMore] + ofItem
            case .barcode: [.helpCandidate, .helpNumber, .helpNoNumber] + ofItem
            case .name: [.helpCandidate, .helpTypedName] + ofItem
            case .oneThing: [.helpCandidate] + ofItem
            }
        return (phrases + always).map { fitted("  " + language.text($0)) }
    }

    /// A text, or its painted form, cut to the terminal's width.
    private func fitted(_ text: String, plain: String? = nil) -> String {
        guard let columns = style.columns, TerminalText.columns(of: plain ?? text) >= columns else { return text }
        return TerminalText.fitted(plain ?? text, within: columns - 1)
    }
}
