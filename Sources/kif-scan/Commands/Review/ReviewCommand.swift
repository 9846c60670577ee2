import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan review`: asks about what is doubtful, and about the photos in the inbox.
struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Answer what is doubtful: dates, names, barcodes, and the photos in the inbox.",
        usage: "kif-scan review [--inbox | --undated] [--strict] [--locale <locale>] [options]",
        discussion: """
            One question at a time, those about what expires first at the beginning. Enter takes the first answer, a number \
            another one; a date is typed as for --expiry, with its kind if you like ("use by 3.12."). s skips the question, b \
            goes back, q quits, and ? shows all that can be typed. What you answered is never asked again.

            The place in the photo is shown: as a picture in kitty, iTerm2, WezTerm and terminals with sixels, in half blocks \
            in all others, as text with --plain or NO_COLOR; KIF_PICTURES changes that. v opens the photo (KIF_VIEWER).

            --inbox goes through the photos that do not look like food: one key each, without Enter. t puts one to stock, x \
            forgets it, A and then t or x does so with all of its kind. b takes the last answer back, and kif-scan undo does so \
            later. Your answer also holds for the next photo with the same number, or with the same lettering.

            With --json each question is one line. Answers are lines on standard input, unless that is a terminal: \
            {"question": "ID", "answer": "TEXT"}, with the text as it is typed on a terminal. With --strict, status 2 says that \
            questions are left.
            """
    )

    @Flag(help: "Ask only about the photos in the inbox, one key each.")
    var inbox = false

    @Flag(help: "Ask for the dates of all items in stock that have none.")
    var undated = false

    @Flag(help: "End with status 2 if questions are left.")
    var strict = false

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func validate() throws {
        if inbox, undated { throw usageError("--inbox and --undated cannot be combined.") }
    }

    func run() async throws {
        let inventory = try await report.openInventory()
        var left = 0
        do {
            let questions =
                inbox
                ? try await inventory.inboxQuestions()
                : try await inventory.questions(undated: undated, locale: locale.current)
            if questions.isEmpty, inbox {
                report.common.say("No photo waits in the inbox.")
            } else if questions.isEmpty {
                report.common.say("Nothing to check.")
            } else if report.json {
                left = try await ReviewLines(inventory: inventory, report: report, locale: locale).run(questions)
            } else if StandardStreams.canAsk, StandardStreams.outputIsTerminal {
                var session = ReviewSession(
                    questions, in: inventory, report: report, locale: locale, isOfUndated: undated, isOfInbox: inbox)
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
