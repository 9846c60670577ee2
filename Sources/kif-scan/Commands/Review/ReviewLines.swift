import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// Writes questions as JSON Lines, and does what answers on standard input say.
struct ReviewLines {
    let inventory: Inventory
    let report: ReportOption
    let locale: LocaleOption

    /// A line of standard input.
    private struct Answer: Decodable {
        let question: String
        let answer: String
    }

    private static let maximumBytes = 1 << 16

    /// Writes the questions, then reads answers until the end of standard input, if that is no terminal, and writes
    /// what each did. Returns how many questions are left. Throws `DataError`.
    func run(_ questions: [ReviewQuestion]) async throws -> Int {
        for (number, question) in zip(1..., questions) {
            StandardStreams.output(json(question, number: (number, questions.count)).line)
        }
        guard !StandardStreams.inputIsTerminal else { return questions.count }
        var open = Dictionary(questions.map { ($0.id, $0) }) { first, _ in first }
        while let line = readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            guard line.utf8.prefix(Self.maximumBytes + 1).count <= Self.maximumBytes,
                let answer = try? JSONDecoder().decode(Answer.self, from: Data(line.utf8))
            else {
                refuse(nil, "unreadable", "the line is not an answer: {\"question\": ID, \"answer\": TEXT}")
                continue
            }
            guard let question = open[answer.question] else {
                refuse(answer.question, "unknownQuestion", "there is no such question")
                continue
            }
            if try await take(answer.answer, to: question) { open[question.id] = nil }
        }
        return open.count
    }

    /// Does what an answer says and writes it; false when the question stays.
    private func take(_ text: String, to question: ReviewQuestion) async throws -> Bool {
        do {
            let answer = try ReviewAnswer(
                typed: text, to: question, today: report.common.currentDay, locale: locale.current)
            // An earlier answer about the same item, or in this same call, has changed it.
            let asked = try await inventory.current(question)
            let entry = try await change(answer, asked)
            let change = entry.map { entry in
                EditReport(entry, today: report.common.currentDay, household: inventory.context.householdName).json
            }
            write(question.id, [("change", change ?? .null)])
            return answer != .skip
        } catch let error as ReviewAnswer.Failure {
            refuse(question.id, "unclear", error.message(of: text).english)
        } catch let error as ReviewFailure {
            refuse(question.id, "changed", error.message.english)
        } catch let error as ItemEditError {
            refuse(question.id, "refused", error.message.english)
        } catch let error as ItemReference.Failure {
            refuse(question.id, "noSuchItem", error.message(of: text).english)
        }
        return false
    }

    /// Does what an answer says, and returns the change; nil when it changes nothing.
    private func change(_ answer: ReviewAnswer, _ question: ReviewQuestion) async throws -> JournalEntry? {
        guard answer == .stock, case .photo(let photo) = question.subject else {
            return try await inventory.answer(
                answer, to: question, on: report.common.currentDay, locale: locale.current)
        }
        let scan = InboxScan(inventory: inventory, report: report, locale: locale)
        let outcome = try await scan.stock([photo])
        outcome.lines.forEach(StandardStreams.error)
        return outcome.change
    }

    private func json(_ question: ReviewQuestion, number: (Int, of: Int)) -> JSONValue {
        question.json(
            listed: { item in
                item.json(
                    today: report.common.currentDay, soonDays: ExpiryStatus.defaultSoonDays,
                    household: inventory.context.householdName)
            }, number: number,
            isThere: question.photos.first.map { FileManager.default.fileExists(atPath: $0.name) } ?? false)
    }

    private func refuse(_ question: String?, _ code: String, _ message: String) {
        write(question, [("error", .object([("code", .string(code)), ("message", .string(message))]))])
    }

    private func write(_ question: String?, _ fields: [(String, JSONValue)]) {
        StandardStreams.output(JSONValue.object([("question", .text(question))] + fields).line)
    }
}
