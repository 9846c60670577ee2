import KIFTestSupport
import KeepItFreshPlatform
import Testing

@Suite struct ChildProcessTests {
    @Test(arguments: [("exit 0", true), ("exit 3", false), ("kill -9 $$", false)])
    func whenRun_shouldSayWhetherItSucceeded(script: String, succeeds: Bool) async {
        #expect(await ChildProcess.runInBackground("/bin/sh", ["-c", script]) == succeeds)
    }

    @Test func whenGivenInput_shouldReadItToTheEnd() {
        let text = String(repeating: "milk\n", count: 50_000)

        #expect(ChildProcess.run("/bin/sh", ["-c", "[ $(wc -l) = 50000 ]"], input: text))
    }

    @Test func whenInputIsLeftUnread_shouldNotEndThisProcess() {
        #expect(ChildProcess.run("/bin/true", [], input: String(repeating: "x", count: 1_000_000)))
    }

    @Test func whenGivenAnEnvironment_shouldHaveNoOther() {
        #expect(
            ChildProcess.run("/bin/sh", ["-c", "[ \"$KIF_A\" = 1 ] && [ -z \"$HOME\" ]"], environment: ["KIF_A": "1"]))
    }

    @Test func whenThereIsNoSuchProgram_shouldFail() {
        #expect(!ChildProcess.run("/nonexistent/program", []))
        #expect(ChildProcess.find("sh", in: "/nonexistent:/bin") == "/bin/sh")
        #expect(ChildProcess.find("no-such-program", in: "/bin") == nil)
    }
}
