import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshPresentation
import Testing

@testable import KeepItFreshServer

/// What people read of a problem, on a phone.
@Suite struct ProblemTests {
    private static var all: [Problem] {
        var errors: [any Error] = EveryError.auth
        errors += EveryError.data
        errors += EveryError.household
        errors += EveryError.edit
        let problems: [Problem] = [
            .notFound, .notSignedIn, .tooLarge, .accountDeleted, .otherFormat(2), Route.registrationClosed,
            .badRequest("'item' is missing."), .tooMany(Message("too many photos wait already"), retryAfter: 1),
        ]
        errors += problems
        errors.append(CancellationError())
        return errors.map(Problem.init)
    }

    @Test(arguments: ["de", "es", "fr"])
    func whenThePhoneSpeaksAnotherLanguage_shouldSayEachProblemInIt(language: String) {
        for problem in Self.all {
            let shown = problem.reason.text(in: MessageLanguage(locale: language))
            #expect(shown != problem.reason.english, "\(problem.code)")
        }
    }

    @Test func everyProblem_shouldSpeakOfNoTerminal() {
        for problem in Self.all {
            let shown = problem.reason.english
            #expect(!shown.contains("kif-scan ") && !shown.contains("--"), "\(shown)")
        }
    }
}
