import KeepItFreshDomain
import KeepItFreshLabels

extension ReviewQuestion {
    /// What is asked.
    var asked: Message {
        switch topic {
        case .oneThing:
            photos.count > 1
                ? Message("Do the photos show one thing?") : Message("Is it one pack?")
        case .barcode: Message("Which number is below the bars? It may be misread.")
        case .name: Message("What is it called?")
        case .inbox:
            switch subject {
            case .photo(let photo) where photo.subject == .food:
                Message("It shows several packs: photograph each of them alone. To stock as one?")
            default: Message("It does not look like food. To stock?")
            }
        case .date:
            switch doubt ?? .nothing {
            case .missing: Message("Until when does it keep? No date was read.")
            case .digits: Message("Is this the date? Its digits may be misread.")
            case .order: Message("Which date is it? The print has several meanings.")
            case .year: Message("Which year? The pack prints none.")
            case .meaning: Message("Does it keep until this date? It may mean something else.")
            case .conflict: Message("Which date is it? Two sources disagree.")
            case .nothing: Message("Until when does it keep?")
            }
        }
    }

    /// What a candidate answers, in words.
    func words(of candidate: Candidate, in language: MessageLanguage) -> String {
        switch candidate.value {
        case .date(let date, let kind):
            return "\(kind?.words(in: language) ?? language.words("date")) \(language.words(for: date))"
        case .number(let number): return number.digits
        case .name(let name): return TerminalText.visible(name)
        case .oneThing: return language.words("one thing")
        case .another(let photo):
            let number = photos.firstIndex { $0.contentHash == photo }.map { $0 + 1 } ?? 0
            return language.words("two things: photo \(number) shows another")
        case .onePackMore: return language.words("one pack more")
        }
    }
}
