import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// The answer of a device to a question, as it is typed in a terminal.
struct AskedAnswer: Sendable {
    /// The id of the change that it makes.
    let id: String
    /// The public id of the session.
    let device: String
    let day: CivilDate
    /// The question's id, and the digest of what it asked.
    let question: String
    let version: String
    let text: String
    let locale: LocaleHint?
    let language: MessageLanguage

    /// Does what is answered, and returns the object of its outcome. Throws `DataError`.
    func perform(in inventory: Inventory, _ pictures: HouseholdPictures) async throws -> JSONValue {
        let subject = ReviewQuestion.parts(ofId: question)?.subject ?? ""
        let (outcome, refusal) = try await outcome(about: subject, in: inventory)
        var fields: [(String, JSONValue)] = [("id", .string(id))]
        if let (code, message) = refusal {
            let words = ErrorWords.sentence(message.text(in: language))
            fields.append(("refusal", .object([("code", .string(code)), ("message", .string(words))])))
        } else {
            fields.append(("change", outcome.entry == nil ? .null : .string(id)))
        }
        return .object(fields + [("items", try await inventory.items(after: outcome, and: subject, on: day, pictures))])
    }

    private func outcome(
        about subject: String, in inventory: Inventory
    ) async throws -> (ChangeOutcome, refusal: (code: String, Message)?) {
        if let made = try await inventory.outcome(ofChange: id, on: subject) { return (made, nil) }
        let nothing = ChangeOutcome(id: id)
        do {
            let asked = try await inventory.question(withId: question, version: version, locale: locale)
            let answer = try ReviewAnswer(typed: text, to: asked, today: day, locale: locale)
            guard let action = try await inventory.action(of: answer, to: asked, locale: locale) else {
                return (nothing, nil)
            }
            let change = RequestedChange(action, on: day, id: id, device: device)
            let outcome = try await inventory.perform(change, locale: locale)
            return (outcome, outcome.refusal.map { ($0.code, $0.words().reason) })
        } catch let error as ReviewFailure {
            return (nothing, ("\(error)", error.message))
        } catch let error as ItemEditError {
            return (nothing, (error.code, error.words().reason))
        } catch let error as ItemReference.Failure {
            return (nothing, ("noSuchItem", error.words(of: String(text.dropFirst(2))).reason))
        } catch let error as ReviewAnswer.Failure {
            return (nothing, (error.code, error.words(of: text).reason))
        }
    }
}

extension ReviewAnswer.Failure {
    fileprivate var code: String {
        switch self {
        case .date(.ambiguous): "ambiguousDate"
        case .date: "unknownDate"
        case .unclear, .tooLong: "unclear"
        }
    }
}
