import Foundation
import KIFTestSupport
import Testing

/// Impossible numbers as options, amounts, answers and settings. A program that a number ends dies of a signal, which
/// counts as a negative status.
@Suite struct OptionFuzzTests {
    /// `%` stands for a number, `@` for a day.
    private static let commands = [
        "list --within=%", "list --json --within=% --today=@", "list --within=% --today=@", "show Rice --today=@",
        "eat Rice %", "eat Rice -- %", "waste Rice %", "open Rice --days=%", "open Rice --days=% --today=@",
        "freeze Rice --packs=%", "thaw Rice --packs=%", "move Rice cellar --packs=%", "fix Rice --quantity=%",
        "fix Rice --expiry=%", "fix Rice --expiry=@", "fix Rice --expiry=+%d --today=@",
        "fix Rice --quantity=% --expiry=@",
        "fix Rice --produced=@ --today=@", "journal --limit=%", "catalog search oats --limit=%", "stats --month=@",
        "remind due --today=@", "remind thresholds --use-by=%,%", "remind calendar --at=%:%",
        "remind calendar --today=@",
        "scan missing.jpg --jobs=%", "scan missing.jpg --max-megapixels=%", "watch missing --quiet-period=% --jobs=%",
        "parse --today=@ 12.03.%", "parse --barcode --today=@ (01)04006381333931(3103)%", "parse EXP+%",
        "export --today=@", "undo", "review --today=@", "why Rice --today=@", "login email a@b.example --password-fd=%",
    ]

    @Test(.timeLimit(.minutes(60))) func whenANumberIsImpossible_shouldEndWithAStatus() async throws {
        let kif = try KifScanProcess()
        try await HomeTemplate.riceCakes.value.copy(to: kif.folder)

        try await FuzzBudget.run { seed, random in
            let form = EdgeNumbers.pick(Self.commands, using: &random)
            let arguments = form.split(separator: " ").map { word in
                word.map { letter in
                    switch letter {
                    case "%": EdgeNumbers.pick(EdgeNumbers.texts, using: &random)
                    case "@": EdgeNumbers.pick(EdgeNumbers.days, using: &random)
                    default: String(letter)
                    }
                }.joined()
            }
            let text = EdgeNumbers.pick(EdgeNumbers.texts, using: &random)
            var environment: [String: String] = [:]
            if Int.random(in: 0..<4, using: &random) == 0 {
                environment = ["KIF_JOBS": text, "KIF_MAX_MEGAPIXELS": text, "COLUMNS": text]
            }

            let answers = Data("\(text)\nd\n+\(text)d\n".utf8)
            let outcome = try await kif.run(arguments, input: answers, environment: environment)

            #expect(
                [0, 1, 2, 64, 65, 69, 74, 75, 77].contains(outcome.status),
                "seed \(seed): \(arguments) \(text): \(outcome.status) \(outcome.error)")
        }
    }
}
