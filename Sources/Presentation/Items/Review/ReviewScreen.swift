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
        return wrapped(count + subject).map(style.bold) + wrapped(question.asked.text(in: language))
    }

    /// What the question is about: the name, the place, the beginning of the id.
    private var subject: String {
        switch question.subject {
        case .item(let item):
            let place = item.place.map { language.words("in \(TerminalText.visible($0))") }
            let packs = item.quantity == 1 ? nil : "× \(item.quantity)"
            let id = TerminalText.visible(String(item.id.prefix(idLength)))
            let name = item.shownName(in: language, traits: ItemTraits(question.photos))
            return [name, packs, place, id].compactMap(\.self).joined(separator: "  ")
        case .photo(let photo):
            let values = [photo.title.map(TerminalText.visible), photo.expiryDate.map { language.words(for: $0) }]
                .compactMap(\.self)
            return ([photo.subject.message.text(in: language)] + values).joined(separator: ", ")
        }
    }

    /// The photos to look at, each on a line of its own; `state` says what is wrong with a photo, nil for nothing.
    package func photoLines(_ state: (ReviewQuestion.Place) -> PhotoState) -> [String] {
        var named: Set<String> = []
        return question.places.prefix(Self.maximumPhotos).flatMap { place -> [String] in
            guard named.insert(place.photo).inserted, let photo = question.photo(at: place) else { return [] }
            let number = question.photos.firstIndex { $0.contentHash == place.photo }.map { $0 + 1 } ?? 1
            let count = question.photos.count > 1 ? "\(number) " : ""
            let name = TerminalText.visible(photo.name)
            return wrapped(state(place).message(of: count + name).text(in: language))
        }
    }

    /// Whether a photo's file is still what it was.
    package enum PhotoState: Sendable {
        case there, gone, replaced

        fileprivate func message(of photo: String) -> Message {
            switch self {
            case .there: Message("photo \(photo)")
            case .gone: Message("photo \(photo): no longer there")
            case .replaced: Message("photo \(photo): another picture is there now")
            }
        }
    }

    private static let maximumPhotos = 2
    private static let wideColumns = 80

    // MARK: In place of a picture

    /// What was read at the first place, with the lines before and behind it; empty where nothing was.
    package var quotation: [String] {
        guard let place = question.places.first, let box = place.box,
            let lines = question.photo(at: place)?.label?.lines,
            let index = lines.firstIndex(where: { $0.box?.sharesPlace(with: box) ?? false })
        else { return [] }
        let around = lines.indices.filter { abs($0 - index) <= 1 }.map { number in
            let text = TerminalText.visible(lines[number].text)
            return number == index ? "[\(text)]" : text
        }
        return wrapped(language.words("read: \(around.joined(separator: " / "))"))
    }

    // MARK: Below the picture

    /// The candidates, numbered from 1; of several readings of one print why the first is taken.
    package var candidateLines: [String] {
        let count = showsAll ? question.candidates.count : question.likelyCount
        var lines: [String] = []
        for (number, candidate) in zip(1..., question.candidates.prefix(count)) {
            let text = candidate.text.map { "\"\(TerminalText.visible($0))\"" }
            lines += wrapped(
                "  \(number)) "
                    + ([question.words(of: candidate, in: language), text].compactMap(\.self).joined(separator: "  ")))
            if question.doubt == .order, number == 1, !candidate.reasons.isEmpty {
                lines += wrapped("     " + candidate.reasons.message.text(in: language))
            }
        }
        return lines
    }

    /// The keys that are needed most.
    package var keys: [String] {
        let enter = question.usual.map { String($0 + 1) } ?? language.words("skip")
        var keys = [language.words("Enter: \(enter)")]
        switch question.topic {
        case .date: keys.append(language.words("a date"))
        case .barcode: keys.append(language.words("the number"))
        case .name: keys.append(language.words("a name"))
        case .inbox: keys.append(language.words("t stock | x forget"))
        case .oneThing: break
        }
        if question.usual != nil { keys.append(language.words("s skip")) }
        if question.topic != .inbox {
            keys.append(language.words("b back"))
        } else if style.columns ?? Self.wideColumns >= Self.wideColumns {
            keys += [language.words("A all of a kind"), language.words("b back")]
        }
        keys.append(language.words("q quit | ? all"))
        return wrapped(keys.joined(separator: " | "))
    }

    /// All that can be typed, a line each.
    package var help: [String] {
        let ofTopic: [Message] =
            switch question.topic {
            case .inbox: Self.inboxHelp
            case .date: [Self.candidateHelp] + Self.dateHelp + Self.itemHelp
            case .barcode: [Self.candidateHelp] + Self.numberHelp + Self.itemHelp
            case .name: [Self.candidateHelp, Self.nameHelp] + Self.itemHelp
            case .oneThing: [Self.candidateHelp] + Self.itemHelp
            }
        let back = question.topic == .inbox ? Self.inboxBackHelp : Self.backHelp
        return (ofTopic + Self.alwaysHelp + [back, Message("q: end")]).flatMap { wrapped("  " + $0.text(in: language)) }
    }

    // Translators: in the following help, what stands before the colon is typed as it is, but for examples of dates.
    private static let candidateHelp = Message("1, 2, …: that one")
    private static let nameHelp = Message("any other text: that name")
    private static let inboxHelp = [
        Message("t: it belongs in stock"), Message("x: forget this photo"),
        Message("A, then t or x: the same for all photos of its kind"),
    ]
    private static let inboxBackHelp = Message("b: the photo before; what you said of it is taken back")
    private static let backHelp = Message("b: the question before")
    private static let dateHelp = [
        Message("12.3.27, 2027-03, +3d, use by 3.12., …: that date"),
        Message("w: packs of this product carry none"), Message("m: less likely ones too"),
    ]
    private static let numberHelp = [
        Message("4006381333931: that number"), Message("w, none: do not use the barcode"),
    ]
    private static let itemHelp = [
        Message("o: right as it is"), Message("n, n NAME: its name"),
        Message("j, j NAME: the same thing as that item"), Message("t, t NUMBER: that photo shows another thing"),
        Message("p: one pack more"), Message("e: it is eaten"),
        Message("x: not food: it goes, with all that was read of it"),
    ]
    private static let alwaysHelp = [
        Message("v: open the photo"), Message("s: not now"),
    ]

    /// A text in lines that fit the terminal's width, broken between words; a word that is longer is cut.
    private func wrapped(_ text: String) -> [String] {
        guard let columns = style.columns else { return [text] }
        return TerminalText.wrapped(text, columns: columns - 1).map { line in
            TerminalText.columns(of: line) < columns ? line : TerminalText.fitted(line, within: columns - 1)
        }
    }
}
