import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan review`: asks about what is doubtful, and about the photos in the inbox.
struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Answer what is doubtful: dates, names, barcodes, and the photos in the inbox.",
        usage: "kif-scan review [--undated] [--strict] [--locale <locale>] [options]",
        discussion: """
            One question at a time, those about what expires first at the beginning. Enter takes the first answer, a number \
            another one; a date is typed as for --expiry, with its kind if you like ("use by 3.12."). s skips the question, b \
            goes back, q quits, and ? shows all that can be typed. What you answered is never asked again.

            The place in the photo is shown: as a picture in kitty, iTerm2, WezTerm and terminals with sixels, in half blocks \
            in all others, as text with --plain or NO_COLOR; KIF_PICTURES changes that. v opens the photo (KIF_VIEWER).

            With --json each question is one line. Answers are lines on standard input, unless that is a terminal: \
            {"question": "ID", "answer": "TEXT"}, with the text as it is typed on a terminal. With --strict, status 2 says that \
            questions are left.
            """
    )

    @Flag(help: "Ask for the dates of all items in stock that have none.")
    var undated = false

    @Flag(help: "End with status 2 if questions are left.")
    var strict = false

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func run() async throws {
        let inventory = try await report.openInventory()
        var left = 0
        do {
            let questions = try await inventory.questions(undated: undated, locale: locale.current)
            if questions.isEmpty {
                report.common.say("Nothing to check.")
            } else if report.json {
                left = try await ReviewLines(inventory: inventory, report: report, locale: locale).run(questions)
            } else if StandardStreams.canAsk, StandardStreams.outputIsTerminal {
                var session = ReviewSession(
                    questions, in: inventory, report: report, locale: locale, isOfUndated: undated)
                left = try await session.run()
            } else {
                throw CommandFailure("review asks questions on a terminal; without one, use --json", status: .usage)
            }
        } catch {
            throw CommandFailure(onItem: error)
        }
        if strict, left > 0 { throw ExitCode(CommandStatus.needsReview.rawValue) }
    }
}
