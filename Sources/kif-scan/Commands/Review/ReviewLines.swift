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
        let written = Dictionary(questions.map { ($0.id, $0) }) { first, _ in first }
        var left = Set(written.keys)
        while let line = readLine() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            guard line.utf8.prefix(Self.maximumBytes + 1).count <= Self.maximumBytes,
                let answer = try? JSONDecoder().decode(Answer.self, from: Data(line.utf8))
            else {
                refuse(nil, "unreadable", "the line is not an answer: {\"question\": ID, \"answer\": TEXT}")
                continue
            }
            guard let question = written[answer.question], left.contains(question.id) else {
                refuse(answer.question, "unknownQuestion", "there is no such question")
                continue
            }
            try await take(answer.answer, to: question, of: &left)
        }
        return left.count
    }

    /// Does what an answer says and writes it, and keeps the ids of the questions that are left.
    private func take(_ text: String, to question: ReviewQuestion, of left: inout Set<String>) async throws {
        do {
            // An earlier answer may have changed what is asked.
            let asked = try await inventory.question(
                withId: question.id, version: question.version, locale: locale.current)
            let answer = try ReviewAnswer(
                typed: text, to: asked, today: report.common.currentDay, locale: locale.current)
            let entry = try await change(answer, asked)
            let change = entry.map { entry in
                EditReport(entry, today: report.common.currentDay, household: inventory.context.householdName).json
            }
            write(question.id, [("change", change ?? .null)])
            if answer != .skip { left.remove(question.id) }
            guard let entry else { return }
            left.formUnion(try await inventory.questions(after: entry, locale: locale.current).map(\.id))
        } catch let error as ReviewAnswer.Failure {
            refuse(question.id, "unclear", error.message(of: text).english)
        } catch let error as ReviewFailure {
            refuse(question.id, "changed", error.message.english)
        } catch let error as ItemEditError {
            refuse(question.id, "refused", error.words().message.english)
        } catch let error as ItemReference.Failure {
            refuse(question.id, "noSuchItem", error.message(of: text).english)
        }
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
