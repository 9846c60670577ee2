import KeepItFreshDomain
import Testing

@Suite struct NearNameTests {
    private let names = ["scan", "list", "parse", "household", "remind", "review", "eat"]

    @Test(arguments: [
        ("lst", "list"), ("lsit", "list"), ("LIST", "list"), ("revew", "review"), ("houshold", "household"),
        ("remnid", "remind"), ("scann", "scan"),
    ])
    func whenLettersAreWrong_shouldFindTheName(text: String, name: String) {
        #expect(NearName.nearest(to: text, in: names) == name)
    }

    @Test(arguments: ["", "x", "milk", "photo", "list-of-things", "lits!!"])
    func whenNothingIsNear_shouldFindNone(text: String) {
        #expect(NearName.nearest(to: text, in: names) == nil)
    }

    @Test func whenSeveralAreAsNear_shouldTakeTheFirst() {
        #expect(NearName.nearest(to: "bat", in: ["cat", "eat"]) == "cat")
    }
}
