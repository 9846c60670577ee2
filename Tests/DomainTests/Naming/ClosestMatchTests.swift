import KeepItFreshDomain
import Testing

@Suite struct ClosestMatchTests {
    private let names = ["scan", "list", "parse", "household", "remind", "review", "eat"]

    @Test(arguments: [
        ("lst", "list"), ("lsit", "list"), ("LIST", "list"), ("revew", "review"), ("houshold", "household"),
        ("remnid", "remind"), ("scann", "scan"),
    ])
    func whenLettersAreWrong_shouldFindTheName(text: String, name: String) {
        #expect(ClosestMatch.nearest(to: text, in: names) == name)
    }

    @Test(arguments: ["", "x", "milk", "photo", "list-of-things", "lits!!"])
    func whenNoNameIsSimilar_shouldFindNone(text: String) {
        #expect(ClosestMatch.nearest(to: text, in: names) == nil)
    }

    @Test func whenSeveralAreEquallyClose_shouldReturnTheFirst() {
        #expect(ClosestMatch.nearest(to: "bat", in: ["cat", "eat"]) == "cat")
    }
}
