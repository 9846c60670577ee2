import Foundation
import Testing

/// Reading needs no writing: a home that can only be read gives the same lists, and what would change it is refused.
@Suite(.enabled("no disk can be mounted here") { await SmallDisk.isPossible.value }) struct ReadOnlyHomeTests {
    private let kif: KifScanProcess

    init() async throws {
        kif = try KifScanProcess()
        try await ErrorHome.shared.value.copy(to: kif.folder)
    }

    @Test(
        arguments: [
            ["list"], ["list", "--json"], ["search", "oat"], ["show", "aa"], ["export"], ["history"], ["why", "aa"],
            ["stats"], ["remind", "due"], ["whoami"], ["list", "--household", "Home"],
        ])
    func whenNothingCanBeWritten_shouldReadTheSame(arguments: [String]) async throws {
        let before = try await kif.run(arguments + ["--today", "2026-11-20"], input: Data())

        let outcome = try await runReadOnly(arguments + ["--today", "2026-11-20"])

        #expect(outcome.status == 0)
        #expect(outcome.output == before.output && !outcome.output.isEmpty)
        #expect(outcome.error == before.error)
    }

    @Test func whenThereIsNoSession_shouldReadTheGuestsInventory() async throws {
        let before = try await kif.run("list")
        try FileManager.default.removeItem(atPath: kif.path(".local/state"))

        let outcome = try await runReadOnly(["list"])

        #expect(outcome.status == 0)
        #expect(outcome.output == before.output && before.output.contains("Oat Drink"))
        #expect(outcome.error == before.error)
    }

    @Test(arguments: [["eat", "aa"], ["add", "Milk"], ["undo"], ["household", "create", "Cabin"]])
    func whenSomethingIsToBeChanged_shouldSayWhyNot(arguments: [String]) async throws {
        let outcome = try await runReadOnly(arguments)

        #expect(outcome.status == 74)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error == "kif-scan: the database cannot be used: Read-only file system\n")
    }

    /// Runs the command while its home is mounted read-only, in a name space that ends with it.
    private func runReadOnly(_ arguments: [String]) async throws -> KifScanProcess.Outcome {
        let process = try kif.prepared([])
        let program = try #require(process.executableURL).path
        let script = """
            mount --bind . . && mount -o remount,bind,ro . && cd "$PWD" || exit 99
            exec "$@"
            """
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["unshare", "-rm", "sh", "-c", script, "sh", program] + arguments
        return try await kif.outcome(of: process)
    }
}
