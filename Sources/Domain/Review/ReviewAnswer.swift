package import KeepItFreshLabels

/// What a person answers to a `ReviewQuestion`.
package enum ReviewAnswer: Hashable, Sendable {
    /// The candidate with this number, from 0.
    case candidate(Int)
    case date(CivilDate, DateKind?)
    /// The pack carries no date.
    case noDate
    case number(GTIN)
    /// The barcode is not to be used.
    case noNumber
    case name(String)
    /// The item is right as it is, as far as the question goes.
    case asItIs
    case onePackMore
    case eaten
    case notFood
    /// The item is the same thing as another, by a reference to that.
    case join(to: String)
    /// A photo, by its content hash, shows another thing, of which there are so many packs; nil as usual.
    case part(photo: String, packs: Int?)
    /// The photo of the inbox belongs in stock.
    case stock
    /// It does not, and is never asked about again.
    case forget
    /// Not now.
    case skip

    /// Why a typed text is no answer.
    package enum Failure: Error, Equatable, Sendable {
        /// It is none of the things that can be typed.
        case unclear
        /// It looks like a date and is none.
        case date(TypedDate.Failure)
        /// It is too long.
        case tooLong
    }

    /// In bytes: that of a word before a value.
    private static let maximumLength = 4 * Item.maximumText + 10

    /// What `text` answers on the day `today`, as it is typed in a terminal: nothing for the usual candidate, or to
    /// skip where there is none, a candidate's number, a date as a person writes it (`TypedExpiry`), a name, a product
    /// number, or one of the letters in `letters`. `j NAME` joins the item to another, `t 2` takes the second photo
    /// out.
    package init(
        typed text: String, to question: ReviewQuestion, today: CivilDate, locale: LocaleHint?
    ) throws(Failure) {
        guard text.utf8.prefix(Self.maximumLength + 1).count <= Self.maximumLength else { throw .tooLong }
        let words = text.split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        guard !text.isEmpty else {
            self = question.usual.map { .candidate($0) } ?? .skip
            return
        }
        if let letter = Self.letters(for: question)[text.lowercased()] {
            self = letter
        } else if let number = Int(text), question.candidates.indices.contains(number - 1) {
            self = .candidate(number - 1)
        } else if let action = Self.action(words, on: question) {
            self = action
        } else {
            self = try Self.value(text, for: question, today: today, locale: locale)
        }
    }

    /// The answers that a letter or a word alone gives.
    private static func letters(for question: ReviewQuestion) -> [String: ReviewAnswer] {
        if question.topic == .inbox { return ["t": .stock, "x": .forget, "s": .skip] }
        var letters: [String: ReviewAnswer] = [
            "o": .asItIs, "ok": .asItIs, "p": .onePackMore, "e": .eaten, "x": .notFood, "s": .skip,
        ]
        switch question.topic {
        case .date: (letters["w"], letters["none"]) = (.noDate, .noDate)
        case .barcode: (letters["w"], letters["none"]) = (.noNumber, .noNumber)
        case .oneThing, .name, .inbox: break
        }
        if case .another(let photo)? = question.candidates.last?.value {
            letters["t"] = .part(photo: photo, packs: nil)
        }
        return letters
    }

    /// The answers of a letter with what follows it; nil for any other text.
    private static func action(_ words: [Substring], on question: ReviewQuestion) -> ReviewAnswer? {
        guard let letter = words.first?.lowercased(), words.count > 1, question.item != nil else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        switch letter {
        case "j": return .join(to: rest)
        case "n": return .name(rest)
        case "t":
            guard let number = Int(words[1]), question.photos.indices.contains(number - 1), words.count <= 3 else {
                return nil
            }
            let packs = words.count == 3 ? Int(words[2]) : nil
            guard words.count == 2 || packs != nil else { return nil }
            return .part(photo: question.photos[number - 1].contentHash, packs: packs)
        default: return nil
        }
    }

    private static func value(
        _ text: String, for question: ReviewQuestion, today: CivilDate, locale: LocaleHint?
    ) throws(Failure) -> ReviewAnswer {
        switch question.topic {
        case .date:
            // One letter is a mistyped key.
            guard text.count > 1 else { throw .unclear }
            if NoDate.isMeant(by: text) { return .noDate }
            do throws(TypedDate.Failure) {
                let expiry = try TypedExpiry(text, today: today, locale: locale)
                return .date(expiry.date, expiry.kind)
            } catch {
                throw text.contains(where: \.isNumber) ? .date(error) : .unclear
            }
        case .barcode:
            guard let number = GTIN(text.filter { !$0.isWhitespace }) else { throw .unclear }
            return .number(number)
        case .name:
            guard text.count > 1 else { throw .unclear }
            return .name(text)
        case .oneThing, .inbox: throw .unclear
        }
    }
}

extension ReviewAnswer {
    /// What the answer does to the item of a question; nil where it is no edit of this item alone, and for a candidate
    /// that does not exist.
    package func edit(of item: Item, asked question: ReviewQuestion) -> ItemEdit? {
        var fix = ItemFix()
        switch self {
        case .candidate(let number):
            guard question.candidates.indices.contains(number) else { return nil }
            switch question.candidates[number].value {
            case .date(let date, let kind): fix = ItemFix(.expiry) { ($0.expiryDate, $0.expiryKind) = (date, kind) }
            case .number(let number): fix = ItemFix(.gtin) { $0.gtin = number }
            case .name(let name): fix = ItemFix(.name) { $0.name = name }
            case .oneThing: fix.answered = [.possibleMerge]
            case .onePackMore: return ReviewAnswer.onePackMore.edit(of: item, asked: question)
            case .another: return nil
            }
        case .date(let date, let kind): fix = ItemFix(.expiry) { ($0.expiryDate, $0.expiryKind) = (date, kind) }
        case .noDate: fix = ItemFix(.expiry)
        case .number(let number): fix = ItemFix(.gtin) { $0.gtin = number }
        case .noNumber: fix = ItemFix(.gtin)
        case .name(let name): fix = ItemFix(.name) { $0.name = name }
        case .asItIs:
            switch question.topic {
            case .oneThing: fix.answered = [.possibleMerge]
            case .date: fix.answered = ReviewReason.allCases.filter(\.isAboutDate)
            case .barcode: fix.answered = [.doubtfulBarcode]
            case .name:
                guard let name = item.name else { return nil }
                fix = ItemFix(.name) { $0.name = name }
            case .inbox: return nil
            }
        case .onePackMore:
            fix.set([.quantity]) { $0.quantity = item.quantity + 1 }
            fix.answered = [.possibleMerge]
        case .eaten: return .eat(.all)
        case .notFood, .join, .part, .stock, .forget, .skip: return nil
        }
        return .fix(fix)
    }

    /// The photo that shows another thing, with its packs; nil for other answers.
    package func parted(from question: ReviewQuestion) -> (photo: String, packs: Int?)? {
        switch self {
        case .part(let photo, let packs): return (photo, packs)
        case .candidate(let number):
            guard question.candidates.indices.contains(number),
                case .another(let photo) = question.candidates[number].value
            else { return nil }
            return (photo, nil)
        default: return nil
        }
    }
}
