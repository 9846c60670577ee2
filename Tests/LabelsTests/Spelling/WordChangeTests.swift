import Testing

@testable import KeepItFreshLabels

struct WordChangeTests {
    private func words(_ changes: [WordChange]) -> Set<String> {
        Set(changes.map { $0.words.joined(separator: " ") })
    }

    @Test(arguments: [
        ("creme", ["crème", "crémé"], ["creme", "creem"]), ("fraiches", ["fraîches"], []),
        ("crème", ["crêmè"], ["creme"]),
    ])
    func `other marks are those of the languages, and none is taken away`(
        word: String, others: [String], not: [String]
    ) {
        let found = words(WordChange.marks(of: word, in: ["fr"]))
        #expect(found.isSuperset(of: others) && found.isDisjoint(with: not))
        #expect(words(WordChange.marks(of: word, in: ["en"])).isDisjoint(with: others))
    }

    @Test
    func `marks that the languages lack are taken away`() {
        #expect(words(WordChange.marks(of: "bouíllon", in: ["fr"])) == ["bouillon", "bouîllon", "bouïllon"])
        #expect(WordChange.marks(of: "bouíllon", in: ["de"]).map(\.kind) == [.foreignMarks])
        #expect(WordChange.marks(of: "süß", in: ["de"]).allSatisfy { $0.kind == .marks })
    }

    @Test(arguments: [("caramel", "cararnel"), ("chèvre", "chèure"), ("tartiner", "tarliner"), ("mild", "milcl")])
    func `letters and pairs are replaced by what looks like them`(word: String, read: String) {
        #expect(words(WordChange.alike(to: read)).contains(word))
    }

    @Test(arguments: [("flocken", "locken"), ("biocoop", "biocop"), ("crème", "crèm"), ("öl", "ö")])
    func `letters are missing at the ends, or of two`(word: String, read: String) {
        #expect(words(WordChange.edges(of: read, in: ["de"])).contains(word) == (read.count > 2))
    }

    @Test(arguments: [
        ("francette", "srancette"), ("poşet", "poet"), ("olive", "solive"), ("kellogg", "kelloyg"),
    ])
    func `any letter may be another`(word: String, read: String) {
        let found = words(WordChange.anyLetter(of: read, in: ["tr"]))
        #expect(found.contains(word) && !found.contains(read))
    }

    @Test
    func `joined words are parted at an apostrophe or after a particle`() {
        #expect(words(WordChange.parts(of: "dolive", in: ["fr"])) == ["d’ olive"])
        #expect(WordChange.parts(of: "dolive", in: ["de"]).isEmpty)
        #expect(words(WordChange.parts(of: "auxnoix", in: ["fr"])) == ["aux noix"])
        #expect(WordChange.parts(of: "biocoop", in: ["fr"]).isEmpty)
    }

    @Test(arguments: ["", "ab", "日本茶", "tarte2", "tarte d", String(repeating: "é", count: 40)])
    func `text that is no word has no changes`(text: String) {
        let all =
            WordChange.marks(of: text, in: ["fr"]) + WordChange.alike(to: text) + WordChange.edges(of: text, in: ["fr"])
            + WordChange.anyLetter(of: text, in: ["fr"]) + WordChange.parts(of: text, in: ["fr"])
        #expect(all.isEmpty)
    }

    @Test
    func `a long word has no more changes than can be looked up`() {
        let word = String(repeating: "éa", count: 12)
        #expect(WordChange.marks(of: word, in: ["fr", "pt"]).count < 600)
        #expect(WordChange.anyLetter(of: word, in: ["fr", "pt"]).count < 3_000)
    }
}
